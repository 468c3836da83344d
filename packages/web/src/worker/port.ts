import type { ToPage } from '@sixgun/protocol';

/** The page's types describe a window; this is the little of a worker that is needed. */
interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: { data: unknown }) => void) | null;
}

const port = globalThis as unknown as Port;

export const send = <Message = ToPage>(message: Message): void => port.postMessage(message);

export const trouble = (error: unknown): void =>
  send<ToPage>({ t: 'trouble', message: error instanceof Error ? error.message : String(error) });

/** Hears one message after another: what is being kept must not be overtaken. */
export function listen<Message>(hear: (message: Message) => Promise<void> | void): void {
  let last: Promise<void> = Promise.resolve();
  port.onmessage = ({ data }) => {
    last = last.then(() => hear(data as Message)).catch(trouble);
  };
}

/** Answers each message with one of its own. */
export function answer<Question, Answer>(give: (question: Question) => Answer): void {
  port.onmessage = ({ data }) => port.postMessage(give(data as Question));
}
