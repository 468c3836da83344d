import {
  fastRng,
  type Game,
  gameKind,
  headerOf,
  type NewGame,
  newMatch,
  PUBLIC,
  redact,
  type SeatEvent,
  type Side,
  type Told,
  type View,
  viewOf,
} from '@sixgun/engine';
import type { Bot } from '../src/bot.ts';
import { nextMove } from '../src/turns.ts';

const LONGEST_GAME = 20_000;

/** Plays a whole game of bots; `at` is called before every move. */
export function playGame(
  setup: NewGame,
  botOf: (g: Game, seat: number) => Bot,
  at: (g: Game, heard: { first: View; events: SeatEvent[] }) => void = () => {},
): Side | '' {
  const header = headerOf(setup);
  const kind = gameKind(header.game);
  const history: Told[] = [];
  const heard = { first: viewOf(kind.empty(header), PUBLIC), events: [] as SeatEvent[] };
  const { rules } = kind.empty(header);
  const match = newMatch(setup, (event) => {
    if (event.e === 'tell') history.push(event.told);
    const openly = redact(event, PUBLIC, rules);
    if (openly !== null) heard.events.push(openly);
  });
  const g = match.game;
  const bots = header.names.map((_, seat) => botOf(g, seat));
  const rng = fastRng(`bots:${setup.seed}`);
  for (let moves = 0; !g.s.over; moves++) {
    if (moves > LONGEST_GAME) throw new Error(`The game ${header.seed} does not end.`);
    at(g, heard);
    const move = nextMove(
      g,
      bots,
      history,
      () => rng.slice(),
      () => heard,
    );
    rng[0] = (rng[0] + 1) | 0;
    if (move === null) throw new Error('Nobody moves.');
    match.move(move.seat, move.picks);
  }
  return kind.winner(g);
}
