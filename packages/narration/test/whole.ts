import { type Language, languages, loadTexts, type Texts } from '@sixgun/texts';
import { type Part, plain } from '../src/index.ts';

export const allTexts: Readonly<Record<Language, Texts>> = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await loadTexts(language)] as const)),
) as Record<Language, Texts>;

/** Gaps, leftovers of a template, raw keys, marks after a space. */
const HOLES =
  /undefined|null|NaN|[{}\uE000\uE001]|\s\s|\(\s*\)|^\s|\s$|\s[.,;!?](?!\d)|^[:.,]|-1|\b(log|prompt|why|ui|dice|card)[./][a-z-]+/;

/** What is wrong with a sentence; empty when it is whole. */
export function faultsOf(parts: readonly Part[]): string[] {
  const said = plain(parts);
  const faults: string[] = [];
  if (HOLES.test(said)) faults.push(`"${said}" has a hole`);
  if (!/[.!?]$/.test(said)) faults.push(`"${said}" does not end`);
  return faults;
}

/** A line of the story names nobody twice: whoever does something to himself has words of his own. */
export function faultsOfLine(parts: readonly Part[]): string[] {
  const seats = parts.flatMap((part) =>
    typeof part === 'object' && part.link && 'seat' in part.link ? part.link.seat : [],
  );
  const twice = new Set(seats).size < seats.length;
  return [...faultsOf(parts), ...(twice ? [`"${plain(parts)}" names somebody twice`] : [])];
}
