import { type CardGame, isFromHand, only, PASS, program, tableRule } from '../../author/index.ts';
import { hasRoom, hasRoomBefore, ownLoad, PUT, placesOf, putLoad } from './loads.ts';

/** `n` tokens from the supply onto one's cards; `pick` is 1 if one may do without. */
const loadProgram = program<CardGame, 'put'>('card/load', {
  put: {
    about: (_g, f) => ({ ask: 'load', count: f.n }),
    who: (g, f) => (f.n > 0 && g.inPlay(f.me) && hasRoomBefore(g, f.me) ? only(f.me) : 0),
    offer(g, f, seat, o) {
      for (const place of placesOf(g, seat))
        if (hasRoom(g, place)) o.add(g.word(PUT), place);
        else if (o.explain) o.no({ why: 'no-room' }, g.word(PUT), place);
      if (f.pick === 1) o.add(PASS);
    },
    take(g, f, _seat, line) {
      if (line[0] === PASS) return;
      putLoad(g, line[1], 1);
      f.n--;
      f.step = loadProgram.at.put;
    },
  },
});

/** The player puts tokens from the supply wherever he likes, as long as there is room. */
export function distribute(g: CardGame, seat: number, tokens: number, optional = false): void {
  const f = g.push(loadProgram, seat);
  f.n = tokens;
  f.pick = optional ? 1 : 0;
}

/** A token for a blue card played and for each card over the hand limit; whoever leaves leaves the tokens behind. */
export const loading = tableRule('loading', {
  at: {
    surplus: (_cards, g, _me, seat) => distribute(g, seat, 1, true),
    left: (_seats, g, _me, seat) => g.setMark(ownLoad, seat, 0),
  },
  after: {
    played: {
      when: (g, _me, play) => isFromHand(play) && g.rules.cards[play.src]?.colour === 'blue',
      run: [(g, f) => distribute(g, g.event(f).me, 1, true)],
    },
  },
});
