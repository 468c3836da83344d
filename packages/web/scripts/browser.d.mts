import type { Browser } from 'playwright-core';

export function launchBrowser(path?: string): Promise<Browser>;
