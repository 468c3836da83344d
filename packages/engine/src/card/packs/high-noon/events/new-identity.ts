import {
  BOX,
  becomeCharacter,
  type CardGame,
  CHARACTERS,
  event,
  handCard,
  LIFE,
  LOOK,
  only,
  PASS,
} from '../../../author/index.ts';

const LIVES = 2;

/** The own character is gone for good; those that were only lent are nobody's again. */
function putAside(g: CardGame, seat: number): void {
  const before = g.zone(g.rules.character + seat).slice();
  before.forEach((piece, i) => {
    g.move(piece, i === 0 ? BOX : CHARACTERS, g.everyone);
  });
  if (before.length > 1) g.shuffle(CHARACTERS);
}

export const newIdentity = event('new-identity', {
  onlyWith: 'bonus-events',
  after: {
    turnStart: {
      tier: 'dawn',
      when: (g, _me, turn) => g.canGainLife(turn.to) && g.zone(CHARACTERS).length > 0,
      run: [
        (g, f) => g.move(g.top(CHARACTERS), LOOK, only(f.to)),
        {
          about: () => ({ ask: 'new-identity' }),
          who: (_g, f) => only(f.to),
          offer(g, _f, _seat, o) {
            o.add(handCard(g.top(LOOK)));
            o.add(PASS);
          },
          take(g, _f, seat, line) {
            const piece = g.top(LOOK);
            if (line[0] === PASS) return g.move(piece, CHARACTERS, only(seat), true);
            putAside(g, seat);
            g.move(piece, g.rules.character + seat, g.everyone);
            becomeCharacter(g, seat, g.def(piece));
            g.setCount(LIFE, seat, LIVES);
            g.tell({ what: 'new-identity', seat, character: g.def(piece) });
          },
        },
      ],
    },
  },
});
