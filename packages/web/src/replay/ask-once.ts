import type { FromReplay, ToReplay } from '../worker/replay.ts';

/** Asks one thing of a worker of its own: a whole game is played on the way. */
export function askOnce<T extends FromReplay['t']>(message: ToReplay, t: T): Promise<Extract<FromReplay, { t: T }>> {
  const worker = new Worker(new URL('../worker/replay.ts', import.meta.url), { type: 'module' });
  return new Promise<Extract<FromReplay, { t: T }>>((resolve, reject) => {
    const isAnswer = (told: FromReplay): told is Extract<FromReplay, { t: T }> => told.t === t;
    worker.onmessage = ({ data }: MessageEvent<FromReplay | { t: 'trouble'; message: string }>) => {
      if (data.t === 'trouble') reject(new Error(data.message));
      else if (isAnswer(data)) resolve(data);
    };
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage(message);
  }).finally(() => worker.terminate());
}
