import type { Connect } from '@sixgun/protocol';

/** A call that nobody takes is given up; browsers wait for minutes, and the network may be back long before. */
const UNANSWERED = 8000;

/** The browser's socket; the cookie says who comes. */
export const browserSocket: Connect = (url, events) => {
  const socket = new WebSocket(url);
  const stop = later(UNANSWERED, () => socket.close());
  socket.onopen = () => {
    stop();
    events.open();
  };
  socket.onmessage = ({ data }) => events.message(String(data));
  socket.onclose = ({ code }) => {
    stop();
    events.closed(code);
  };
  return { send: (text) => socket.send(text), close: () => socket.close() };
};

export const socketAddress = (table: string): string => `${location.origin.replace(/^http/, 'ws')}/ws/${table}`;

export function later(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Twelve characters that nobody else makes. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => LETTERS[byte & 63]).join('');
