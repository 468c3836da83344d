/** What comes from outside is bounded before it is read: no game comes near these. */
export const LONGEST_RECORD = 2_000_000;
export const LONGEST_LINE = 2_000;
export const LONGEST_TOKEN = 100;

/** The lines of a text, whichever way they end; numbers of lines are then those of an editor. */
export const splitLines = (text: string): string[] => text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n');

const isSpace = (text: string, at: number): boolean => text[at].trim() === '';

/** The words of a line; every kind of white space parts them. */
export function splitWords(line: string): string[] {
  const words: string[] = [];
  let from = -1;
  for (let i = 0; i < line.length; i++) {
    if (!isSpace(line, i)) {
      if (from < 0) from = i;
    } else if (from >= 0) {
      words.push(line.slice(from, i));
      from = -1;
    }
  }
  if (from >= 0) words.push(line.slice(from));
  return words;
}

/** A line without its comment, which begins with a number sign, where `apart` only after white space. */
export function withoutComment(line: string, apart = false): string {
  let at = line.indexOf('#');
  while (apart && at > 0 && !isSpace(line, at - 1)) at = line.indexOf('#', at + 1);
  return (at < 0 ? line : line.slice(0, at)).trim();
}

/** A move as people write it: a seat, a colon and tokens; null if it is none. */
export function parseMove(line: string): { seat: number; tokens: string[] } | null {
  const seat = line.charCodeAt(0) - 65;
  if (line.length > LONGEST_LINE || !(seat >= 0 && seat < 8) || line[1] !== ':') return null;
  const tokens = splitWords(line.slice(2));
  return tokens.length === 0 ? null : { seat, tokens };
}

const LONGEST_QUOTE = 60;
const LONGEST_QUOTED_LINE = 120;

const cutAt = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most)}…`);

/** What a foreign file holds must not push the advice out of sight. */
export const quoted = (text: string): string =>
  `"${cutAt(text, LONGEST_QUOTE).replace(/[\p{Cc}\p{Zl}\p{Zp}\uFFFD]/gu, ' ')}"`;

export const shortened = (line: string): string => cutAt(line, LONGEST_QUOTED_LINE);
