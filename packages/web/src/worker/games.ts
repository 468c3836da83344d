import {
  CardGame,
  type CardRules,
  cardRules,
  contentKey,
  dealtRng,
  distance,
  emptyState,
  fastRng,
  type Game,
  gameKind,
  type Header,
  handLimit,
  newCardGame,
  type Rules,
  reach,
  type State,
  type View,
  viewOf,
} from '@sixgun/engine';
import type { DefInfo, Facts } from '../protocol.ts';

/** What the table asks of a game beyond the kernel. */
export interface GameKit {
  /** Deals the game its header names; `sink` hears the deal itself. */
  start(header: Header, sink: NonNullable<Game['sink']>): Game;
  /** What a seat sees before anything has happened. */
  firstView(header: Header, me: number): View;
  reopen(rules: Rules, state: State): Game;
  facts(g: Game, me: number): Facts;
  describe(rules: Rules): DefInfo[];
}

const seatsOf = (g: Game): number[] => Array.from({ length: g.rules.players }, (_, seat) => seat);

/** The generator a record's seed names, as the engine reads it. */
function generatorOf(seed: string): number[] {
  const [kind, number] = seed.split(':');
  return kind === 'fast' ? fastRng(number) : dealtRng(number);
}

const card: GameKit = {
  start: (header, sink) => newCardGame(cardRules(header), generatorOf(header.seed), header.previous, sink),
  firstView(header, me) {
    const rules = cardRules(header);
    return viewOf(new CardGame(rules, emptyState(rules, fastRng(0))), me);
  },
  reopen: gameKind('card').reopen,
  facts(g, me) {
    const table = g as CardGame;
    const seats = seatsOf(g);
    return {
      distance: seats.map((seat) => (table.inPlay(seat) && table.inPlay(me) ? distance(table, me, seat) : -1)),
      reach: seats.map((seat) => (table.inPlay(seat) ? reach(table, seat) : -1)),
      surplus: Math.max(0, table.hand(me).length - handLimit(table, me)),
      backwards: table.askTable(table.q.direction, 1) < 0,
      mustPlay: table.askTable(table.q.mustPlay, -1, me),
    };
  },
  describe(rules) {
    const { cards } = rules as CardRules;
    return rules.defs.map(({ kind, id }, def) => ({
      key: contentKey(rules, def),
      kind,
      id,
      colour: cards[def]?.colour ?? '',
      weapon: cards[def]?.weapon ?? false,
    }));
  },
};

export function kitOf(game: Header['game']): GameKit {
  if (game === 'card') return card;
  throw new RangeError(`The game "${game}" cannot be played here yet.`);
}
