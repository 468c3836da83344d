import { CardGame, cardRules, type Question, type Refusal, type Rules, type Told } from '@sixgun/engine';
import { languages } from '@sixgun/texts';
import { expect, test } from 'vitest';
import { askIn, boxOf, Names, plain, refuseIn, tellIn } from '../src/index.ts';
import { allTexts, faultsOf, faultsOfLine } from './whole.ts';

const rules: Rules = cardRules({
  packs: ['base', 'dodge-city', 'high-noon', 'fistful-of-cards'],
  players: 4,
  variants: {},
});
const PLAYERS = ['Ann', 'Bob', 'Cyd', 'Dan'];
const defOf = (id: string): number => rules.defs.findIndex((def) => def.id === id);
const pieceOf = (id: string): number => rules.faces.findIndex((face) => face.def === defOf(id));

const [bang, missed, panic] = ['bang', 'missed', 'panic'].map(pieceOf);
const [bangDef, barrel, jesse, sheriff, judge] = ['bang', 'barrel', 'jesse-jones', 'sheriff', 'the-judge'].map(defOf);
const one = { seat: 0 };
const two = { seat: 0, to: 1 };

/** Everything that can be told, each with and without what it may leave out. A member without an example does not compile. */
const told: { [W in Told['what']]: Extract<Told, { what: W }>[] } = {
  begins: [{ what: 'begins' }, { what: 'begins', sheriff: 1 }],
  turn: [{ what: 'turn', ...one }],
  heal: [{ what: 'heal', ...one, count: 1 }],
  hit: [{ what: 'hit', ...one, by: 1, count: 2 }],
  saved: [{ what: 'saved', ...one }],
  dies: [{ what: 'dies', ...one }],
  'role-revealed': [{ what: 'role-revealed', ...one, role: sheriff }],
  'takes-back': [{ what: 'takes-back', ...one }],
  play: [
    { what: 'play', ...one, card: panic, as: defOf('panic') },
    { what: 'play', ...one, card: missed, as: bangDef },
  ],
  'play-at': [
    { what: 'play-at', ...two, card: bang, as: bangDef },
    { what: 'play-at', ...two, card: missed, as: bangDef },
  ],
  use: [
    { what: 'use', ...one, source: barrel, card: pieceOf('barrel') },
    { what: 'use', ...one, source: judge },
    { what: 'use', ...two, source: judge },
    { what: 'use', seat: 0, to: 0, source: judge },
  ],
  ability: [
    { what: 'ability', ...one, ability: jesse },
    { what: 'ability', ...two, ability: jesse },
    { what: 'ability', seat: 1, to: 1, ability: jesse },
  ],
  repeats: [
    { what: 'repeats', ...one, card: panic },
    { what: 'repeats', ...two, card: panic },
    { what: 'repeats', seat: 0, to: 0, card: panic },
  ],
  copies: [{ what: 'copies', ...one, character: jesse }],
  'shot-missed': [
    { what: 'shot-missed', ...one, by: 1 },
    { what: 'shot-missed', ...one },
  ],
  'lose-life': [{ what: 'lose-life', ...one, count: 3 }],
  returns: [{ what: 'returns', ...one }],
  'leaves-again': [{ what: 'leaves-again', ...one }],
  'extra-turn': [{ what: 'extra-turn', ...one }],
  'turn-skipped': [{ what: 'turn-skipped', ...one }],
  reward: [{ what: 'reward', ...one, count: 3 }],
  penalty: [{ what: 'penalty', ...one }],
  flip: [
    { what: 'flip', ...one, for: barrel, card: bang },
    { what: 'flip', for: judge, card: bang },
  ],
  'flip-good': [{ what: 'flip-good', ...one }],
  'flip-bad': [{ what: 'flip-bad', ...one }],
  'flip-again': [{ what: 'flip-again', ...one }],
  draw: [
    { what: 'draw', ...one, count: 1 },
    { what: 'draw', ...one, count: 5 },
  ],
  'ability-draw': [{ what: 'ability-draw', ...one, count: 2, ability: jesse }],
  'draw-from-discard': [{ what: 'draw-from-discard', ...one, card: panic }],
  'take-from-hand': [{ what: 'take-from-hand', ...one, from: 1 }],
  take: [{ what: 'take', ...one, from: 1, card: bang }],
  'gets-card': [{ what: 'gets-card', ...one, card: panic }],
  'store-take': [{ what: 'store-take', ...one, card: bang }],
  gives: [
    { what: 'gives', ...two, count: 1 },
    { what: 'gives', ...two, count: 2 },
  ],
  'gives-due': [{ what: 'gives-due', ...two, due: jesse }],
  buys: [
    { what: 'buys', ...one, card: bang, price: 2 },
    { what: 'buys', ...two, card: bang, price: 1 },
    { what: 'buys', seat: 0, to: 0, card: bang, price: 0 },
  ],
  'forces-off': [{ what: 'forces-off', ...two, card: bang, price: 3 }],
  'turns-gear': [{ what: 'turns-gear', ...one, card: bang }],
  nuggets: [
    { what: 'nuggets', ...one, count: 1 },
    { what: 'nuggets', ...one, count: 3 },
  ],
  'hands-on': [{ what: 'hands-on', ...two, card: bang }],
  discard: [{ what: 'discard', ...one, card: panic }],
  'discard-count': [{ what: 'discard-count', ...one, count: 2 }],
  'discard-hand': [{ what: 'discard-hand', ...one }],
  'discards-of': [{ what: 'discards-of', ...two, card: panic }],
  reshuffle: [{ what: 'reshuffle' }],
  'weapon-replaced': [{ what: 'weapon-replaced', ...one, old: pieceOf('volcanic'), new: pieceOf('winchester') }],
  event: [{ what: 'event', event: judge, card: pieceOf('the-judge') }],
  'jail-escape': [{ what: 'jail-escape', ...one }],
  'jail-stay': [{ what: 'jail-stay', ...one }],
  'dynamite-passes': [{ what: 'dynamite-passes', ...two }],
  'dynamite-stays': [{ what: 'dynamite-stays', ...one }],
  'dynamite-explodes': [{ what: 'dynamite-explodes', ...one }],
  'dynamite-to-stick': [{ what: 'dynamite-to-stick', ...one }],
  'stick-moves': [{ what: 'stick-moves', ...one }],
  'joins-side': [{ what: 'joins-side', ...one, role: sheriff }],
  'names-suit': (['spades', 'hearts', 'diamonds', 'clubs'] as const).map((suit) => ({
    what: 'names-suit',
    ...one,
    suit,
  })),
  'new-identity': [{ what: 'new-identity', ...one, character: jesse }],
  'guess-right': [{ what: 'guess-right', ...one, card: panic }],
  'guess-wrong': [{ what: 'guess-wrong', ...one, card: panic }],
  'card-shot-off': [{ what: 'card-shot-off', ...one, card: bang }],
  'seats-swapped': [{ what: 'seats-swapped', ...two, event: judge }],
  'names-card': [{ what: 'names-card', ...two, card: bangDef }],
  'shows-hand': [{ what: 'shows-hand', ...one }],
  'roles-dealt-again': [{ what: 'roles-dealt-again' }],
  lays: [{ what: 'lays', ...one, card: panic }],
  'bomb-ticks': [
    { what: 'bomb-ticks', ...one, count: 0 },
    { what: 'bomb-ticks', ...one, count: 1 },
  ],
  loads: [{ what: 'loads', ...one, count: 1 }],
  'loads-card': [{ what: 'loads-card', ...one, card: panic, count: 2 }],
  'pays-load': [{ what: 'pays-load', ...one, count: 1 }],
  'pays-load-card': [{ what: 'pays-load-card', ...one, card: panic, count: 2 }],
  rusts: [{ what: 'rusts', ...one, count: 3 }],
  'bomb-passes': [{ what: 'bomb-passes', ...two }],
  'bomb-explodes': [{ what: 'bomb-explodes', ...one }],
  'train-moves': [{ what: 'train-moves', station: barrel }],
  'train-arrives': [{ what: 'train-arrives' }],
  locomotive: [{ what: 'locomotive', engine: barrel }],
  'takes-wagon': [{ what: 'takes-wagon', seat: 0, card: bang }],
  diverts: [{ what: 'diverts', ...two }],
  swaps: [{ what: 'swaps', ...two, own: bang, card: bang }],
  spares: [
    { what: 'spares', ...two },
    { what: 'spares', seat: 0, to: 0 },
  ],
  throw: [{ what: 'throw', ...one, dice: 0b11, faces: [0, 4] }],
  shot: [{ what: 'shot', ...two, count: 2 }],
  beer: [
    { what: 'beer', ...two },
    { what: 'beer', seat: 1, to: 1 },
  ],
  gift: [
    { what: 'gift', ...two, ability: jesse },
    { what: 'gift', seat: 1, to: 1, ability: jesse },
  ],
  gatling: [{ what: 'gatling', ...one }],
  'gatling-hit': [{ what: 'gatling-hit', ...one, by: 1, count: 1 }],
  indians: [{ what: 'indians' }],
  'indians-hit': [{ what: 'indians-hit', ...one, count: 2 }],
  explosion: [{ what: 'explosion', ...one }],
  'dynamite-hit': [{ what: 'dynamite-hit', ...one, count: 1 }],
  'bullet-hit': [{ what: 'bullet-hit', ...one, count: 1 }],
  arrow: [{ what: 'arrow', ...one }],
  'arrow-back': [{ what: 'arrow-back', ...one, count: 1 }],
  'arrow-given': [{ what: 'arrow-given', ...two, ability: jesse }],
  'arrows-swapped': [{ what: 'arrows-swapped', ...two }],
  chief: [{ what: 'chief', ...one }],
  'chief-back': [{ what: 'chief-back', ...one }],
  'chief-taken': [{ what: 'chief-taken', ...one, from: 1, ability: jesse }],
  'saloon-die': [{ what: 'saloon-die', ...one, die: bangDef }],
  'die-turned': [{ what: 'die-turned', ...one, die: 2 }],
  power: [{ what: 'power', ...one, role: sheriff }],
  overruled: [{ what: 'overruled', role: sheriff }],
  'gain-spoiled': [{ what: 'gain-spoiled', ...one, count: 1 }],
  'new-sheriff': [{ what: 'new-sheriff', ...one, old: 1 }],
  'step-in': [{ what: 'step-in', ...two, count: 1, ability: jesse }],
  ghost: [{ what: 'ghost', ...one }],
  token: [{ what: 'token', ...two, face: 3 }],
  'token-back': [{ what: 'token-back', ...one }],
};

