import * as v from 'valibot';
import { readStored, writeStored } from './browser-storage.ts';
import { Store } from './store.ts';

export const BET_SIDES = ['law', 'outlaws', 'renegade'] as const;
export type BetSide = (typeof BET_SIDES)[number];

const KEY = 'sixgun.bets';
const stored = v.record(v.string(), v.picklist(BET_SIDES));
type Stored = Readonly<Partial<Record<string, BetSide>>>;

export type Bets = Stored;

/** Who has bet on whom, and the way to do it; once a game. */
export interface Betting {
  bets: Store<{ on: Bets }>;
  bet: (seat: number, side: BetSide) => void;
}

/** Which side each of the dead at this device believes in, in the game that is kept. */
export const bets = new Store<{ on: Stored }>({ on: readStored(KEY, stored) ?? {} });

function keep(on: Stored): void {
  bets.set({ on });
  writeStored(KEY, on);
}

export const bet = (seat: number, side: BetSide): void => keep({ ...bets.get().on, [seat]: side });

/** Another game, no bets. */
export const clearBets = (): void => keep({});
