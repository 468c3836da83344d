import type { Message } from '../format.ts';
import type { MessageKey } from './en.ts';

/** One language's messages, or a part of them, after scripts/compile.mjs: token lists instead of ICU text. */
export type CompiledMessages = Readonly<Partial<Record<MessageKey, Message>>>;

/** The same for lines told to the one they are about, by key and name: `log.draw@who`. */
export type ToYou = Readonly<Record<string, Message>>;
