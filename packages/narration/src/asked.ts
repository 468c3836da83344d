import type { Question } from '@sixgun/engine';
import { diceQuestions } from './dice/asked.ts';
import type { Names } from './names.ts';
import { type Part, plain } from './parts.ts';
import type { QuestionSentences } from './sentences.ts';

type Attack = Extract<Question, { ask: 'answer' }>;

const cardQuestions: QuestionSentences<Exclude<Question['ask'], keyof typeof diceQuestions>> = {
  order: (n) => n.say('prompt.order'),
  standing: (n) => n.say('prompt.standing'),
  play: (n, q) => (q.must === undefined ? n.say('prompt.play') : n.say('prompt.play-must', { card: n.card(q.must) })),
  discard: (n, q) => n.say('prompt.discard', { count: q.count }),
  answer: (n, q) => (q.hopeless ? helpless(n, q) : (wellKnown(n, q) ?? attack(n, q))),
  save: (n, q) => (q.hopeless ? n.say('prompt.save-nothing') : n.say('prompt.save', { needed: q.needed })),
  'save-other': (n, q) => n.say('prompt.save-other', { name: n.seat(q.of) }),
  escape: (n, q) => n.say('prompt.escape', { by: n.seat(q.by), card: n.card(q.card) }),
  draw: (n) => n.say('prompt.draw'),
  'pick-flip': (n) => n.say('prompt.pick-flip'),
  'flip-again'(n, q) {
    const cards = n.turned(q.card);
    if (q.of === undefined) return n.say('prompt.flip-again-nobody', { cards });
    return n.say('prompt.flip-again', { who: n.seat(q.of), cards });
  },
  'pick-store': (n) => n.say('prompt.pick-store'),
  'keep-two': (n) => n.say('prompt.keep-two'),
  'give-card': (n, q) => n.say('prompt.give-card', { to: n.seat(q.to) }),
  'pass-cards': (n, q) => n.say('prompt.pass-cards', { count: q.count, to: n.seat(q.to) }),
  'discard-one': (n) => n.say('prompt.discard-one'),
  'discard-or-lose': (n, q) => n.say('prompt.discard-or-lose', { count: q.count }),
  'join-beer': (n, q) => n.say('prompt.join-beer', { by: n.seat(q.by) }),
  'lay-order': (n) => n.say('prompt.lay-order'),
  'use-gear': (n, q) => n.say('prompt.use-gear', { card: n.card(q.card) }),
  'pick-counted': (n, q) => n.say('prompt.pick-counted', { count: q.count }),
  'discard-drawn': (n) => n.say('prompt.discard-drawn'),
  'hand-on': (n, q) => n.say('prompt.hand-on', { card: n.card(q.card) }),
  'target-card': (n, q) => n.say('prompt.target-card', { name: n.seat(q.of) }),
  'lay-card': (n) => n.say('prompt.lay-card'),
  'take-laid': (n) => n.say('prompt.take-laid'),
  'choose-character': (n) => n.say('prompt.choose-character'),
  'keep-character': (n) => n.say('prompt.keep-character'),
  'new-characters': (n) => n.say('prompt.new-characters'),
  'new-identity': (n) => n.say('prompt.new-identity'),
  copy: (n) => n.say('prompt.copy'),
  obey(n, q) {
    const order = { by: n.seat(q.by), card: n.def(q.card) };
    return q.at === undefined ? n.say('prompt.obey', order) : n.say('prompt.obey-at', { ...order, to: n.seat(q.at) });
  },
  spare: (n) => n.say('prompt.spare'),
  'take-wagon': (n, q) => (q.must ? n.say('prompt.take-wagon-must') : n.say('prompt.take-wagon')),
  'discard-for': (n, q) => n.say('prompt.discard-for', { card: n.card(q.card) }),
  'discard-own': (n) => n.say('prompt.discard-own'),
  'give-away': (n) => n.say('prompt.give-away'),
  'take-discarded': (n) => n.say('prompt.take-discarded'),
  'choose-wagon': (n) => n.say('prompt.choose-wagon'),
  'full-steam': (n) => n.say('prompt.full-steam'),
  map: (n) => n.say('prompt.map'),
  divert: (n, q) => n.say('prompt.divert', { by: n.seat(q.by) }),
  'swap-for': (n, q) => n.say('prompt.swap-for', { card: n.card(q.card) }),
  'trade-card': (n) => n.say('prompt.trade-card'),
  'robbed-card': (n, q) => n.say('prompt.robbed-card', { card: n.card(q.card) }),
  load: (n, q) => n.say('prompt.load', { count: q.count }),
  'pay-load': (n, q) => n.say('prompt.pay-load', { count: q.count }),
  upgrade: (n, q) => n.say('prompt.upgrade', { card: n.card(q.card), price: q.price }),
  'further-target': (n, q) => n.say('prompt.further-target', { card: n.card(q.card) }),
  'pay-for-card': (n, q) => n.say('prompt.pay-for-card', { ability: n.def(q.ability), price: q.price }),
  ignore: (n, q) => n.say('prompt.ignore', { by: n.seat(q.by), card: n.card(q.card) }),
  'discard-blue': (n) => n.say('prompt.discard-blue'),
  'name-suit': (n) => n.say('prompt.name-suit'),
  'guess-colour': (n) => n.say('prompt.guess-colour'),
  exchange: (n) => n.say('prompt.exchange'),
  'give-life': (n) => n.say('prompt.give-life'),
};

