import { character, isChosen, NONE, shoot } from '../../../author/index.ts';

/** Who chooses to take or discard one of his cards is shot at, once for every card. */
export const henryBlock = character('henry-block', 4, {
  after: {
    robbed: {
      when: (g, me, theft) => theft.to === me && isChosen(theft) && g.inPlay(theft.by),
      run: [
        (g, f) => {
          g.tell({ what: 'ability', seat: f.me, to: f.by, ability: f.src });
          f.card = NONE;
          f.pick = NONE;
          shoot(g, f, f.by);
        },
      ],
    },
  },
});
