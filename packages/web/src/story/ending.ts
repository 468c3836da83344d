import type { Told } from '@sixgun/engine';
import type { Line } from '@sixgun/narration';
import { isLoss } from './scene.ts';

/** How somebody left the game. */
export interface Death {
  seat: number;
  /** Number of the turn, counted from the first one of the game. */
  turn: number;
  by?: number | undefined;
  cause?: number | undefined;
  /** The line that told the last loss. */
  how?: Told['what'] | undefined;
  /** What the killer got or lost for it. */
  price: 'reward' | 'penalty' | null;
  /** Drawn for it, in all. */
  cards: number;
}

/** Everything that is counted of a game, by seat. */
export interface Tally {
  taken: readonly number[];
  lost: readonly number[];
  healed: readonly number[];
  stolen: readonly number[];
  dodged: readonly number[];
  deaths: readonly Death[];
  /** Who has cost others several lives in one turn, the costliest first. */
  streaks: readonly Streak[];
  /** Who has regained several lives in one turn, the most first. */
  heals: readonly Heal[];
  /** The blows players dealt each other, in their order. */
  blows: readonly Blow[];
}

interface Streak {
  by: number;
  turn: number;
  count: number;
}

interface Heal {
  healed: number;
  turn: number;
  count: number;
}

interface Blow {
  by: number;
  struck: number;
  turn: number;
  first: boolean;
}

/** Who is fined is rewarded by nothing that is worth a word. */
const paidFor = (death: Death, told: Extract<Told, { what: 'reward' | 'penalty' }>): Death =>
  told.what === 'reward'
    ? { ...death, price: death.price ?? 'reward', cards: death.cards + told.count }
    : { ...death, price: 'penalty' };

const killerOf = (told: Told): number | undefined => ('by' in told ? told.by : undefined);

/** Reads a whole story. */
export function tallyOf(lines: readonly Line[], players: number): Tally {
  const none = (): number[] => new Array(players).fill(0);
  const [taken, lost, healed, stolen, dodged] = [none(), none(), none(), none(), none()];
  const deaths: Death[] = [];
  const last = new Map<number, Told>();
  let turn = 0;
  const streaks = new Map<string, Streak>();
  const heals = new Map<string, Heal>();
  const blows: Blow[] = [];
  for (const { told } of lines) {
    if (told.what === 'turn') turn++;
    else if (told.what === 'heal') {
      healed[told.seat] += told.count;
      const count = told.count + (heals.get(`${turn} ${told.seat}`)?.count ?? 0);
      heals.set(`${turn} ${told.seat}`, { healed: told.seat, turn, count });
    } else if (told.what === 'take' || told.what === 'take-from-hand') stolen[told.seat]++;
    else if (told.what === 'shot-missed') dodged[told.seat]++;
    else if (told.what === 'dies') {
      const loss = last.get(told.seat);
      const cause = loss !== undefined && 'cause' in loss ? loss.cause : undefined;
      deaths.push({
        seat: told.seat,
        turn,
        by: loss === undefined ? undefined : killerOf(loss),
        cause,
        how: loss?.what,
        price: null,
        cards: 0,
      });
    } else if (told.what === 'reward' || told.what === 'penalty') {
      const death = deaths.at(-1);
      if (death !== undefined) deaths[deaths.length - 1] = paidFor(death, told);
    } else if (told.what !== 'over' && isLine(told) && isLoss(told)) {
      lost[told.seat] += told.count;
      last.set(told.seat, told);
      const by = killerOf(told);
      if (by === undefined || by === told.seat) continue;
      taken[by] += told.count;
      blows.push({ by, struck: told.seat, turn, first: blows.length === 0 });
      const count = told.count + (streaks.get(`${turn} ${by}`)?.count ?? 0);
      streaks.set(`${turn} ${by}`, { by, turn, count });
    }
  }
  return { taken, lost, healed, stolen, dodged, deaths, streaks: most(streaks), heals: most(heals), blows };
}

/** Several at once, the most of all first. */
const most = <T extends { count: number }>(all: ReadonlyMap<string, T>): T[] =>
  [...all.values()].filter(({ count }) => count >= LEAST).sort((a, b) => b.count - a.count);

const BRACKETS = ['over', 'discards', 'arrows'];
const isLine = (told: Line['told']): told is Told => !BRACKETS.includes(told.what);

export interface Award {
  kind: 'fastest' | 'target' | 'drinker' | 'thief' | 'slippery';
  seat: number;
  count: number;
}

/** Fewer than these are nothing to speak of. */
const LEAST = 2;
const MOST_AWARDS = 3;

/** Who stood out, each player for one thing at most. */
export function awardsOf(tally: Tally): Award[] {
  const kinds = [
    ['fastest', tally.taken],
    ['thief', tally.stolen],
    ['slippery', tally.dodged],
    ['drinker', tally.healed],
    ['target', tally.lost],
  ] as const;
  const awards: Award[] = [];
  for (const [kind, counts] of kinds) {
    const free = counts.map((count, seat) => (awards.some((award) => award.seat === seat) ? -1 : count));
    const count = Math.max(...free);
    if (count >= LEAST && awards.length < MOST_AWARDS) awards.push({ kind, seat: free.indexOf(count), count });
  }
  return awards;
}

export type Moment = Death | Streak | Heal | Blow;

const MOMENTS = 3;

/**
 * Three moments that decided a game: its last death, what was paid for one, the costliest turn; else further deaths,
 * further turns of the life curve, the first blow and the last ones; two of one turn only where no other turn is left.
 * Fewer only where there were no more.
 */
export function decisive({ deaths, streaks: [streak, ...streaks], heals, blows }: Tally): Moment[] {
  const end = deaths.at(-1);
  const paid = deaths.findLast((death) => death.price !== null && death !== end);
  const rest = deaths.filter((death) => death !== end && death !== paid).reverse();
  const all = [end, paid, streak, ...rest, ...streaks, ...heals, ...blows.slice(0, 1), ...blows.slice(1).reverse()];
  const known = all.filter((each) => each !== undefined);
  const isFirst = ({ turn }: Moment, i: number): boolean => known.findIndex((each) => each.turn === turn) === i;
  const chosen = [...known.filter(isFirst), ...known.filter((each, i) => !isFirst(each, i))].slice(0, MOMENTS);
  return chosen.sort((a, b) => a.turn - b.turn);
}
