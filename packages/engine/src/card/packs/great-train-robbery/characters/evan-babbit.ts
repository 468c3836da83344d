import {
  aimAnew,
  BANG,
  type CardGame,
  character,
  type Frame,
  handCard,
  isFromHand,
  isPlayedAs,
  OK,
  only,
  PASS,
  pickValue,
  seatPick,
  within,
} from '../../../author/index.ts';

const isBangCard = (g: CardGame, play: Frame): boolean => isFromHand(play) && isPlayedAs(g, BANG, play);

/** Players next to him, but never the one who shoots; a Private Car is no shelter from a shot that was diverted. */
function newTargets(g: CardGame, me: number, play: Frame): number[] {
  const near = within(g, me, 1);
  return g.s.order.filter(
    (seat) =>
      (near & only(seat)) !== 0 && seat !== play.me && g.askSeat(g.q.immune, OK, seat, play.me, play.card) === OK,
  );
}

/** For a card of the same suit a BANG! card aimed at him hits somebody next to him instead. */
export const evanBabbit = character('evan-babbit', 4, {
  would: {
    aim: {
      when: (g, me, play) =>
        play.to === me && isBangCard(g, play) && g.hand(me).length > 0 && newTargets(g, me, play).length > 0,
      run: [
        {
          about: (g, f) => ({ ask: 'divert', by: g.event(f).me }),
          who: (_g, f) => only(f.me),
          offer(g, f, seat, o) {
            const play = g.event(f);
            for (const piece of g.hand(seat)) {
              if (g.suit(piece) === g.suit(play.card))
                for (const to of newTargets(g, seat, play)) o.add(handCard(piece), seatPick(to));
              else if (o.explain) o.no({ why: 'wrong-card', card: g.def(piece) }, handCard(piece));
            }
            o.add(PASS);
          },
          take(g, f, seat, line) {
            if (line[0] === PASS) return;
            const to = pickValue(line[1]);
            g.tell({ what: 'discard', seat, card: pickValue(line[0]) });
            g.discard(pickValue(line[0]), seat);
            g.tellUse(seat);
            g.tell({ what: 'diverts', seat, to });
            aimAnew(g.event(f), to);
          },
        },
      ],
    },
  },
});
