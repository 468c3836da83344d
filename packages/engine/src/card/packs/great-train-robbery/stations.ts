import { BANG, BEER, type CardGame, type Content, MISSED, OK, rankOrder, unusable } from '../../author/index.ts';
import { isBlue } from './wagon.ts';

/** What has to be paid at a station: so many cards of a kind, or a life. */
export interface Price {
  cards: number;
  life: number;
  takes: (g: CardGame, me: number, piece: number) => boolean;
}

export interface Station extends Content {
  readonly kind: 'station';
  copies: number;
  /** Undefined for the blank tile, which has the price the table has agreed on. */
  price: Price | undefined;
}

function station<const Id extends string>(id: Id, price: Partial<Price> | undefined): Station & { id: Id } {
  return { id, kind: 'station', copies: 1, price: price && { cards: 1, life: 0, takes: () => true, ...price } };
}

/** A card of the hand that counts as this one for its owner; a similar effect is not enough. */
const named = (name: number): Partial<Price> => ({
  takes: (g, me, piece) =>
    g.s.where[piece] === g.rules.hand + me &&
    (g.namesOf(me, piece) & name) !== 0 &&
    unusable(g, me, piece, name) === OK,
});
const called = (...ids: string[]): Partial<Price> => ({ takes: (g, _me, piece) => ids.includes(g.idOf(piece)) });
const ofSuit = (suit: string): Partial<Price> => ({
  takes: (g, _me, piece) => isCard(g, piece) && g.suit(piece) === suit,
});
function ranked(from: string, to: string): Partial<Price> {
  const [least, most] = [rankOrder(from), rankOrder(to)];
  return {
    takes(g, _me, piece) {
      const order = rankOrder(g.rank(piece));
      return isCard(g, piece) && order >= least && order <= most;
    },
  };
}

const isCard = (g: CardGame, piece: number): boolean => g.rules.faces[piece].back === 'card';

export const stations = [
  station('boom-town', named(BANG)),
  station('catico', called('panic', 'cat-balou')),
  station('crowns-hole', named(BEER)),
  station('fort-wroth', ranked('10', 'A')),
  station('yooma', ranked('2', '9')),
  station('frisco', ofSuit('C')),
  station('creepy-creek', ofSuit('S')),
  station('san-tafe', ofSuit('H')),
  station('miners-oath', ofSuit('D')),
  station('virginia-town', { cards: 2 }),
  station('deathwood', { takes: (g, _me, piece) => isBlue(g, piece) }),
  station('dodgeville', named(MISSED)),
  station('tombrock', { cards: 0, life: 1 }),
] as const;

/** The tile of the box without a name: a station more, if the table has agreed whose price it takes. */
export const ownStation = station('own-station', undefined);

export const stationIds: readonly string[] = stations.map(({ id }) => id);

export function priceOf(g: CardGame, piece: number): Price {
  const own = g.rules.content[g.def(piece)] as Station;
  const price = own.price ?? stations.find(({ id }) => id === g.rules.variants[ownStation.id])?.price;
  if (price === undefined) throw new Error('The blank tile is in play, but nobody has said what it costs.');
  return price;
}
