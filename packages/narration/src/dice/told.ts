import type { ToldSentences } from '../sentences.ts';

const shares = (told: { seat: number; to: number }): boolean => told.to !== told.seat;

/** What only the dice game tells. */
export const diceSentences = {
  throw: (n, t) => n.say('log.throw', { who: n.seat(t.seat), faces: n.faces(t.faces) }),
  shot: (n, t) => n.say('log.shot', { who: n.seat(t.seat), to: n.seat(t.to), count: t.count }),
  beer(n, t) {
    const who = n.seat(t.seat);
    return shares(t) ? n.say('log.beer', { who, to: n.seat(t.to) }) : n.say('log.beer-self', { who });
  },
  gift(n, t) {
    const [who, ability] = [n.seat(t.seat), n.def(t.ability)];
    return shares(t) ? n.say('log.gift', { who, ability, to: n.seat(t.to) }) : n.say('log.gift-self', { who, ability });
  },
  gatling: (n, t) => n.say('log.gatling', { who: n.seat(t.seat) }),
  'gatling-hit': (n, t) => n.say('log.gatling-hit', { who: n.seat(t.seat), by: n.seat(t.by), count: t.count }),
  indians: (n) => n.say('log.indians'),
  'indians-hit': (n, t) => n.say('log.indians-hit', { who: n.seat(t.seat), count: t.count }),
  explosion: (n, t) => n.say('log.explosion', { who: n.seat(t.seat) }),
  'dynamite-hit': (n, t) => n.say('log.dynamite-hit', { who: n.seat(t.seat), count: t.count }),
  'bullet-hit': (n, t) => n.say('log.bullet-hit', { who: n.seat(t.seat), count: t.count }),
  arrow: (n, t) => n.say('log.arrow', { who: n.seat(t.seat) }),
  'arrow-back': (n, t) => n.say('log.arrow-back', { who: n.seat(t.seat), count: t.count }),
  'arrow-given': (n, t) =>
    n.say('log.arrow-given', { who: n.seat(t.seat), to: n.seat(t.to), ability: n.def(t.ability) }),
  'arrows-swapped': (n, t) => n.say('log.arrows-swapped', { who: n.seat(t.seat), to: n.seat(t.to) }),
  chief: (n, t) => n.say('log.chief', { who: n.seat(t.seat) }),
  'chief-back': (n, t) => n.say('log.chief-back', { who: n.seat(t.seat) }),
  'chief-taken': (n, t) =>
    n.say('log.chief-taken', { who: n.seat(t.seat), from: n.seat(t.from), ability: n.def(t.ability) }),
  'saloon-die': (n, t) => n.say('log.saloon-die', { who: n.seat(t.seat), die: n.def(t.die) }),
  'die-turned': (n, t) => n.say('log.die-turned', { who: n.seat(t.seat), count: t.die }),
  power: (n, t) => n.say('log.power', { who: n.seat(t.seat), role: n.def(t.role) }),
  overruled: (n, t) => n.say('log.overruled', { role: n.def(t.role) }),
  'gain-spoiled': (n, t) => n.say('log.gain-spoiled', { who: n.seat(t.seat), count: t.count }),
  'new-sheriff': (n, t) => n.say('log.new-sheriff', { who: n.seat(t.seat), to: n.seat(t.old) }),
  'step-in': (n, t) =>
    n.say('log.step-in', { who: n.seat(t.seat), to: n.seat(t.to), count: t.count, ability: n.def(t.ability) }),
  ghost: (n, t) => n.say('log.ghost', { who: n.seat(t.seat) }),
  token: (n, t) => n.say('log.token', { who: n.seat(t.seat), to: n.seat(t.to), face: n.faces([t.face]) }),
  'token-back': (n, t) => n.say('log.token-back', { who: n.seat(t.seat) }),
} satisfies Partial<ToldSentences>;
