import { character, type Mark, OK, shoot } from '../../../author/index.ts';

export const docShot: Mark = { name: 'doc-holyday', lasts: 'turn' };

/** Two cards for a shot; one of them that counts against the target is enough. */
export const docHolyday = character('doc-holyday', 4, {
  option: {
    cost: 2,
    when: (g, me) => (g.mark(docShot, me) > 0 ? 'used-this-turn' : OK),
    aim: { within: 'reach', with: 'cost' },
    run: [
      (g, f) => {
        g.tell({ what: 'ability', seat: f.me, to: f.to, ability: f.src });
        g.setMark(docShot, f.me, 1);
        g.discard(f.card, f.me);
        g.discard(f.pick, f.me);
        shoot(g, f, f.to);
      },
    ],
  },
});
