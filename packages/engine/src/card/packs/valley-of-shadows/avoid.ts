import {
  BANG,
  CANCELLED,
  type CardGame,
  type Frame,
  isPlayedAs,
  only,
  type ReactSpec,
  stillConcerned,
  without,
} from '../../author/index.ts';
import { isInternational } from './edition.ts';

const isBrown = (g: CardGame, def: number): boolean => g.rules.cards[def]?.colour === 'brown';

/** Of two targets neither is the only one. */
const hasSecond = (g: CardGame, play: Frame): boolean =>
  g.rules.cards[play.src]?.play?.aim?.second !== undefined && play.pick >= 0;

/** Nor of several that were paid for, whom the international edition asks one by one. */
const hasFurther = (g: CardGame, effect: Frame): boolean =>
  g.rules.cards[effect.src]?.play?.aim?.later === true && effect.n > 1 && !isInternational(g);

function onlyTarget(g: CardGame, play: Frame): number {
  if (isPlayedAs(g, BANG, play) || hasSecond(g, play) || hasFurther(g, play)) return 0;
  return isInternational(g) && !isBrown(g, play.src) ? 0 : only(play.to);
}

/** In the international edition everybody may avoid a brown card for himself; who was its only target has been asked before. */
function oneOfSeveral(g: CardGame, effect: Frame): number {
  if (!isInternational(g) || !isBrown(g, effect.src) || isPlayedAs(g, BANG, effect)) return 0;
  if (effect.to >= 0 && !hasSecond(g, effect)) return 0;
  return without(
    stillConcerned(effect).reduce((seats, seat) => seats | only(seat), 0),
    effect.me,
  );
}

/** Against any card but a BANG! that is aimed at one player alone. */
export const avoid: Readonly<Record<'aim' | 'each', ReactSpec>> = {
  aim: {
    seats: onlyTarget,
    change(_g, play) {
      play.ret = CANCELLED;
    },
  },
  each: {
    seats: oneOfSeveral,
    change(_g, effect, seat) {
      effect.mem = stillConcerned(effect).filter((other) => other !== seat);
    },
  },
};
