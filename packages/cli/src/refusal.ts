import type { MoveError } from '@sixgun/engine';
import type { Words } from './words.ts';

const CODE = /— refused: [a-z-]+\.$/;

/** A refused line with its reason in words after the code. */
export function refusalText(words: Words, { message, refusal }: MoveError): string {
  return CODE.test(message) ? `${message} ${words.why(refusal)}` : message;
}
