import { dicePacks, diceVariantNames, FACES } from '@sixgun/engine';
import { expect, test } from 'vitest';
import { content } from '../src/content/en.ts';
import { en as tokens } from '../src/content/tokens/en.ts';

test('everything in the boxes of the dice game has a text', () => {
  const pieces = dicePacks.flatMap((pack) => [...pack.dice, ...pack.characters, ...pack.roles]);
  const wanted = [
    ...pieces.map(({ kind, id }) => `dice/${kind}/${id}`),
    ...FACES.map((face) => `dice/face/${face}`),
    ...diceVariantNames.map((name) => `dice/variant/${name}`),
    'dice/face/x2',
    'dice/character/nobody',
    ...Object.keys(tokens).filter((key) => key.startsWith('dice/')),
  ];
  const given = Object.keys(content).filter((key) => key.startsWith('dice/'));
  expect(given.toSorted()).toEqual(wanted.toSorted());
});
