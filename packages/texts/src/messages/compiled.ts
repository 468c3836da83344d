import type { Message } from '../format.ts';
import type { MessageKey } from './en.ts';

/** One language's messages after scripts/compile.mjs: token lists instead of ICU text. */
export type CompiledMessages = Readonly<Record<MessageKey, Message>>;
