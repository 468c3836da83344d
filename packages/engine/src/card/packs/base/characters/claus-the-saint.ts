import {
  CANCELLED,
  type CardGame,
  character,
  drawn,
  handCard,
  LOOK,
  memory,
  NONE,
  nextDrawn,
  only,
  pickValue,
} from '../../../author/index.ts';

/** Those who still get a card. */
const receivers = memory;

/** A card he would have to play has been shown and stays open: everybody sees whether he keeps it. */
function shareOut(g: CardGame, me: number, piece: number, to: number, seen: number): void {
  const shown = g.askTable(g.q.mustPlay, NONE, me);
  g.move(piece, g.rules.hand + to, piece === shown ? g.everyone : seen);
  if (shown >= 0 && g.s.where[shown] === LOOK) g.reveal(shown, g.everyone);
}

/** He keeps as many cards as phase 1 gives (`n`), when there are too few before anybody else, and has one for each other player. */
export const clausTheSaint = character('claus-the-saint', 3, {
  would: {
    deal: {
      when: (_g, me, phase) => phase.me === me,
      run: [
        (g, f) => {
          f.mem = g.ring(f.me).slice(1);
          const cards = f.n + receivers(f).length;
          g.event(f).n = cards;
          for (let i = 0; i < cards; i++) {
            const piece = nextDrawn(g, f.me);
            if (piece < 0) break;
            g.move(piece, LOOK, only(f.me));
            drawn(g, f.me, g.event(f), piece);
          }
        },
        {
          about: (_g, f) => ({ ask: 'give-card', to: receivers(f)[0] }),
          who: (g, f) => (receivers(f).length > 0 && g.zone(LOOK).length > f.n ? only(f.me) : 0),
          offer(g, _f, _seat, o) {
            for (const piece of g.zone(LOOK)) o.add(handCard(piece));
          },
          take(g, f, seat, line) {
            const to = receivers(f).shift() as number;
            g.tell({ what: 'gives-due', seat, to, due: f.src });
            shareOut(g, seat, pickValue(line[0]), to, only(seat) | only(to) | g.handAudience(to));
            f.step = 1;
          },
        },
        (g, f) => {
          while (g.zone(LOOK).length > 0) shareOut(g, f.me, g.top(LOOK), f.me, g.handAudience(f.me));
          g.event(f).ret = CANCELLED;
        },
      ],
    },
  },
});
