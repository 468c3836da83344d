import * as v from 'valibot';
import { readStored, writeStored } from '../state/browser-storage.ts';
import { Store } from '../state/store.ts';

const KEY = 'sixgun.learn';

const stored = v.object({
  /** Moves made in a lesson that was left. */
  begun: v.fallback(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))), {}),
  /** Lessons that are done and puzzles that are solved. */
  done: v.fallback(v.array(v.string()), []),
});

type Progress = v.InferOutput<typeof stored>;

export const progress = new Store<Progress>(readStored(KEY, stored) ?? { begun: {}, done: [] });

function change(part: Partial<Progress>): void {
  progress.set(part);
  writeStored(KEY, progress.get());
}

export const madeIn = (lesson: string): number => progress.get().begun[lesson] ?? 0;

export function noteMoves(lesson: string, made: number): void {
  if (madeIn(lesson) !== made) change({ begun: { ...progress.get().begun, [lesson]: made } });
}

export function noteDone(id: string): void {
  const { begun, done } = progress.get();
  const { [id]: _left, ...others } = begun;
  change({ begun: others, done: done.includes(id) ? done : [...done, id] });
}
