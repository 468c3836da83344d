import type { Told } from '@sixgun/engine';
import { diceSentences } from './dice/told.ts';
import type { Names } from './names.ts';
import type { Part } from './parts.ts';
import type { ToldSentences } from './sentences.ts';

const cardSentences: ToldSentences<Exclude<Told['what'], keyof typeof diceSentences>> = {
  begins: (n, t) =>
    t.sheriff === undefined ? n.say('log.game-start-open') : n.say('log.game-start', { who: n.seat(t.sheriff) }),
  turn: (n, t) => n.say('log.turn', { who: n.seat(t.seat) }),
  heal: (n, t) => n.say('log.heal', { who: n.seat(t.seat), count: t.count }),
  hit(n, { seat, by, count, cause }) {
    const loss = { who: n.seat(seat), count };
    if (cause === undefined)
      return by === seat ? n.say('log.lose-life', loss) : n.say('log.hit', { ...loss, by: n.seat(by) });
    return by === seat
      ? n.say('log.lose-life-to', { ...loss, cause: n.def(cause) })
      : n.say('log.hit-with', { ...loss, by: n.seat(by), cause: n.def(cause) });
  },
  saved: (n, t) => n.say('log.saved', { who: n.seat(t.seat) }),
  dies: (n, t) => n.say('log.dies', { who: n.seat(t.seat) }),
  'role-revealed': (n, t) => n.say('log.role-revealed', { who: n.seat(t.seat), role: n.def(t.role) }),
  'takes-back': (n, t) => n.say('log.takes-back', { who: n.seat(t.seat) }),

  play(n, t) {
    const [who, card] = [n.seat(t.seat), n.card(t.card)];
    return n.defOf(t.card) === t.as
      ? n.say('log.play', { who, card })
      : n.say('log.play-as', { who, card, as: n.def(t.as) });
  },
  'play-at'(n, t) {
    const [who, card] = [n.seat(t.seat), n.card(t.card)];
    const as = n.defOf(t.card) === t.as ? null : n.def(t.as);
    if (!aimed(t))
      return as === null ? n.say('log.play-at-self', { who, card }) : n.say('log.play-as', { who, card, as });
    const to = n.seat(t.to);
    return as === null ? n.say('log.play-at', { who, card, to }) : n.say('log.play-as-at', { who, card, to, as });
  },
  use(n, t) {
    const [who, card] = [n.seat(t.seat), t.card === undefined ? n.def(t.source) : n.card(t.card)];
    return aimed(t) ? n.say('log.use-at', { who, card, to: n.seat(t.to) }) : n.say('log.use', { who, card });
  },
  ability(n, t) {
    const [who, ability] = [n.seat(t.seat), n.def(t.ability)];
    return aimed(t)
      ? n.say('log.ability-at', { who, ability, to: n.seat(t.to) })
      : n.say('log.ability', { who, ability });
  },
  repeats(n, t) {
    const [who, card] = [n.seat(t.seat), n.card(t.card)];
    return aimed(t) ? n.say('log.repeats-at', { who, card, to: n.seat(t.to) }) : n.say('log.repeats', { who, card });
  },
  copies: (n, t) => n.say('log.copies', { who: n.seat(t.seat), character: n.def(t.character) }),
  'shot-missed': (n, t) => n.say('log.shot-missed', { who: n.seat(t.seat) }),
  'lose-life'(n, { seat, count, cause }) {
    const loss = { who: n.seat(seat), count };
    return cause === undefined
      ? n.say('log.lose-life', loss)
      : n.say('log.lose-life-to', { ...loss, cause: n.def(cause) });
  },
  returns: (n, t) => n.say('log.returns', { who: n.seat(t.seat) }),
  'leaves-again': (n, t) => n.say('log.leaves-again', { who: n.seat(t.seat) }),
  'extra-turn': (n, t) => n.say('log.extra-turn', { who: n.seat(t.seat) }),
  'turn-skipped': (n, t) => n.say('log.turn-skipped', { who: n.seat(t.seat) }),
  reward: (n, t) => n.say('log.reward', { who: n.seat(t.seat), count: t.count }),
  penalty: (n, t) => n.say('log.penalty', { who: n.seat(t.seat) }),
  flip(n, t) {
    const turned = { for: n.def(t.for), cards: n.turned(t.card) };
    return t.seat === undefined
      ? n.say('log.flip-nobody', turned)
      : n.say('log.flip', { who: n.seat(t.seat), ...turned });
  },
  'flip-good': (n) => n.say('log.flip-good'),
  'flip-bad': (n) => n.say('log.flip-bad'),
  'flip-again': (n, t) => n.say('log.flip-again', { who: n.seat(t.seat) }),
  draw: (n, t) => n.say('log.draw', { who: n.seat(t.seat), count: t.count }),
  'ability-draw': (n, t) =>
    n.say('log.ability-draw', { who: n.seat(t.seat), count: t.count, ability: n.def(t.ability) }),
  'draw-from-discard': (n, t) => n.say('log.draw-from-discard', { who: n.seat(t.seat), card: n.card(t.card) }),
  'take-from-hand'(n, t) {
    const who = n.seat(t.seat);
    return t.from === t.seat
      ? n.say('log.take-own-hand', { who })
      : n.say('log.take-from-hand', { who, from: n.seat(t.from) });
  },
  take(n, t) {
    const [who, card] = [n.seat(t.seat), n.card(t.card)];
    return t.from === t.seat
      ? n.say('log.take-own-play', { who, card })
      : n.say('log.take-from-play', { who, card, from: n.seat(t.from) });
  },
  'gets-card': (n, t) => n.say('log.gets-card', { who: n.seat(t.seat), card: n.card(t.card) }),
  'store-take': (n, t) => n.say('log.store-take', { who: n.seat(t.seat), card: n.card(t.card) }),
  gives(n, t) {
    const [who, to] = [n.seat(t.seat), n.seat(t.to)];
    return t.count === 1 ? n.say('log.gives-card', { who, to }) : n.say('log.gives-cards', { who, to, count: t.count });
  },
  'gives-due': (n, t) => n.say('log.gives-card-due', { who: n.seat(t.seat), to: n.seat(t.to), ability: n.def(t.due) }),
  buys(n, t) {
    const bought = { who: n.seat(t.seat), card: n.card(t.card), count: t.price };
    return aimed(t) ? n.say('log.buys-for', { ...bought, to: n.seat(t.to) }) : n.say('log.buys', bought);
  },
  'forces-off': (n, t) =>
    n.say('log.forces-off', { who: n.seat(t.seat), to: n.seat(t.to), card: n.card(t.card), count: t.price }),
  'turns-gear': (n, t) => n.say('log.turns-gear', { who: n.seat(t.seat), card: n.card(t.card) }),
  nuggets: (n, t) => n.say('log.nuggets', { who: n.seat(t.seat), count: t.count }),
  'hands-on': (n, t) => n.say('log.hands-on', { who: n.seat(t.seat), to: n.seat(t.to), card: n.card(t.card) }),
  discard: (n, t) => n.say('log.discard', { who: n.seat(t.seat), card: n.card(t.card) }),
  'discard-count': (n, t) => n.say('log.discard-count', { who: n.seat(t.seat), count: t.count }),
  'discard-hand': (n, t) => n.say('log.discard-hand', { who: n.seat(t.seat) }),
  'discards-of'(n, t) {
    const [who, card] = [n.seat(t.seat), n.card(t.card)];
    return aimed(t) ? n.say('log.discards-of', { who, card, to: n.seat(t.to) }) : n.say('log.discard', { who, card });
  },
  reshuffle: (n) => n.say('log.reshuffle'),
  'weapon-replaced': (n, t) =>
    n.say('log.weapon-replaced', { who: n.seat(t.seat), old: n.card(t.old), new: n.card(t.new) }),
  event: (n, t) => n.say('log.event', { event: n.def(t.event) }),

  'jail-escape': (n, t) => n.say('log.jail-escape', { who: n.seat(t.seat) }),
  'jail-stay': (n, t) => n.say('log.jail-stay', { who: n.seat(t.seat) }),
  'dynamite-passes': (n, t) => n.say('log.dynamite-passes', { to: n.seat(t.to) }),
  'dynamite-stays': (n, t) => n.say('log.dynamite-stays', { who: n.seat(t.seat) }),
  'dynamite-explodes': (n, t) => n.say('log.dynamite-explodes', { who: n.seat(t.seat) }),
  'dynamite-to-stick': (n, t) => n.say('log.dynamite-to-stick', { who: n.seat(t.seat) }),
  'stick-moves': (n, t) => n.say('log.stick-moves', { who: n.seat(t.seat) }),
  'joins-side': (n, t) => n.say('log.joins-side', { who: n.seat(t.seat), role: n.def(t.role) }),

  'names-suit': (n, t) => n.say(`log.names-${t.suit}`, { who: n.seat(t.seat) }),
  'new-identity': (n, t) => n.say('log.new-identity', { who: n.seat(t.seat), character: n.def(t.character) }),
  'guess-right': (n, t) => n.say('log.guess-right', { who: n.seat(t.seat), card: n.card(t.card) }),
  'guess-wrong': (n, t) => n.say('log.guess-wrong', { who: n.seat(t.seat), card: n.card(t.card) }),
  'card-shot-off': (n, t) => n.say('log.card-shot-off', { who: n.seat(t.seat), card: n.card(t.card) }),
  'seats-swapped': (n, t) =>
    n.say('log.seats-swapped', { who: n.seat(t.seat), to: n.seat(t.to), event: n.def(t.event) }),
  'names-card': (n, t) => n.say('log.names-card', { who: n.seat(t.seat), to: n.seat(t.to), card: n.def(t.card) }),
  'shows-hand': (n, t) => n.say('log.shows-hand', { who: n.seat(t.seat) }),
  'roles-dealt-again': (n) => n.say('log.roles-dealt-again'),
  lays: (n, t) => n.say('log.lays', { who: n.seat(t.seat), card: n.card(t.card) }),
  'bomb-ticks': (n, t) => n.say('log.bomb-ticks', { count: t.count }),
  'bomb-passes': (n, t) => n.say('log.bomb-passes', { to: n.seat(t.to) }),
  'bomb-explodes': (n, t) => n.say('log.bomb-explodes', { who: n.seat(t.seat) }),
  'train-moves': (n, t) => n.say('log.train-moves', { station: n.def(t.station) }),
  'train-arrives': (n) => n.say('log.train-arrives'),
  locomotive: (n, t) => n.say('log.locomotive', { engine: n.def(t.engine) }),
  'takes-wagon': (n, t) => n.say('log.takes-wagon', { who: n.seat(t.seat), card: n.card(t.card) }),
  diverts: (n, t) => n.say('log.diverts', { who: n.seat(t.seat), to: n.seat(t.to) }),
  swaps: (n, t) =>
    n.say('log.swaps', { who: n.seat(t.seat), to: n.seat(t.to), own: n.card(t.own), card: n.card(t.card) }),
  loads: (n, t) => n.say('log.loads', { who: n.seat(t.seat), count: t.count }),
  'loads-card': (n, t) => n.say('log.loads-card', { who: n.seat(t.seat), card: n.card(t.card), count: t.count }),
  'pays-load': (n, t) => n.say('log.pays-load', { who: n.seat(t.seat), count: t.count }),
  'pays-load-card': (n, t) =>
    n.say('log.pays-load-card', { who: n.seat(t.seat), card: n.card(t.card), count: t.count }),
  rusts: (n, t) => n.say('log.rusts', { who: n.seat(t.seat), count: t.count }),
  spares(n, t) {
    const who = n.seat(t.seat);
    return aimed(t) ? n.say('log.spares', { who, to: n.seat(t.to) }) : n.say('log.spares-self', { who });
  },
};

/** Deeds say at whom they are aimed, if at anybody else. */
const aimed = <T extends { seat: number; to?: number }>(told: T): told is T & { to: number } =>
  told.to !== undefined && told.to !== told.seat;

const sentences: ToldSentences = { ...cardSentences, ...diceSentences };

/** A line of the story in words. */
export function tellIn(names: Names, told: Told): Part[] {
  const sentence = sentences[told.what] as (names: Names, told: Told) => Part[];
  return sentence(names, told);
}
