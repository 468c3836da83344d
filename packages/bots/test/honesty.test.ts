import {
  CardGame,
  DiceGame,
  determinize,
  fastRng,
  firstSeat,
  type Game,
  gameKind,
  headerOf,
  type NewGame,
  newMatch,
  ownOf,
  PUBLIC,
  redact,
  type SeatEvent,
  type State,
  standpointOf,
  type Told,
  viewOf,
} from '@sixgun/engine';
import { describe, expect, it } from 'vitest';
import { nextMove, playerCalled, questionFor } from '../src/index.ts';

const SALOON = { 'saloon-dice': true, 'chief-arrow': true, 'special-roles': true, 'new-characters': true, ghost: true };
const SETUPS: Record<string, Omit<NewGame, 'seed'>> = {
  'card, base': { players: 5 },
  'card, everything': { players: 7, packs: 'all' },
  'dice, base': { game: 'dice', players: 5 },
  'dice, old saloon': { game: 'dice', players: 8, packs: ['base', 'old-saloon'], variants: SALOON },
};
const LEVELS = ['greenhorn', 'gunslinger:6', 'legend:12'] as const;
const MOVES = 90;
const EVERY = 6;

const reopened = (g: Game) => (state: State) =>
  g instanceof CardGame ? new CardGame(g.rules, state) : new DiceGame((g as DiceGame).rules, state);

describe('a player knows only what its seat knows', () => {
  for (const [name, setup] of Object.entries(SETUPS))
    it(`answers the same, for the same reason, on every deal of what it cannot see: ${name}`, {
      timeout: 60_000,
    }, () => {
      const header = headerOf({ ...setup, seed: 7 });
      const empty = gameKind(header.game).empty(header);
      const history: Told[] = [];
      const heard = { first: viewOf(empty, PUBLIC), events: [] as SeatEvent[] };
      const match = newMatch({ ...setup, seed: 7 }, (event) => {
        if (event.e === 'tell') history.push(event.told);
        const openly = redact(event, PUBLIC, empty.rules);
        if (openly !== null) heard.events.push(openly);
      });
      const g = match.game;
      const bots = header.names.map(() => playerCalled('greenhorn'));
      let compared = 0;
      for (let move = 0; move < MOVES && !g.s.over; move++) {
        if (move % EVERY === 0) {
          const seat = firstSeat(g.asked);
          const other = determinize(standpointOf(g, seat), ownOf(g, seat), g.rules, reopened(g), fastRng(move));
          for (const level of LEVELS) {
            const ask = (table: Game) =>
              playerCalled(level).think?.(questionFor(table, seat, [], history, fastRng(`think:${move}`), () => heard));
            expect(ask(other), `${level}, move ${move}`).toEqual(ask(g));
            expect(ask(g), `${level} again, move ${move}`).toEqual(ask(g));
            compared++;
          }
        }
        const made = nextMove(
          g,
          bots,
          history,
          () => fastRng(move),
          () => heard,
        );
        if (made === null) throw new Error('Nobody moves.');
        match.move(made.seat, made.picks);
      }
      expect(compared).toBeGreaterThan(9);
    });
});
