import { CODES, type Code } from '@sixgun/protocol';

/**
 * Why the server did not do something; `offline` when it cannot be reached, or there is none behind this page;
 * `not-yet` for whoever is out by a move that can still be taken back.
 */
export type Trouble = Code | 'offline' | 'not-yet';

export class Refused extends Error {
  readonly code: Trouble;
  constructor(code: Trouble) {
    super(code);
    this.code = code;
  }
}

const isCode = (value: unknown): value is Code => CODES.includes(value as Code);

/** The code behind anything that was thrown on the way to the server. */
export const troubleOf = (error: unknown): Trouble => (error instanceof Refused ? error.code : 'offline');

/** Calls a route of the server the page came from. Throws `Refused`. */
export async function call<T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new Refused('offline');
  }
  if (response.status === 204) return undefined as T;
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  // Whoever answers with anything else is no server of tables.
  const answer: unknown = isJson ? await response.json().catch(() => null) : null;
  if (response.ok && answer !== null) return answer as T;
  const code = (answer as { code?: unknown } | null)?.code;
  throw new Refused(isCode(code) ? code : 'offline');
}
