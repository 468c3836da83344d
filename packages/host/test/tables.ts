import { players } from '@sixgun/bots';
import { fastRng, headerOf, type NewGame, nextBelow, seatsOf } from '@sixgun/engine';
import { Host, type Seating } from '../src/index.ts';

export const FOUR_SETS = ['base', 'dodge-city', 'high-noon', 'fistful-of-cards', 'wild-west-show'];
const SALOON = { 'saloon-dice': true, 'chief-arrow': true, 'special-roles': true, 'new-characters': true, ghost: true };

/** Set-ups of both games, windows among them. */
export const SETUPS: Record<string, Omit<NewGame, 'seed'>> = {
  'card, base': { players: 5, variants: { 'two-characters': true } },
  'card, four sets': { players: 7, packs: FOUR_SETS },
  'card, valley of shadows': { players: 6, packs: ['base', 'valley-of-shadows'] },
  'dice, base': { game: 'dice', players: 5 },
  'dice, old saloon': { game: 'dice', players: 8, packs: ['base', 'old-saloon'], variants: SALOON },
};

/** People on the first so many seats, bots on the others. */
export const seating = (seats: number, seed: string | number, people: number): Seating => ({
  bots: Array.from({ length: seats }, (_, seat) => (seat < people ? null : players.rule)),
  botKey: `bots ${seed}`,
});

export function table(setup: Omit<NewGame, 'seed'>, seed: string | number, people = 8): Host {
  const header = headerOf({ ...setup, seed });
  return Host.deal(header, seating(header.players, seed, people));
}

/** Whoever may move now: mostly one of those who owe an answer, now and then somebody beside it. */
export function someSeat(host: Host, rng: number[]): number {
  const { asked, standing } = host.waiting();
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

export const chance = (text: string): number[] => fastRng(text);
