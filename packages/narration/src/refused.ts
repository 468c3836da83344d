import type { Refusal } from '@sixgun/engine';
import type { Names } from './names.ts';
import type { Part } from './parts.ts';
import type { RefusalSentences } from './sentences.ts';

const sentences: RefusalSentences = {
  'not-asked': (n) => n.say('why.not-asked'),
  'not-offered': (n) => n.say('why.not-offered'),
  'too-late': (n) => n.say('why.too-late'),
  unfinished: (n) => n.say('why.unfinished'),
  ambiguous: (n) => n.say('why.ambiguous'),
  'unknown-token': (n) => n.say('why.unknown-token'),
  'not-yourself': (n) => n.say('why.not-yourself'),
  'out-of-range'(n, { seat, distance, gun }) {
    if (gun === undefined) return n.say('why.out-of-range-dice');
    const weapon = gun.weapon === undefined ? n.texts.t('name.colt') : n.def(gun.weapon);
    return n.say('why.out-of-range', { name: n.seat(seat), distance, weapon, reach: gun.reach });
  },

  'too-far': (n, { seat, distance, reach }) => n.say('why.too-far', { name: n.seat(seat), distance, reach }),
  'bang-limit': (n) => n.say('why.bang-limit'),
  'same-name-in-play': (n, r) => n.say('why.same-name-in-play', { card: n.def(r.card) }),
  'not-the-sheriff': (n) => n.say('why.not-the-sheriff'),
  'not-in-play': (n, r) => n.say('why.not-in-play', { name: n.seat(r.seat) }),
  'no-cards': (n, { seat }) =>
    seat === undefined ? n.say('why.no-cards-there') : n.say('why.no-cards', { name: n.seat(seat) }),
  'no-target': (n) => n.say('why.no-target'),
  'no-station': (n) => n.say('why.no-station'),
  'no-wagon': (n) => n.say('why.no-wagon'),
  'not-now': (n) => n.say('why.not-now'),
  'no-effect-left': (n) => n.say('why.no-effect-left'),
  'cannot-answer': (n, r) => n.say('why.cannot-answer', { card: n.def(r.card) }),
  'not-enough': (n, { needed, have }) => n.say('why.not-enough', { needed, have }),
  'full-life': (n) => n.say('why.full-life'),
  'two-players': (n) => n.say('why.two-players'),
  'used-this-turn': (n) => n.say('why.used-this-turn'),
  'switched-off': (n, { by }) =>
    by === undefined ? n.say('why.switched-off-now') : n.say('why.switched-off', { by: n.def(by) }),
  'laid-this-turn': (n) => n.say('why.laid-this-turn'),
  immune: (n, r) => n.say('why.immune', { name: n.seat(r.seat) }),
  'forbidden-by-event': (n, r) => n.say('why.forbidden-by-event', { event: n.def(r.by) }),
  'wrong-card': (n, r) => n.say('why.wrong-card', { card: n.def(r.card) }),
  'no-room': (n) => n.say('why.no-room'),
  'last-life': (n) => n.say('why.last-life'),

  eliminated: (n) => n.say('why.eliminated'),
  mandatory: (n) => n.say('why.mandatory'),
  'dynamite-locked': (n) => n.say('why.dynamite-locked'),
  'no-throws-left': (n) => n.say('why.no-throws-left'),
  'no-arrow': (n) => n.say('why.no-arrow'),
  'no-beer': (n) => n.say('why.no-beer'),
  'no-such-face': (n) => n.say('why.no-such-face'),
  'wrong-time': (n) => n.say('why.wrong-time'),
  'once-per-turn': (n) => n.say('why.once-per-turn'),
  'once-per-game': (n) => n.say('why.once-per-game'),
  'once-per-throw': (n) => n.say('why.once-per-throw'),
  'not-concerned': (n) => n.say('why.not-concerned'),
  'same-player': (n) => n.say('why.same-player'),
  'no-such-seat': (n) => n.say('why.no-such-seat'),
  'not-your-dice': (n) => n.say('why.not-your-dice'),
  'no-such-die': (n) => n.say('why.no-such-die'),
  'base-dice-only': (n) => n.say('why.base-dice-only'),
  'no-chief': (n) => n.say('why.no-chief'),
  'pile-empty': (n) => n.say('why.pile-empty'),
  'only-rolled': (n) => n.say('why.only-rolled'),
  'not-shown': (n) => n.say('why.not-shown'),
  'not-yours': (n) => n.say('why.not-yours'),
  'not-in-hand': (n) => n.say('why.not-in-hand'),
  'not-there': (n) => n.say('why.not-there'),
  'no-power': (n) => n.say('why.no-power'),
  'not-in-this-game': (n) => n.say('why.not-in-this-game'),
};

/** Why something cannot be done, in words. */
export function refuseIn(names: Names, refusal: Refusal): Part[] {
  const sentence = sentences[refusal.why] as (names: Names, refusal: Refusal) => Part[];
  return sentence(names, refusal);
}
