import type { QuestionSentences } from '../sentences.ts';

/** What only the dice game asks. */
export const diceQuestions = {
  'saloon-die': (n) => n.say('prompt.saloon-die'),
  gift: (n) => n.say('prompt.gift'),
  roll: (n) => n.say('prompt.roll'),
  arrow: (n) => n.say('prompt.arrow'),
  'broken-arrow': (n) => n.say('prompt.broken-arrow'),
  reroll: (n) => n.say('prompt.reroll'),
  shot: (n) => n.say('prompt.shot'),
  beer: (n) => n.say('prompt.beer'),
  'arrow-instead': (n) => n.say('prompt.arrow-instead'),
  'step-in': (n, q) => n.say('prompt.step-in', { name: n.seat(q.of), needed: q.count }),
  'own-arrow-back': (n) => n.say('prompt.own-arrow-back'),
  'return-arrows': (n) => n.say('prompt.return-arrows'),
  'turn-die': (n) => n.say('prompt.turn-die'),
  'swap-arrows': (n) => n.say('prompt.swap-arrows'),
  rescue: (n) => n.say('prompt.rescue'),
  'arrow-back': (n) => n.say('prompt.arrow-back'),
  end: (n) => n.say('prompt.end'),
  'ghost-face': (n) => n.say('prompt.ghost-face'),
  'ghost-token': (n) => n.say('prompt.ghost-token'),
  'role-thrown': (n) => n.say('prompt.role-thrown'),
  'role-last': (n, q) => n.say('prompt.role-last', { name: n.seat(q.of) }),
  'role-gain': (n, q) => n.say('prompt.role-gain', { name: n.seat(q.of) }),
  'role-dying': (n) => n.say('prompt.role-dying'),
  'role-revealed': (n, q) => n.say('prompt.role-revealed', { name: n.seat(q.of) }),
} satisfies Partial<QuestionSentences>;