const attack = { ask: 'answer', wants: 'effect', needed: 2, hopeless: false } as const;
const causes = ['bang', 'gatling', 'indians', 'duel', 'howitzer', 'ricochet', 'russian-roulette', 'a-fistful-of-cards'];

const asked: { [A in Question['ask']]: Extract<Question, { ask: A }>[] } = {
  order: [{ ask: 'order' }],
  standing: [{ ask: 'standing' }],
  play: [{ ask: 'play' }, { ask: 'play', must: panic }],
  discard: [{ ask: 'discard', count: 1 }],
  answer: [
    attack,
    { ...attack, hopeless: true },
    ...causes.map(defOf).flatMap((cause) => [
      { ...attack, by: 1, cause },
      { ...attack, by: 1, cause, wants: 'card' as const },
      { ...attack, cause },
      { ...attack, cause, hopeless: true },
    ]),
  ],
  save: [
    { ask: 'save', needed: 1, hopeless: false },
    { ask: 'save', needed: 1, hopeless: true },
  ],
  'save-other': [{ ask: 'save-other', of: 1 }],
  escape: [{ ask: 'escape', by: 1, card: bang }],
  draw: [{ ask: 'draw' }],
  'pick-flip': [{ ask: 'pick-flip' }],
  'flip-again': [
    { ask: 'flip-again', of: 1, card: bang },
    { ask: 'flip-again', card: bang },
  ],
  'pick-store': [{ ask: 'pick-store' }],
  'keep-two': [{ ask: 'keep-two' }],
  'give-card': [{ ask: 'give-card', to: 1 }],
  'pass-cards': [{ ask: 'pass-cards', to: 1, count: 2 }],
  'lay-order': [{ ask: 'lay-order' }],
  'use-gear': [{ ask: 'use-gear', card: panic }],
  'pick-counted': [
    { ask: 'pick-counted', count: 1 },
    { ask: 'pick-counted', count: 4 },
  ],
  'discard-drawn': [{ ask: 'discard-drawn' }],
  'hand-on': [{ ask: 'hand-on', card: panic }],
  'target-card': [{ ask: 'target-card', of: 1 }],
  'discard-one': [{ ask: 'discard-one' }],
  'discard-or-lose': [{ ask: 'discard-or-lose', count: 2 }],
  'join-beer': [{ ask: 'join-beer', by: 1 }],
  'lay-card': [{ ask: 'lay-card' }],
  'take-laid': [{ ask: 'take-laid' }],
  'choose-character': [{ ask: 'choose-character' }],
  'keep-character': [{ ask: 'keep-character' }],
  'new-characters': [{ ask: 'new-characters' }],
  'new-identity': [{ ask: 'new-identity' }],
  copy: [{ ask: 'copy' }],
  obey: [
    { ask: 'obey', by: 1, card: bangDef },
    { ask: 'obey', by: 1, card: bangDef, at: 2 },
  ],
  spare: [{ ask: 'spare' }],
  'take-wagon': [
    { ask: 'take-wagon', must: false },
    { ask: 'take-wagon', must: true },
  ],
  'discard-for': [{ ask: 'discard-for', card: bang }],
  'discard-own': [{ ask: 'discard-own' }],
  'give-away': [{ ask: 'give-away' }],
  'take-discarded': [{ ask: 'take-discarded' }],
  'choose-wagon': [{ ask: 'choose-wagon' }],
  'full-steam': [{ ask: 'full-steam' }],
  map: [{ ask: 'map' }],
  divert: [{ ask: 'divert', by: 1 }],
  'swap-for': [{ ask: 'swap-for', card: bang }],
  'trade-card': [{ ask: 'trade-card' }],
  'robbed-card': [{ ask: 'robbed-card', card: bang }],
  load: [{ ask: 'load', count: 3 }],
  'pay-load': [{ ask: 'pay-load', count: 2 }],
  upgrade: [{ ask: 'upgrade', card: panic, price: 2 }],
  'further-target': [{ ask: 'further-target', card: panic }],
  'pay-for-card': [{ ask: 'pay-for-card', ability: judge, price: 2 }],
  ignore: [{ ask: 'ignore', by: 1, card: bang }],
  'discard-blue': [{ ask: 'discard-blue' }],
  'name-suit': [{ ask: 'name-suit' }],
  'guess-colour': [{ ask: 'guess-colour' }],
  exchange: [{ ask: 'exchange' }],
  'give-life': [{ ask: 'give-life' }],
  'saloon-die': [{ ask: 'saloon-die' }],
  gift: [{ ask: 'gift' }],
  roll: [{ ask: 'roll' }],
  arrow: [{ ask: 'arrow' }],
  'broken-arrow': [{ ask: 'broken-arrow' }],
  reroll: [{ ask: 'reroll' }],
  shot: [{ ask: 'shot', given: 0, shares: [0, 0, 0, 0] }],
  beer: [{ ask: 'beer', given: 1, shares: [0, 1, 0, 0] }],
  'arrow-instead': [{ ask: 'arrow-instead' }],
  'step-in': [{ ask: 'step-in', of: 1, count: 2 }],
  'own-arrow-back': [{ ask: 'own-arrow-back' }],
  'return-arrows': [{ ask: 'return-arrows' }],
  'turn-die': [{ ask: 'turn-die' }],
  'swap-arrows': [{ ask: 'swap-arrows' }],
  rescue: [{ ask: 'rescue' }],
  'arrow-back': [{ ask: 'arrow-back' }],
  end: [{ ask: 'end' }],
  'ghost-face': [{ ask: 'ghost-face' }],
  'ghost-token': [{ ask: 'ghost-token' }],
  'role-thrown': [{ ask: 'role-thrown' }],
  'role-last': [{ ask: 'role-last', of: 1 }],
  'role-gain': [{ ask: 'role-gain', of: 1 }],
  'role-dying': [{ ask: 'role-dying' }],
  'role-revealed': [{ ask: 'role-revealed', of: 1 }],
};

