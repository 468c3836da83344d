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

/** The cards he has named to keep, in whatever order; they come to his hand in the order of the pile. */
const chosen = (f: Frame): readonly number[] => f.mem ?? [];

function keep(g: CardGame, f: Frame, piece: number): void {
  g.move(piece, g.rules.hand + f.me, g.handAudience(f.me));
  drawn(g, f.me, g.event(f), piece);
}

export const kitCarlson = character('kit-carlson', 4, {
  draw: {
    offer(g, _me, o, def) {
      if (g.canDraw()) o.add(ability(def));
      else if (o.explain) o.no({ why: 'no-cards' }, ability(def));
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
        who: (g, f) => (chosen(f).length < g.event(f).n && g.zone(LOOK).length > g.event(f).n ? only(f.me) : 0),
        offer(g, f, _seat, o) {
          for (const piece of g.zone(LOOK)) if (!chosen(f).includes(piece)) o.add(handCard(piece));
        },
        take(_g, f, _seat, line) {
          f.mem = [...chosen(f), pickValue(line[0])];
          f.step = 1;
        },
      },
      (g, f) => {
        const looked = g.zone(LOOK).slice();
        const kept = looked.length > g.event(f).n ? looked.filter((piece) => chosen(f).includes(piece)) : looked;
        for (const piece of kept) keep(g, f, piece);
        while (g.event(f).n > 0 && g.zone(LOOK).length > 0) keep(g, f, g.top(LOOK));
        while (g.zone(LOOK).length > 0) g.move(g.top(LOOK), DECK, only(f.me));
      },
    ],
  },
});
