import {
  ability,
  type CardGame,
  character,
  DECK,
  drawn,
  type Frame,
  handCard,
  LOOK,
  nextDrawn,
  only,
  pickValue,
} from '../../../author/index.ts';

const LOOKS = 3;

function keep(g: CardGame, me: number, f: Frame, piece: number): void {
  g.move(piece, g.rules.hand + me, g.handAudience(me));
  drawn(g, me, g.event(f), piece);
}

export const kitCarlson = character('kit-carlson', 4, {
  draw: {
    offer(_g, _me, o, def) {
      o.add(ability(def));
    },
    run: [
      (g, f) => {
        for (let i = 0; i < LOOKS; i++) {
          const piece = nextDrawn(g, f.me);
          if (piece >= 0) g.move(piece, LOOK, only(f.me));
        }
      },
      {
        about: () => ({ ask: 'keep-two' }),
        who: (g, f) => (g.event(f).n > 0 && g.zone(LOOK).length > g.event(f).n ? only(f.me) : 0),
        offer(g, _f, _seat, o) {
          for (const piece of g.zone(LOOK)) o.add(handCard(piece));
        },
        take(g, f, seat, line) {
          keep(g, seat, f, pickValue(line[0]));
          f.step = 1;
        },
      },
      (g, f) => {
        while (g.event(f).n > 0 && g.zone(LOOK).length > 0) keep(g, f.me, f, g.top(LOOK));
        while (g.zone(LOOK).length > 0) g.move(g.top(LOOK), DECK, only(f.me));
      },
    ],
  },
});
