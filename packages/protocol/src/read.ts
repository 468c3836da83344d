import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { type ToClient, toClient } from './to-client.ts';
import { type ToServer, toServer } from './to-server.ts';

/** Trying one kind after another would make an issue of each that a message is not, several kilobytes a message. */
const BY_KIND: ReadonlyMap<unknown, (typeof toServer.options)[number]> = new Map(
  toServer.options.map((schema) => [schema.entries.t.literal, schema]),
);

/** A message of a client as text, or the code of what is wrong with it. */
export function readMessage(text: string): ToServer | 'form' | 'size' {
  if (text.length > LIMITS.frame) return 'size';
  return toServerFrom(parsed(text)) ?? 'form';
}

export function toServerFrom(value: unknown): ToServer | null {
  if (typeof value !== 'object' || value === null || !('t' in value)) return null;
  const schema = BY_KIND.get(value.t);
  if (schema === undefined) return null;
  const read = v.safeParse(schema, value);
  return read.success ? read.output : null;
}

/** For tests and for clients that do not trust their server; the page does without it. */
export function toClientFrom(value: unknown): ToClient | null {
  const read = v.safeParse(toClient, value);
  return read.success ? read.output : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
