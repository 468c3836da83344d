import {
  fastRng,
  gameKind,
  hashGame,
  headerOf,
  type NewGame,
  newGame,
  newMatch,
  PUBLIC,
  redact,
  type SeatEvent,
  viewOf,
} from '@sixgun/engine';
import { describe, expect, it } from 'vitest';
import { nextMove, type PlayerName, playerCalled, playQuickly } from '../src/index.ts';

const SALOON = { 'saloon-dice': true, 'chief-arrow': true, 'special-roles': true, 'new-characters': true, ghost: true };
const SETUPS: Record<string, Omit<NewGame, 'seed'>> = {
  'card, base, three': { players: 3 },
  'card, base': { players: 5 },
  'card, everything': { players: 7, packs: 'all' },
  'dice, base': { game: 'dice', players: 5 },
  'dice, old saloon': { game: 'dice', players: 8, packs: ['base', 'old-saloon'], variants: SALOON },
};
const NAMES: readonly PlayerName[] = [
  'greenhorn',
  'greenhorn-careful',
  'legend:0',
  'greenhorn-hot-headed',
  'greenhorn-sly',
];
const GAMES = Number(process.env.SIXGUN_GAMES ?? 1);
const LIMIT = 20_000;

const seated = (players: number) =>
  Array.from({ length: players }, (_, seat) => playerCalled(NAMES[seat % NAMES.length]));

/** The same players, each asked with its view and nothing else. */
function playAsked(setup: NewGame): string {
  const header = headerOf(setup);
  const empty = gameKind(header.game).empty(header);
  const heard = { first: viewOf(empty, PUBLIC), events: [] as SeatEvent[] };
  const match = newMatch(setup, (event) => {
    const openly = redact(event, PUBLIC, empty.rules);
    if (openly !== null) heard.events.push(openly);
  });
  const bots = seated(setup.players);
  for (let moves = 0; !match.game.s.over && moves < LIMIT; moves++) {
    const move = nextMove(
      match.game,
      bots,
      [],
      () => fastRng(moves),
      () => heard,
    );
    if (move === null) throw new Error('Nobody moves.');
    match.move(move.seat, move.picks);
  }
  return hashGame(match.game);
}

describe('players who sit at the table itself make the moves they make when they are asked with a view', () => {
  for (const [name, setup] of Object.entries(SETUPS))
    it(name, () => {
      for (let seed = 1; seed <= GAMES; seed++) {
        const g = newGame({ ...setup, seed });
        playQuickly(g, seated(setup.players), LIMIT, { decisions: 0, counted: 0 });
        expect(hashGame(g), `seed ${seed}`).toBe(playAsked({ ...setup, seed }));
      }
    });
});
