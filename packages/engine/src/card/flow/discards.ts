import { memory } from '../../kernel/frame.ts';
import { handCard, laidCard, pickValue } from '../../kernel/offer.ts';
import { program } from '../../kernel/program.ts';
import { only } from '../../kernel/seats.ts';
import type { CardGame } from '../table/game.ts';

/** The cards still to be discarded, in the order in which they go if nobody has another in mind. */
const left = memory;

const ownerOf = (g: CardGame, piece: number): number => g.rules.zones[g.s.where[piece]].owner;

const discardProgram = program<CardGame, 'choose' | 'rest'>('card/discards', {
  choose: {
    about: () => ({ ask: 'lay-order' }),
    who: (_g, f) => (left(f).length > 1 ? only(f.me) : 0),
    offer(g, f, _seat, o) {
      for (const piece of left(f))
        o.add(g.rules.zones[g.s.where[piece]].name === 'hand' ? handCard(piece) : laidCard(piece));
    },
    take(g, f, _seat, line) {
      const piece = pickValue(line[0]);
      f.mem = left(f).filter((other) => other !== piece);
      g.discard(piece, ownerOf(g, piece));
      f.step = discardProgram.at.choose;
    },
  },
  rest(g, f) {
    for (const piece of left(f)) g.discard(piece, ownerOf(g, piece));
  },
});

/** Several cards at once: as they are listed, or in the order this player likes if the table plays so. */
export function discardAtOnce(g: CardGame, chooser: number, pieces: readonly number[]): void {
  if (g.rules.variants['order-of-discards'] === true) {
    const { src } = g.s.stack[g.s.stack.length - 1];
    const f = g.push(discardProgram, chooser);
    f.mem = pieces.slice();
    f.src = src;
  } else for (const piece of pieces.slice()) g.discard(piece, ownerOf(g, piece));
}

/**
 * Everything a player has: first the hand, in the order of faces (who took which card when is nobody's business),
 * then what lies in play. What has a pile of its own is in nobody's way.
 */
export function discardAll(g: CardGame, seat: number): void {
  const front = g.rules.front.flatMap((first) => g.zone(first + seat));
  const isCard = (piece: number): boolean => g.rules.faces[piece].back === 'card';
  const cards = [...g.inFaceOrder(g.hand(seat)), ...front.filter(isCard)];
  for (const piece of front) if (!isCard(piece)) g.discard(piece, seat);
  discardAtOnce(g, seat, cards);
}
