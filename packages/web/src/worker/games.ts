import {
  CardGame,
  type CardRules,
  cardRules,
  contentKey,
  dealtRng,
  distance,
  emptyState,
  type Game,
  type Header,
  newCardGame,
  type Rules,
  reach,
  type State,
} from '@sixgun/engine';
import type { DefInfo, Facts } from '../protocol.ts';

/** What the table asks of a game beyond the kernel. */
export interface GameKit {
  /** `open` gets the game before anything has happened, so that the deal itself can be watched. */
  start(header: Header, open: (g: Game) => void): Game;
  reopen(rules: Rules, state: State): Game;
  facts(g: Game, me: number): Facts;
  describe(rules: Rules): DefInfo[];
}

const seatsOf = (g: Game): number[] => Array.from({ length: g.rules.players }, (_, seat) => seat);

const card: GameKit = {
  start(header, open) {
    const rules = cardRules(header);
    const rng = dealtRng(header.seed);
    if (header.previous.length > 0) {
      const g = newCardGame(rules, rng, header.previous);
      open(g);
      return g;
    }
    const g = new CardGame(rules, emptyState(rules, rng));
    open(g);
    g.push(rules.setup, 0);
    g.run();
    return g;
  },
  reopen: (rules, state) => new CardGame(rules as CardRules, state),
  facts(g, me) {
    const table = g as CardGame;
    const seats = seatsOf(g);
    return {
      distance: seats.map((seat) => (table.inPlay(seat) && table.inPlay(me) ? distance(table, me, seat) : -1)),
      reach: seats.map((seat) => (table.inPlay(seat) ? reach(table, seat) : -1)),
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
