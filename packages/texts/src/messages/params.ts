import type { en } from './en.ts';

type Head<Rest extends string> = Rest extends `${infer Inside}}${string}` ? Inside : never;
type Name<Inside extends string> = Inside extends `${infer Before},${string}` ? Before : Inside;
/** What stands in the braces of a plural's branch is text, not a name. */
type OnlyName<Text extends string> = Text extends `${string} ${string}` | `${string}#${string}` ? never : Text;

/** The names in the braces of a message, those inside the branches of a plural included. */
type Names<Message extends string> = Message extends `${string}{${infer Rest}`
  ? OnlyName<Name<Head<Rest>>> | Names<Rest>
  : never;

type Counted<Inside extends string> = Inside extends `${infer Before}, plural${string}` ? OnlyName<Before> : never;
/** Those that a plural counts. */
type Counts<Message extends string> = Message extends `${string}{${infer Rest}`
  ? Counted<Head<Rest>> | Counts<Rest>
  : never;

type English = typeof en;

/** The parameters of a message, read off its English text: what a plural counts is a number, anything else a `Thing`. */
export type ParamsOf<Key extends keyof English, Thing = string | number> = {
  readonly [P in Names<English[Key]>]: P extends Counts<English[Key]> ? number : Thing;
};
