import {
  CardGame,
  type CardRules,
  cardRules,
  contentKey,
  DiceGame,
  type DiceRules,
  dealtRng,
  diceRules,
  distance,
  emptyCardState,
  emptyDiceState,
  fastRng,
  type Game,
  gameKind,
  type Header,
  handLimit,
  newCardGame,
  newDiceGame,
  PASS,
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
  /** Is the seat asked only so that others cannot tell what it has? */
  nothingToDecide(g: Game, me: number): boolean;
}

const seatsOf = (g: Game): number[] => Array.from({ length: g.rules.players }, (_, seat) => seat);

const lifeOf = (content: object | undefined): { life?: number } =>
  content !== undefined && 'life' in content ? { life: Number(content.life) } : {};

/** The generator a record's seed names, as the engine reads it. */
function generatorOf(seed: string): number[] {
  const [kind, number] = seed.split(':');
  return kind === 'fast' ? fastRng(number) : dealtRng(number);
}

const card: GameKit = {
  start: (header, sink) => newCardGame(cardRules(header), generatorOf(header.seed), header.previous, sink),
  firstView(header, me) {
    const rules = cardRules(header);
    return viewOf(new CardGame(rules, emptyCardState(rules, fastRng(0))), me);
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
    const { cards, content } = rules as CardRules;
    return rules.defs.map(({ kind, id }, def) => ({
      key: contentKey(rules, def),
      kind,
      id,
      colour: cards[def]?.colour ?? '',
      weapon: cards[def]?.weapon ?? false,
      ...lifeOf(content[def]),
    }));
  },
  nothingToDecide: () => false,
};

const USUAL_THROWS = 3;
/** A ghost never gets beyond the start. */
const ROLLING = ['start', 'roll'];

/** Places between two players, the shorter way round; -1 if one of them is out. */
function placesBetween(g: DiceGame, from: number, to: number): number {
  if (!g.inPlay(from) || !g.inPlay(to)) return -1;
  const ring = g.ring(from);
  const at = ring.indexOf(to);
  return Math.min(at, ring.length - at);
}

const dice: GameKit = {
  start: (header, sink) => newDiceGame(diceRules(header), generatorOf(header.seed), header.previous, sink),
  firstView(header, me) {
    const rules = diceRules(header);
    return viewOf(new DiceGame(rules, emptyDiceState(rules, fastRng(0))), me);
  },
  reopen: gameKind('dice').reopen,
  facts(g, me) {
    const table = g as DiceGame;
    const active = table.activeSeat();
    const throws = table.isGhost(active) ? USUAL_THROWS : table.ask('throws', USUAL_THROWS, active);
    return {
      distance: seatsOf(g).map((seat) => placesBetween(table, me, seat)),
      reach: seatsOf(g).map(() => -1),
      surplus: 0,
      rolls: ROLLING.includes(table.phase()) ? throws - table.s.vars[table.rules.vars.indexOf('throws')] : 0,
    };
  },
  describe(rules) {
    const { dice: box, content } = rules as DiceRules;
    return rules.defs.map(({ kind, id }, def) => ({
      key: contentKey(rules, def),
      kind,
      id,
      colour: '',
      weapon: false,
      ...lifeOf(content[def]),
      faces: box.find((die) => die.id === id && kind === 'die')?.faces,
    }));
  },
  nothingToDecide(g, me) {
    const offer = g.offer(me);
    return g.prompt().startsWith('role-') && offer.n === 1 && offer.pick(0, 0) === PASS;
  },
};

export function kitOf(game: Header['game']): GameKit {
  return game === 'card' ? card : dice;
}
