import type { Format, Message, Params } from '../format.ts';
import { cases, type Forms } from './forms.ts';

export type CompiledSentences = Readonly<Record<string, Message>>;

export interface Declension {
  /** The forms of a name in its cases; none for a name that was typed. */
  formsOf(name: string): Forms | undefined;
  /** The sentence with declined names (`to_acc` beside `to`), or null where one of them has no forms. */
  say(key: string, params: Params): string | null;
}

/** A language without cases says everything as it is. */
export const noCases: Declension = { formsOf: () => undefined, say: () => null };

/** Parameters of a message that ask for a case. */
function casesIn(message: Message): string[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , branches] = token;
    return branches === undefined ? (name.includes('_') ? [name] : []) : Object.values(branches).flatMap(casesIn);
  });
}

export function declensionOf(
  names: Readonly<Record<string, readonly string[]>>,
  sentences: CompiledSentences,
  format: Format,
): Declension {
  return {
    formsOf(name) {
      if (!Object.hasOwn(names, name)) return undefined;
      return Object.fromEntries(cases.map((each, i) => [each, names[name][i]])) as Forms;
    },
    say(key, params) {
      if (!Object.hasOwn(sentences, key)) return null;
      const sentence = sentences[key];
      return casesIn(sentence).every((name) => Object.hasOwn(params, name)) ? format(sentence, params) : null;
    },
  };
}