function helpless(n: Names, { by, cause }: Attack): Part[] {
  if (cause === undefined) return n.say('prompt.answer-helpless');
  const card = n.def(cause);
  return by === undefined
    ? n.say('prompt.answer-nothing', { card })
    : n.say('prompt.answer-nothing-to', { by: n.seat(by), card });
}

/** Attacks that say in their own words what they take. */
function wellKnown(n: Names, { by, cause, needed }: Attack): Part[] | null {
  if (cause === undefined) return null;
  const id = n.idOf(cause);
  if (id === 'russian-roulette' || id === 'a-fistful-of-cards') return n.say(`prompt.answer-${id}`);
  if (by === undefined) return null;
  switch (id) {
    case 'bang':
      return n.say('prompt.answer-bang', { by: n.seat(by), needed });
    case 'gatling':
    case 'indians':
    case 'duel':
    case 'ricochet':
      return n.say(`prompt.answer-${id}`, { by: n.seat(by) });
    default:
      return null;
  }
}

function attack(n: Names, { by, cause, wants, needed }: Attack): Part[] {
  if (cause === undefined) return n.say('prompt.answer-bare');
  const card = n.def(cause);
  if (by === undefined) return n.say('prompt.answer-to', { card });
  return wants === 'card'
    ? n.say('prompt.answer', { by: n.seat(by), card })
    : n.say('prompt.answer-shot', { by: n.seat(by), card, needed });
}

const sentences: QuestionSentences = { ...cardQuestions, ...diceQuestions };

/** Questions of the course of a turn: nothing else is at work. */
const OF_THE_TURN: readonly Question['ask'][] = [
  'play',
  'discard',
  'roll',
  'reroll',
  'end',
  'standing',
  'order',
  'shot',
  'beer',
];

/** What it comes from stands first, where the sentence itself does not say it. */
function fromWhat(n: Names, { by, cause, ask }: Question, sentence: readonly Part[]): Part[] {
  if (cause === undefined || OF_THE_TURN.includes(ask)) return [];
  const { label, link } = n.def(cause);
  // A rule of the table has no card that could be named.
  if (link === null) return [];
  const said = plain(sentence);
  const whose = by === undefined || said.includes(n.seat(by).label) ? [] : [' (', n.seat(by), ')'];
  if (said.includes(label) && whose.length === 0) return [];
  return [n.def(cause), ...whose, ': '];
}

/** What a player is asked, in words. */
export function askIn(names: Names, question: Question): Part[] {
  const sentence = sentences[question.ask] as (names: Names, question: Question) => Part[];
  const said = sentence(names, question);
  return [...fromWhat(names, question, said), ...said];
}