const far = { seat: 1, distance: 3, reach: 1 };

const refused: { [W in Refusal['why']]: Extract<Refusal, { why: W }>[] } = {
  'not-asked': [{ why: 'not-asked' }],
  'not-offered': [{ why: 'not-offered' }],
  'too-late': [{ why: 'too-late' }],
  unfinished: [{ why: 'unfinished' }],
  ambiguous: [{ why: 'ambiguous' }],
  'unknown-token': [{ why: 'unknown-token' }],
  'not-yourself': [{ why: 'not-yourself' }],
  'out-of-range': [
    { why: 'out-of-range', seat: 1, distance: 3 },
    { why: 'out-of-range', seat: 1, distance: 3, gun: { reach: 1 } },
    { why: 'out-of-range', seat: 1, distance: 3, gun: { reach: 2, weapon: defOf('schofield') } },
  ],
  'too-far': [{ why: 'too-far', ...far }],
  'bang-limit': [{ why: 'bang-limit' }],
  'same-name-in-play': [{ why: 'same-name-in-play', card: barrel }],
  'not-the-sheriff': [{ why: 'not-the-sheriff' }],
  'not-in-play': [{ why: 'not-in-play', ...one }],
  'no-cards': [{ why: 'no-cards' }, { why: 'no-cards', ...one }],
  'no-target': [{ why: 'no-target' }],
  'no-station': [{ why: 'no-station' }],
  'no-wagon': [{ why: 'no-wagon' }],
  'not-now': [{ why: 'not-now' }],
  'no-effect-left': [{ why: 'no-effect-left' }],
  'cannot-answer': [{ why: 'cannot-answer', card: bangDef }],
  'not-enough': [{ why: 'not-enough', needed: 2, have: 0 }],
  'full-life': [{ why: 'full-life' }],
  'two-players': [{ why: 'two-players' }],
  'used-this-turn': [{ why: 'used-this-turn' }],
  'switched-off': [{ why: 'switched-off' }, { why: 'switched-off', by: judge }],
  'laid-this-turn': [{ why: 'laid-this-turn' }],
  immune: [{ why: 'immune', ...one }],
  'forbidden-by-event': [{ why: 'forbidden-by-event', by: judge }],
  'wrong-card': [{ why: 'wrong-card', card: bangDef }],
  'no-room': [{ why: 'no-room' }],
  'last-life': [{ why: 'last-life' }],
  eliminated: [{ why: 'eliminated' }],
  mandatory: [{ why: 'mandatory' }],
  'dynamite-locked': [{ why: 'dynamite-locked' }],
  'no-throws-left': [{ why: 'no-throws-left' }],
  'no-arrow': [{ why: 'no-arrow' }],
  'no-beer': [{ why: 'no-beer' }],
  'no-such-face': [{ why: 'no-such-face' }],
  'wrong-time': [{ why: 'wrong-time' }],
  'once-per-turn': [{ why: 'once-per-turn' }],
  'once-per-game': [{ why: 'once-per-game' }],
  'once-per-throw': [{ why: 'once-per-throw' }],
  'not-concerned': [{ why: 'not-concerned' }],
  'same-player': [{ why: 'same-player' }],
  'no-such-seat': [{ why: 'no-such-seat' }],
  'not-your-dice': [{ why: 'not-your-dice' }],
  'no-such-die': [{ why: 'no-such-die' }],
  'base-dice-only': [{ why: 'base-dice-only' }],
  'no-chief': [{ why: 'no-chief' }],
  'pile-empty': [{ why: 'pile-empty' }],
  'only-rolled': [{ why: 'only-rolled' }],
  'not-shown': [{ why: 'not-shown' }],
  'not-yours': [{ why: 'not-yours' }],
  'not-in-hand': [{ why: 'not-in-hand' }],
  'not-there': [{ why: 'not-there' }],
  'no-power': [{ why: 'no-power' }],
  'not-in-this-game': [{ why: 'not-in-this-game' }],
};

