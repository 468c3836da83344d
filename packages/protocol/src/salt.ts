import { sha256Hex } from '@sixgun/engine';

/** What a person sends before the secret meets the salts, so that no salt can be fitted to it. */
export const saltHash = (id: string, salt: string): string => sha256Hex(`sixgun-salt-1\n${id}\n${salt}`);
