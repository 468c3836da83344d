import { contentKey, hasSeat } from '@sixgun/engine';
import type { Host } from '@sixgun/host';
import { wilson } from './statistics.ts';

const PARTS = ['sheriff', 'deputy', 'outlaw', 'renegade'] as const;
type Part = (typeof PARTS)[number];

/** A share with its 95 % confidence interval. */
interface Share {
  played: number;
  rate: number;
  low: number;
  high: number;
}

/** What the balance page draws. */
export interface Balance {
  game: string;
  packs: readonly string[];
  variants: Readonly<Record<string, boolean | string>>;
  bots: readonly string[];
  seed: string;
  games: number;
  /** How often each role has won, by number of players. */
  roles: ({ players: number; role: Part } & Share)[];
  /** How often whoever had a character has won, and how often their roles win at the same tables. */
  characters: ({ id: string; expected: number } & Share)[];
  /** Turns of a game: the median by number of players, and how many games ended within each step. */
  turns: { median: number; medians: { players: number; turns: number }[]; step: number; games: number[] };
}

interface Seat {
  part: Part;
  character: string;
}

interface Count {
  played: number;
  won: number;
}

const DIGITS = 10_000;
const rounded = (n: number): number => Math.round(n * DIGITS) / DIGITS;

function shareOf({ played, won }: Count): Share {
  const [low, high] = wilson(won, played);
  return { played, rate: rounded(won / played), low: rounded(low), high: rounded(high) };
}

/** Who sits where at the beginning: what they are later, they have become. */
export function seatsAt({ game: g }: Host): Seat[] {
  const { rules, s } = g;
  const pieceIn = (zone: string, seat: number): number => s.zones[rules.first[zone] + seat][0];
  return Array.from({ length: rules.players }, (_, seat) => {
    const { def, sort } = rules.faces[pieceIn('role', seat)];
    const character = rules.faces[pieceIn('character', seat)].def;
    return {
      part: (sort ?? rules.defs[def].id) as Part,
      character: contentKey(rules, character).split('/').at(-1) ?? '',
    };
  });
}

/** A game that is over, as far as it is counted. */
export interface Ended {
  players: number;
  /** Set of seats. */
  winners: number;
  turns: number;
  seats: readonly Seat[];
}

export const endedOf = ({ header, game, history }: Host, seats: readonly Seat[]): Ended => ({
  players: header.players,
  winners: game.s.winners,
  turns: history.filter(({ what }) => what === 'turn').length,
  seats,
});

const STEP = 6;

/** Counts games that have ended, for those who ask whether it is fair. */
export class BalanceCount {
  private games = 0;
  private readonly roles = new Map<string, Count>();
  private readonly characters = new Map<string, Count & { tables: Map<string, number> }>();
  private readonly turns = new Map<number, number[]>();

  add({ players, winners, turns, seats }: Ended): void {
    this.games++;
    seats.forEach(({ part, character }, seat) => {
      const won = hasSeat(winners, seat) ? 1 : 0;
      const table = `${players} ${part}`;
      const role = this.roles.get(table) ?? { played: 0, won: 0 };
      this.roles.set(table, { played: role.played + 1, won: role.won + won });
      const known = this.characters.get(character) ?? { played: 0, won: 0, tables: new Map<string, number>() };
      known.tables.set(table, (known.tables.get(table) ?? 0) + 1);
      this.characters.set(character, { played: known.played + 1, won: known.won + won, tables: known.tables });
    });
    this.turns.set(players, [...(this.turns.get(players) ?? []), turns]);
  }

  result({
    game,
    packs,
    variants,
    bots,
    seed,
  }: Pick<Balance, 'game' | 'packs' | 'variants' | 'bots' | 'seed'>): Balance {
    const all = [...this.turns.values()].flat();
    const steps = new Array<number>(Math.floor(Math.max(0, ...all) / STEP) + 1).fill(0);
    for (const turns of all) steps[Math.floor(turns / STEP)]++;
    const byPlayers = [...this.turns].sort(([a], [b]) => a - b);
    return {
      game,
      packs,
      variants,
      bots,
      seed,
      games: this.games,
      roles: byPlayers.flatMap(([players]) =>
        PARTS.flatMap((role) => {
          const count = this.roles.get(`${players} ${role}`);
          return count === undefined ? [] : [{ players, role, ...shareOf(count) }];
        }),
      ),
      characters: [...this.characters].map(([id, count]) => ({
        id,
        expected: this.expected(count.tables),
        ...shareOf(count),
      })),
      turns: {
        median: medianOf(all),
        medians: byPlayers.map(([players, turns]) => ({ players, turns: medianOf(turns) })),
        step: STEP,
        games: steps,
      },
    };
  }

  /** How often one wins with these roles at these tables, whoever one is. */
  private expected(tables: ReadonlyMap<string, number>): number {
    let [games, wins] = [0, 0];
    for (const [table, times] of tables) {
      const { played, won } = this.roles.get(table) ?? { played: 1, won: 0 };
      games += times;
      wins += (times * won) / played;
    }
    return rounded(wins / games);
  }
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
