import type { Server } from 'node:http';

export function serve(port?: number, folder?: string): Promise<{ server: Server; address: string }>;

export function portOf(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): number | null;
