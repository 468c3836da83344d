import { countingOf } from './counting.ts';

/** A message as scripts/compile.mjs leaves it: text, parameters, and what depends on a number. */
export type Message = readonly (string | Parameter | Plural)[];
type Parameter = readonly [name: string];
type Plural = readonly [name: string, type: 'plural', cases: Cases];
/** By category of the language, or by the number itself; a number sign in it stands for the number. */
type Cases = Readonly<Record<string, Message>>;

export type Params = Readonly<Record<string, string | number>>;
export type Format = (message: Message, params?: Params) => string;

/** Puts parameters into messages the way one language counts and writes numbers. */
export function formatOf(language: string): Format {
  const { category, digits } = countingOf(language);

  const casesOf = (cases: Cases, count: number): Message =>
    cases[String(count)] ?? cases[category(count)] ?? cases.other ?? [];

  const format = (message: Message, params: Params, number: string): string =>
    message
      .map((token) => {
        if (typeof token === 'string') return token === '#' && number !== '' ? number : token;
        const [name, , cases] = token;
        const value = Object.hasOwn(params, name) ? params[name] : '';
        if (cases === undefined) return String(value);
        return format(casesOf(cases, Number(value)), params, digits(Number(value)));
      })
      .join('');

  return (message, params = {}) => format(message, params, '');
}
