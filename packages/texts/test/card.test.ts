import { packs, variantNames } from '@sixgun/engine';
import { expect, test } from 'vitest';
import { content } from '../src/content/en.ts';
import { en as tokens } from '../src/content/tokens/en.ts';

interface Named {
  kind: string;
  id: string;
}

test('everything in the boxes of the card game has a text, and nothing else has', () => {
  const parts = packs.flatMap((pack) =>
    Object.values(pack).flatMap((part) => (Array.isArray(part) ? (part as Named[]) : [])),
  );
  const kinds = ['card', 'character', 'role', 'event', 'gear', 'wagon', 'locomotive', 'station'];
  const pieces = parts.filter(({ kind }) => kinds.includes(kind));
  const wanted = new Set([
    ...pieces.map(({ kind, id }) => `card/${kind}/${id}`),
    ...variantNames.map((name) => `card/variant/${name}`),
    'card/character/nobody',
    'card/role/shadow-deputy',
    'card/role/shadow-outlaw',
    ...Object.keys(tokens).filter((key) => key.startsWith('card/')),
  ]);
  const given = Object.keys(content).filter((key) => key.startsWith('card/'));
  expect(given.toSorted()).toEqual([...wanted].toSorted());
});
