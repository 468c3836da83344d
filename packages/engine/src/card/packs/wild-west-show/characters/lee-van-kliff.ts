import {
  ability,
  BANG,
  type CardGame,
  character,
  handCard,
  howPlayed,
  isFromHand,
  type Mark,
  namedCards,
  OK,
  offerTargets,
  reason,
  refuseUnnamed,
  repeatPlay,
} from '../../../author/index.ts';
import { cardsPlayed } from '../show.ts';

/** The brown card that can be repeated, counted from 1, and what it was played as and how, in one number. */
export const lastCard: Mark = { name: 'repeatable', lasts: 'turn' };
export const lastPlayedAs: Mark = { name: 'repeatable-as', lasts: 'turn' };

const WAYS = 16;
const playedAs = (g: CardGame, me: number): number => Math.floor(g.mark(lastPlayedAs, me) / WAYS) - 1;

export const leeVanKliff = character('lee-van-kliff', 4, {
  after: {
    played: {
      when: (g, me, play) => play.me === me && g.onTurn() === me,
      run: [
        (g, f) => {
          const play = g.event(f);
          const brown = g.rules.cards[play.src]?.colour === 'brown' && isFromHand(play);
          g.setMark(lastCard, f.me, brown ? play.card + 1 : 0);
          g.setMark(lastPlayedAs, f.me, brown ? (play.src + 1) * WAYS + howPlayed(play) : 0);
        },
      ],
    },
  },
  option: {
    offer(g, me, o, def) {
      const last = g.mark(lastCard, me) - 1;
      const card = last < 0 ? undefined : g.rules.cards[playedAs(g, me)];
      const why = card === undefined ? 'no-effect-left' : (card.play?.when?.(g, me, last) ?? OK);
      if (why !== OK) {
        if (o.explain) o.no(reason(g, why, def), ability(def));
        return;
      }
      const before = o.n;
      for (const piece of namedCards(g, me, BANG)) {
        o.under(ability(def), handCard(piece));
        // What the card itself cost is not paid again.
        offerTargets(g, me, last, card?.play, o, undefined, piece, [piece]);
      }
      refuseUnnamed(g, me, BANG, o, ability(def));
      if (o.explain && o.n === before) o.no({ why: 'not-enough', needed: 1, have: 0 }, ability(def));
    },
    run: [
      (g, f) => {
        const card = g.mark(lastCard, f.me) - 1;
        const src = playedAs(g, f.me);
        const how = g.mark(lastPlayedAs, f.me) % WAYS;
        g.setMark(lastCard, f.me, 0);
        g.setMark(lastPlayedAs, f.me, 0);
        g.setMark(cardsPlayed, f.me, g.mark(cardsPlayed, f.me) + 1);
        g.tell({ what: 'repeats', seat: f.me, card, to: f.to < 0 ? undefined : f.to });
        g.discard(f.card, f.me);
        repeatPlay(g, f.me, card, src, f.to, f.pick, how);
      },
    ],
  },
});
