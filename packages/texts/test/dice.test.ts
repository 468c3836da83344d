import { DICE_REASONS, dicePacks, diceVariantNames, FACES } from '@sixgun/engine';
import { expect, test } from 'vitest';
import { content } from '../src/content/en.ts';
import { en } from '../src/messages/en.ts';

/** Reasons of both games whose card-game sentence speaks of weapons or cards. */
const worded = (reason: string) => (`why.${reason}-dice` in en ? `why.${reason}-dice` : `why.${reason}`);

test('everything in the boxes of the dice game has a text', () => {
  const pieces = dicePacks.flatMap((pack) => [...pack.dice, ...pack.characters, ...pack.roles]);
  const wanted = [
    ...pieces.map(({ kind, id }) => `dice/${kind}/${id}`),
    ...FACES.map((face) => `dice/face/${face}`),
    ...diceVariantNames.map((name) => `dice/variant/${name}`),
    'dice/face/x2',
    'dice/character/nobody',
  ];
  const given = Object.keys(content).filter((key) => key.startsWith('dice/'));
  expect(given.toSorted()).toEqual(wanted.toSorted());
});

test('every refusal of the dice game has a sentence that needs no parameter', () => {
  const sentences = DICE_REASONS.map((reason) => en[worded(reason) as keyof typeof en]);
  for (const [i, sentence] of sentences.entries()) expect(sentence, DICE_REASONS[i]).toMatch(/^[^{}]+$/);
});
