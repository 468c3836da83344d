import {
  type CardGame,
  FLIP,
  type Frame,
  handCard,
  NONE,
  only,
  pickValue,
  REPEAT,
  releaseAll,
} from '../../../author/index.ts';
import { brown } from '../gear.ts';

const CARDS = 4;

/** Those of the turned cards that count; they lie open, so their numbers are no secret. */
const counted = (f: Frame): readonly number[] => f.mem ?? [];

/** Cards of this draw! to choose among. */
const open = (g: CardGame, f: Frame): number[] => g.zone(FLIP).filter((piece) => !counted(f).includes(piece));

/** A draw! of four cards: a life for each suit among them; who turns up more chooses four. */
export const rhum = brown(
  'rhum',
  { copies: 2, price: 3 },
  {
    run: [
      (g, f) => {
        const cards = g.askSeat(g.q.flips, 1, f.me) - 1 + CARDS;
        for (let i = 0; i < cards; i++) {
          const piece = g.nextCard();
          if (piece < 0) break;
          g.move(piece, FLIP, g.everyone);
          g.tell({ what: 'flip', seat: f.me, for: f.src, card: piece });
        }
        if (g.zone(FLIP).length <= CARDS) f.mem = g.zone(FLIP).slice();
      },
      {
        about: (_g, f) => ({ ask: 'pick-counted', count: CARDS - counted(f).length }),
        who: (g, f) => (counted(f).length < CARDS && open(g, f).length > 0 ? only(f.me) : 0),
        offer(g, f, _seat, o) {
          for (const piece of open(g, f)) o.add(handCard(piece));
        },
        take(_g, f, _seat, line) {
          f.mem = [...counted(f), pickValue(line[0])];
          f.step = 1;
        },
      },
      (g, f) => {
        f.ret = 0;
        f.card = counted(f)[0] ?? NONE;
        if (f.card >= 0) g.fire(g.after.flipped, f);
      },
      (g, f) => {
        if (f.ret === REPEAT) {
          for (const piece of g.zone(FLIP).slice()) g.discard(piece);
          f.mem = null;
          f.step = 0;
          return;
        }
        g.heal(f.me, new Set(counted(f).map((piece) => g.suit(piece))).size);
        releaseAll(g, counted(f), f.me);
      },
    ],
  },
);
