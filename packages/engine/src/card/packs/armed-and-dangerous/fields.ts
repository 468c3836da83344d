import { type Fields, field, key, LOAD } from '../../author/index.ts';
import { loadSupply, ownLoad, setLoadSupply } from './loads.ts';

export const fields: Fields = {
  seat: {
    load: field('count', 'load tokens of the player himself', (g, load, seat) => g.setMark(ownLoad, seat, load)),
  },
  table: {
    supply: field({ parts: { load: 'count' } }, 'load tokens that lie on no card', (g, supply) => {
      if (supply.load !== undefined) setLoadSupply(g, supply.load);
    }),
  },
  laid: {
    load: field('count', 'load tokens on it; an orange card has three unless named', (g, load, piece) =>
      g.setToken(LOAD, piece, load),
    ),
  },
  seatKeys: {
    load: key(
      'load tokens of the player himself, or on a card in front of the player',
      (g, seat, [card, ...more]) => {
        if (card === undefined) return g.mark(ownLoad, seat);
        const piece = g.inFront(seat).find((laid) => `@${g.idOf(laid)}` === card);
        return piece === undefined || more.length > 0 ? undefined : g.token(LOAD, piece);
      },
      { takes: '@card' },
    ),
  },
  tableKeys: {
    'supply.load': key('load tokens that lie on no card', loadSupply),
  },
};
