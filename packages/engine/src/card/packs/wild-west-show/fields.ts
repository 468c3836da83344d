import { type CardGame, type Fields, pileFields } from '../../author/index.ts';
import { greygoryDeck } from './characters/greygory-deck.ts';
import { openHands, sacagaway } from './events/sacagaway.ts';
import { showPile } from './show.ts';

/** The characters Greygory Deck has borrowed lie before him. */
function layBorrowed(g: CardGame, seat: number): void {
  const zone = g.rules.character + seat;
  const [own] = g.zone(zone);
  if (own === undefined || g.idOf(own) !== greygoryDeck.id) return;
  for (const def of g.s.abilities[seat].slice(1)) {
    const piece = g.rules.faces.findIndex((face) => face.def === def);
    if (g.rules.zones[g.s.where[piece]].owner >= 0)
      throw new RangeError(`Somebody plays ${g.rules.defs[def].id}, so that character cannot be borrowed.`);
    g.move(piece, zone, g.everyone);
  }
}

export const fields: Fields = {
  ...pileFields(showPile),
  ready(g) {
    if (g.zone(g.place(showPile.force)).some((piece) => g.idOf(piece) === sacagaway.id)) openHands(g);
    for (let seat = 0; seat < g.rules.players; seat++) layBorrowed(g, seat);
  },
};
