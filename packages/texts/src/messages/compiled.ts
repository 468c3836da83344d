import type { Message } from '../format.ts';
import type { AfterKey } from './after/en.ts';
import type { MessageKey } from './en.ts';

/** One language's messages after scripts/compile.mjs: token lists instead of ICU text. */
export type CompiledMessages = Readonly<Record<Exclude<MessageKey, AfterKey>, Message>>;

/** The same for what is said after a game, which the first page does not need. */
export type CompiledAfter = Readonly<Record<AfterKey, Message>>;

/** The same for lines told to the one they are about, by key and name: `log.draw@who`. */
export type ToYou = Readonly<Record<string, Message>>;
