import { BOX, type CardGame, type Fields, field, key, LOOK, pieceToken, takePiece } from '../../author/index.ts';
import { gold, goldSupply, setGoldSupply } from './gold.ts';

const ids = (g: CardGame, zone: number): string[] => g.zone(zone).map((piece) => pieceToken(g.rules, piece));

function placeDeck(g: CardGame, given: readonly string[] | { only: readonly string[] }): void {
  const deck = g.places['gear-deck'];
  const top = 'only' in given ? given.only : given;
  g.shuffle(deck);
  for (const id of top) g.move(takePiece(g, 'gear-deck', id), LOOK, 0);
  if ('only' in given) while (g.zone(deck).length > 0) g.move(g.top(deck), BOX, 0);
  for (const piece of g.zone(LOOK).toReversed()) g.move(piece, deck, 0);
}

export const fields: Fields = {
  seat: {
    gold: field('count', 'gold nuggets', (g, nuggets, seat) => g.setMark(gold, seat, nuggets)),
    gear: field('texts', 'equipment in front of the player', (g, gear, seat) => {
      for (const id of gear) g.move(takePiece(g, 'gear-deck', id), g.places.gear + seat, g.everyone);
    }),
  },
  table: {
    shop: field('texts', 'equipment for sale; none unless named', (g, sold) => {
      for (const id of sold) g.move(takePiece(g, 'gear-deck', id), g.places.shop, g.everyone);
    }),
    'gear-discard': field('texts', 'discarded equipment, top first', (g, used) => {
      for (const id of used.toReversed()) g.move(takePiece(g, 'gear-deck', id), g.places['gear-discard'], g.everyone);
    }),
    'gear-deck': field(
      { either: ['texts', { parts: { only: 'texts' }, needs: ['only'] }] },
      'equipment not bought yet, like `deck`',
      placeDeck,
      { unless: [] },
    ),
    supply: field({ parts: { gold: 'count' } }, 'nuggets that nobody has', (g, supply) => {
      if (supply.gold !== undefined) setGoldSupply(g, supply.gold);
    }),
  },
  seatKeys: {
    gold: key('gold nuggets', (g, seat) => g.mark(gold, seat)),
    gear: key('equipment in front of the player', (g, seat) => ids(g, g.places.gear + seat)),
  },
  tableKeys: {
    'gear-deck.size': key('equipment not bought yet', (g) => g.zone(g.places['gear-deck']).length),
    shop: key('equipment for sale', (g) => ids(g, g.places.shop)),
    'shop.size': key('equipment for sale', (g) => g.zone(g.places.shop).length),
    'gear-discard': key('discarded equipment', (g) => ids(g, g.places['gear-discard']).toReversed()),
    'supply.gold': key('nuggets that nobody has', goldSupply),
  },
};
