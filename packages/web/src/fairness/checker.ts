import type { Checked, FromReplay, SeenBefore, ToReplay } from '../worker/replay.ts';

/** Has a record checked away from the page: a whole game is played on the way. */
export function checkRecord(record: string, seen: SeenBefore): Promise<Checked> {
  const worker = new Worker(new URL('../worker/replay.ts', import.meta.url), { type: 'module' });
  return new Promise<Checked>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromReplay | { t: 'trouble'; message: string }>) => {
      if (data.t === 'checked') resolve(data);
      else if (data.t === 'trouble') reject(new Error(data.message));
    };
    worker.onerror = (event) => reject(new Error(event.message));
    const message: ToReplay = { t: 'verify', record, seen };
    worker.postMessage(message);
  }).finally(() => worker.terminate());
}
