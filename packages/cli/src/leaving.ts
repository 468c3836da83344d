import { setMaxListeners } from 'node:events';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const FAILED = 1;
/** What a shell expects of a program that a signal has ended. */
const BY_SIGNAL = 128;

export interface Leaving {
  /** Aborted when the game has to stop; a prompt that listens to it gives up and puts the terminal right. */
  signal: AbortSignal;
  done(): void;
}

/** Hears of every way to leave a game but the menu: Ctrl-C, Ctrl-D, the terminal's end and the system's signals. */
export function listenForLeaving(): Leaving {
  const controller = new AbortController();
  const leave = (): void => controller.abort();
  // Every prompt of the game listens to the one signal.
  setMaxListeners(0, controller.signal);
  const onKey = (_text: string | undefined, key: { ctrl?: boolean; name?: string } | undefined): void => {
    if (key?.ctrl === true && (key.name === 'c' || key.name === 'd')) leave();
  };
  const onSignal = (name: (typeof SIGNALS)[number]): void => {
    process.exitCode = BY_SIGNAL + constants.signals[name];
    leave();
  };
  // A prompt whose terminal is gone fails where nobody can catch it; the record is written on the way out.
  const onError = (error: NodeJS.ErrnoException): void => {
    const lost = error.code === 'EIO' || error.code === 'ENXIO';
    console.error(lost ? 'The terminal is gone.' : error);
    process.exit(lost ? BY_SIGNAL + constants.signals.SIGHUP : FAILED);
  };
  process.on('uncaughtException', onError);
  process.stdin.on('keypress', onKey).on('end', leave).on('error', leave);
  // When nobody reads any more the record must be written all the same; so this listener stays to the very end.
  process.stdout.on('error', leave);
  for (const name of SIGNALS) process.on(name, onSignal);
  return {
    signal: controller.signal,
    done() {
      process.stdin.off('keypress', onKey).off('end', leave);
      for (const name of SIGNALS) process.off(name, onSignal);
      process.off('uncaughtException', onError);
    },
  };
}
