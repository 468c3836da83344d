import { PASS } from '@sixgun/engine';
import { useEffect } from 'preact/hooks';
import { paced } from '../motion/timing.ts';
import type { TableState } from '../story/table-state.ts';
import { isHopeless, stakeOf } from './at-stake.ts';
import type { Controller } from './controller.ts';

const WAIT = 4000;

/** Nothing helps and it is not the last life: there is nothing to decide, unless others wait to see how one takes it. */
export function goesByItself(state: TableState): boolean {
  const stake = stakeOf(state);
  if (state.company) return false;
  return isHopeless(state) && state.decision?.question.ask === 'answer' && stake !== null && stake.to > 0;
}

/** What cannot be answered goes on by itself after a while; the last life is never taken so. */
export function useHelpless(state: TableState, control: Controller): void {
  const helpless = goesByItself(state);
  const id = state.decision?.id;
  useEffect(() => {
    const time = paced(WAIT);
    if (!helpless || time === 0) return undefined;
    const timer = setTimeout(() => control.choose([PASS]), time);
    return () => clearTimeout(timer);
  }, [helpless, id, control]);
}
