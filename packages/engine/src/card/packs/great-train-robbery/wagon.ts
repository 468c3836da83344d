import { type CardGame, type Content, type Hooks, tableRule } from '../../author/index.ts';

export interface Wagon extends Content {
  readonly kind: 'wagon';
  copies: number;
}

export function wagon<const Id extends string>(id: Id, hooks: Hooks): Wagon & { id: Id } {
  return { id, kind: 'wagon', copies: 1, ...hooks };
}

const isWagon = (g: CardGame, piece: number): boolean => g.rules.faces[piece].back === 'wagon';

/** A wagon lies in front of a player like a blue card, but never comes to a hand or to the pile. */
export const wagonsStayOut = tableRule('wagons-stay-out', {
  query: { takenTo: (zone, g, _me, piece) => (isWagon(g, piece) ? g.place('wagons') + zone - g.rules.hand : zone) },
  at: {
    discarded(_gone, g, _me, piece) {
      if (!isWagon(g, piece)) return;
      g.move(piece, g.place('wagon-deck'), g.everyone, true);
      return true;
    },
  },
});
