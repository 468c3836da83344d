import { DISCARD, type Step } from '../../author/index.ts';

/** The card itself goes from the pile back to the hand if its upgrade was bought. */
export const takeBackIfPaid: Step = (g, f) => {
  if (f.ret === 0 || !g.inPlay(f.me) || g.s.where[f.card] !== DISCARD) return;
  g.tell({ what: 'gets-card', seat: f.me, card: f.card });
  g.move(f.card, g.rules.hand + f.me, g.everyone);
};
