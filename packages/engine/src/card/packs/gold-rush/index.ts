import {
  BOX,
  type CardGame,
  LOOK,
  type Pack,
  type PackPosition,
  pieceToken,
  refuseFields,
  takePiece,
} from '../../author/index.ts';
import { joshMccloud } from './characters/josh-mccloud.ts';
import { wanted } from './gear/wanted.ts';
import { gearGoesUnder } from './gear.ts';
import { EXTRA_GOLD, gold, goldSupply, nuggets, setGoldSupply } from './gold.ts';

interface GoldRushPosition {
  'gear-deck'?: readonly string[] | { only: readonly string[] };
  'gear-discard'?: readonly string[];
  supply?: { gold?: number };
}

interface GoldRushSeat {
  gold?: number;
  gear?: readonly string[];
}

function place(g: CardGame, position: PackPosition): void {
  refuseFields(position, ['shop']);
  const { players = {} } = position;
  const { 'gear-deck': deck = [], 'gear-discard': used = [], supply } = position as GoldRushPosition;
  Object.keys(players)
    .sort()
    .forEach((name, seat) => {
      const given = players[name] as GoldRushSeat;
      g.setMark(gold, seat, given.gold ?? 0);
      for (const id of given.gear ?? []) g.move(takePiece(g, 'gear-deck', id), g.place('gear') + seat, g.everyone);
    });
  for (const id of used.toReversed()) g.move(takePiece(g, 'gear-deck', id), g.place('gear-discard'), g.everyone);
  placeDeck(g, deck);
  if (supply?.gold !== undefined) setGoldSupply(g, supply.gold);
}

function placeDeck(g: CardGame, given: readonly string[] | { only: readonly string[] }): void {
  const deck = g.place('gear-deck');
  const top = 'only' in given ? given.only : given;
  g.shuffle(deck);
  for (const id of top) g.move(takePiece(g, 'gear-deck', id), LOOK, 0);
  if ('only' in given) while (g.zone(deck).length > 0) g.move(g.top(deck), BOX, 0);
  for (const piece of g.zone(LOOK).toReversed()) g.move(piece, deck, 0);
}

function inspect(g: CardGame, key: string): unknown {
  const ids = (zone: number): string[] => g.zone(zone).map((piece) => pieceToken(g.rules, piece));
  const seat = /^([A-H])\.(gold|gear)$/.exec(key);
  if (seat !== null) {
    const index = seat[1].charCodeAt(0) - 65;
    return seat[2] === 'gold' ? g.mark(gold, index) : ids(g.place('gear') + index);
  }
  switch (key) {
    case 'gear-deck.size':
      return g.zone(g.place('gear-deck')).length;
    case 'gear-discard':
      return ids(g.place('gear-discard')).toReversed();
    case 'supply.gold':
      return goldSupply(g);
    default:
      return undefined;
  }
}

export const goldRush = {
  id: 'gold-rush',
  unfinished: true,
  cards: [],
  characters: [joshMccloud],
  pieces: [wanted],
  homes: { gear: 'gear-deck' },
  tableZones: [
    { name: 'gear-deck', ordered: true },
    { name: 'gear-discard', ordered: true },
  ],
  seatZones: [{ name: 'gear', works: true, safe: true }],
  always: [nuggets, gearGoesUnder],
  marks: [gold],
  vars: [EXTRA_GOLD],
  setup: (g: CardGame) => g.shuffle(g.place('gear-deck')),
  place,
  inspect,
} as const satisfies Pack;
