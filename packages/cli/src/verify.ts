import { letter, parseRecord } from '@sixgun/engine';
import { verify } from '@sixgun/host';
import { InputError, readText } from './input.ts';

export interface VerifyReport {
  ok: boolean;
  lines: string[];
}

const SALT = /^[0-9a-f]{32}$/;

/** Checks a record against what was promised before its deal; the lines are for people. */
export function verifyFile(file: string, salt: string | undefined): VerifyReport {
  if (salt !== undefined && !SALT.test(salt))
    throw new InputError('--salt: a salt is 32 hexadecimal digits in small letters.');
  const text = readText(file);
  const verdict = verify(text, { salt });
  if (!verdict.ok) return { ok: false, lines: [`${file}: ${verdict.reason}`] };
  const { names } = parseRecord(text).header;
  const missing = verdict.withheld.map((seat) => `${letter(seat)} ${names[seat]}`);
  return {
    ok: true,
    lines: [
      `${file}: dealt as promised, played as written.`,
      ...(missing.length === 0 ? [] : [`No salt came from: ${missing.join(', ')}.`]),
      ...(salt === undefined ? [] : ['Your salt went into the deal.']),
    ],
  };
}
