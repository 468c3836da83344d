import { players } from '@sixgun/bots';
import { fastRng, headerOf, type NewGame, nextBelow, seatsOf } from '@sixgun/engine';
import { Host, type Meta, type Result, type Row, type Seating } from '../src/index.ts';

export const FOUR_SETS = ['base', 'dodge-city', 'high-noon', 'fistful-of-cards', 'wild-west-show'];
const SALOON = { 'saloon-dice': true, 'chief-arrow': true, 'special-roles': true, 'new-characters': true, ghost: true };

/** Set-ups of both games, windows among them. */
export const SETUPS: Record<string, Omit<NewGame, 'seed'>> = {
  'card, base': { players: 5, variants: { 'two-characters': true } },
  'card, four sets': { players: 7, packs: FOUR_SETS },
  'card, valley of shadows': { players: 6, packs: ['base', 'valley-of-shadows'] },
  'card, all packs': { players: 7, packs: 'all' },
  'dice, base': { game: 'dice', players: 5 },
  'dice, old saloon': { game: 'dice', players: 8, packs: ['base', 'old-saloon'], variants: SALOON },
};

/** People on the first so many seats, bots on the others. */
export const seating = (seats: number, seed: string | number, people: number): Seating => ({
  bots: Array.from({ length: seats }, (_, seat) => (seat < people ? null : players.rule)),
  botKey: `bots ${seed}`,
});

export const table = (setup: Omit<NewGame, 'seed'>, seed: string | number): Host =>
  Host.deal(headerOf({ ...setup, seed }));

export const META: Meta = { by: 'person', cid: null, at: 0, bank: 0 };

/** The rows of what had to be possible. */
export function rowsOf(result: Result): Row[] {
  if (!('rows' in result)) throw new Error(`That was refused: ${JSON.stringify(result)}.`);
  return result.rows;
}

export const move = (host: Host, seat: number, picks: readonly number[], cid: string | null = null): Row[] =>
  rowsOf(host.move(seat, host.q, picks, { ...META, cid }));

export const back = (host: Host, seat: number): Row[] => rowsOf(host.back(seat, host.q, META));

export const say = (host: Host, seat: number): Row[] => rowsOf(host.say(seat, META));

/** Whoever may move now: mostly one of those who owe an answer, now and then somebody beside it. */
export function someSeat(host: Host, rng: number[]): number {
  const { asked, standing } = host.game;
  const seats = seatsOf(standing !== 0 && nextBelow(rng, 6) === 0 ? standing : asked);
  return seats[nextBelow(rng, seats.length)];
}

/** A whole random move of this seat. */
export function randomMove(host: Host, seat: number, rng: number[]): number[] {
  const picks: number[] = [];
  for (;;) {
    const options = host.options(seat, picks);
    const { line, draft } = options[nextBelow(rng, options.length)];
    picks.push(...line);
    if (!draft) return picks;
  }
}

export const isSealed = (host: Host, seat: number): boolean => (host.game.s.sealed[seat] ?? null) !== null;

export const chance = (text: string): number[] => fastRng(text);
