import type { TableState } from '../story/table-state.ts';
import { NOBODY } from './grounds.ts';

type Known = Pick<TableState, 'info' | 'view' | 'facts' | 'chronicle'>;

/** A table at which nobody is asked and nothing is being shown yet, but for what is said of it. */
export const freshState = (known: Known & Partial<TableState>): TableState => ({
  decision: null,
  open: null,
  grave: null,
  mayTakeBack: false,
  path: [],
  arriving: new Set(),
  deal: null,
  sheet: null,
  bubble: null,
  peek: null,
  showing: false,
  skipping: false,
  shared: false,
  taught: null,
  mayHint: false,
  hint: null,
  odds: null,
  grounds: {},
  speaking: NOBODY,
  replayed: null,
  afterwards: null,
  company: false,
  ...known,
});
