import { BANG, type CardGame, DODGE, demand, event, type Frame, program } from '../../../author/index.ts';

/** A Missed! effect of its owner, or the card `pick` is gone. */
const cardShot = program<CardGame, 'ask' | 'hit'>('card/card-shot', {
  ask(g, f) {
    demand(g, f.to, { effect: DODGE }, 1, f.me, f.card).src = f.src;
  },
  hit(g, f) {
    if (f.ret === 1 || !g.exposedOf(f.to).includes(f.pick)) return;
    g.tell({ what: 'card-shot-off', seat: f.to, card: f.pick });
    g.discard(f.pick, f.to);
    // Its owner might have dodged, so nobody is shot at for it.
    g.rob(f.me, f.to, false);
  },
});

function shootAtCard(g: CardGame, { me, to, card, pick, src }: Frame): void {
  const shot = g.push(cardShot, me);
  shot.by = me;
  shot.to = to;
  shot.card = card;
  shot.pick = pick;
  shot.src = src;
}

export const ricochet = event('ricochet', {
  option: {
    cost: 1,
    named: BANG,
    aim: { within: 'anywhere', self: true, takes: 'laid', with: 'cost' },
    run: [
      (g, f) => {
        g.tell({ what: 'use', seat: f.me, source: f.src, to: f.to });
        g.tell({ what: 'discard', seat: f.me, card: f.card });
        g.discard(f.card, f.me);
        shootAtCard(g, f);
      },
    ],
  },
});
