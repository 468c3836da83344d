import type { Game, MoveError } from '@sixgun/engine';
import type { Words } from './words.ts';

const CODE = /^(([A-H]): .*— refused: [a-z0-9-]+)(?: \([^)]*\))?\.$/;

/** A refused line with its reason in words instead of the numbers behind the code. */
export function refusalText(g: Game, words: Words, { message, why, details }: MoveError): string {
  const [, code, by] = CODE.exec(message) ?? [];
  if (code === undefined) return message;
  const sentence = words.why(g, by.charCodeAt(0) - 65, { line: [], why, details });
  return sentence === why ? `${code}.` : `${code}. ${sentence}`;
}
