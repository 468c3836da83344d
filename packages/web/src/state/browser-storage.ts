import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** Storage may be full, forbidden, or hold what another version or another hand has left: the game goes on without it. */
export function readStored<S extends GenericSchema>(key: string, schema: S): InferOutput<S> | null {
  try {
    const text = localStorage.getItem(key);
    const read = safeParse(schema, text === null ? null : JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing to be done about it.
  }
}

const TRIAL = 'sixgun.trial';

/** Does this device keep what it is given? */
export function isKeeping(): boolean {
  try {
    localStorage.setItem(TRIAL, 'x'.repeat(100));
    localStorage.removeItem(TRIAL);
    return true;
  } catch {
    return false;
  }
}
