import type { Box, SetupDoc } from '@sixgun/protocol';

export interface Guest {
  id: string;
  name: string;
  token: string;
}

/** The server's routes as a program calls them. */
export class Api {
  readonly base: string;
  private readonly boxes = new Map<string, Promise<Box>>();

  constructor(base: string) {
    this.base = base.replace(/\/$/, '');
  }

  async call<T>(method: string, path: string, token: string | null, body?: unknown): Promise<T> {
    const response = await fetch(`${this.base}${path}`, {
      method,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`);
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return (isJson ? JSON.parse(text) : text) as T;
  }

  guest(name: string): Promise<Guest> {
    return this.call('POST', '/api/me', null, { name });
  }

  table(token: string, setup: SetupDoc): Promise<{ id: string; code: string }> {
    return this.call('POST', '/api/tables', token, setup);
  }

  box(hash: string): Promise<Box> {
    const known = this.boxes.get(hash) ?? this.call<Box>('GET', `/info/${hash}.json`, null);
    this.boxes.set(hash, known);
    known.catch(() => this.boxes.delete(hash));
    return known;
  }

  socket(table: string): string {
    return `${this.base.replace(/^http/, 'ws')}/ws/${table}`;
  }
}