test.each(languages)(
  'every line, question and reason is a whole sentence in %s, with ranks and without',
  (language) => {
    for (const ranks of [false, true]) {
      const names = new Names(allTexts[language], boxOf(rules, PLAYERS), ranks);
      const lines = Object.values(told).flatMap((list) => list.map((each) => tellIn(names, each)));
      expect(lines.flatMap(faultsOfLine)).toEqual([]);
      const questions = Object.values(asked).flatMap((list) => list.map((each) => askIn(names, each)));
      const reasons = Object.values(refused).flatMap((list) => list.map((each) => refuseIn(names, each)));
      expect([...questions, ...reasons].flatMap(faultsOf)).toEqual([]);
    }
  },
);

test('whoever drinks his own beer does not pour it for himself', () => {
  const names = new Names(allTexts.en, boxOf(rules, PLAYERS));
  expect(told.beer.map((each) => plain(tellIn(names, each)))).toEqual(['Ann pours Bob a beer.', 'Bob drinks a beer.']);
});

test('a price says what is needed and what there is', () => {
  const names = new Names(allTexts.en, boxOf(rules, PLAYERS));
  expect(plain(refuseIn(names, refused['not-enough'][0]))).toBe('You need 2 and have only 0.');
});

test('a message with a missing or surplus parameter does not compile', () => {
  const { say, seat } = new Names(allTexts.en, boxOf(rules, PLAYERS));
  const who = { label: 'Ann', link: null };
  expect(seat).toBeTypeOf('function');
  // @ts-expect-error the number of lives is missing
  say('log.hit', { who, by: who });
  // @ts-expect-error nobody deals the blow here
  say('log.lose-life', { who, count: 1, by: who });
  // @ts-expect-error a plural counts a number
  say('log.lose-life', { who, count: who });
  // @ts-expect-error no parameter at all
  say('log.indians', { who });
  // @ts-expect-error the line needs the player
  new CardGame(cardRules({ packs: ['base'], players: 4, variants: {} }), {} as never).tell({ what: 'dies' });
});
