import type { Server } from 'node:http';

export function serve(port?: number, folder?: string): Promise<{ server: Server; address: string }>;
