import type { Game } from './game.ts';
import { MoveError, resolve } from './notation.ts';
import { PASS } from './offer.ts';
import { letter } from './rules.ts';
import { hasSeat, seatsOf } from './seats.ts';
import { cloneState } from './state.ts';

/** Is the seat asked for something it has not answered yet? */
export const owesAnswer = (g: Game, seat: number): boolean =>
  hasSeat(g.asked | g.standing, seat) && g.s.sealed[seat] === null;

/** Lets everybody else pass until the seat may go on with its move; false if it never may. */
export function othersPass(g: Game, seat: number): boolean {
  while (g.goesOn(seat) && !owesAnswer(g, seat)) {
    const other = seatsOf(g.asked).find((one) => owesAnswer(g, one));
    if (other === undefined) return false;
    const o = g.offer(other);
    let index = 0;
    while (index < o.n && o.pick(index, 0) !== PASS) index++;
    if (index === o.n) return false;
    g.choose(other, index);
  }
  return g.goesOn(seat);
}

/**
 * Tries a line of several moves out where nobody hears of it: what is refused in the end must not have shown a role in
 * the beginning. Others pass where they may object, whatever they have sealed. The game is left as it was.
 */
export function requirePlayable(g: Game, seat: number, tokens: readonly string[], draft: readonly number[]): void {
  const { s, sink, picks } = g;
  g.s = cloneState(s);
  g.sink = null;
  g.picks = picks?.slice() ?? null;
  let begun = draft;
  try {
    if (g.isWindow()) {
      g.s.sealed.fill(null);
      g.run();
      g.offer(seat, false, draft);
    }
    for (let left = tokens; left.length > 0; ) {
      if (!owesAnswer(g, seat) && !othersPass(g, seat))
        throw new MoveError(`${letter(seat)}: ${left.join(' ')} — ${letter(seat)} is not asked for it.`, {
          why: 'not-asked',
        });
      const option = resolve(g, seat, left, begun);
      if (option === null) return;
      begun = g.choose(seat, option.index) ?? [];
      left = left.slice(option.tokens.length);
    }
  } finally {
    g.s = s;
    g.picks = picks;
    g.run();
    g.sink = sink;
  }
}
