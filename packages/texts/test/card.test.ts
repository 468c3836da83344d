import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packs, REASONS, variantNames } from '@sixgun/engine';
import { expect, test } from 'vitest';
import { content } from '../src/content/en.ts';
import { en } from '../src/messages/en.ts';

interface Named {
  kind: string;
  id: string;
}

test('everything in the boxes of the card game has a text, and nothing else has', () => {
  const parts = packs.flatMap((pack) =>
    Object.values(pack).flatMap((part) => (Array.isArray(part) ? (part as Named[]) : [])),
  );
  const pieces = parts.filter(({ kind }) => ['card', 'character', 'role', 'event', 'gear', 'wagon'].includes(kind));
  const wanted = new Set([
    ...pieces.map(({ kind, id }) => `card/${kind}/${id}`),
    ...variantNames.map((name) => `card/variant/${name}`),
    'card/character/nobody',
    'card/role/shadow-deputy',
    'card/role/shadow-outlaw',
  ]);
  const given = Object.keys(content).filter((key) => key.startsWith('card/'));
  expect(given.toSorted()).toEqual([...wanted].toSorted());
});

test('every refusal of the card game has a sentence', () => {
  for (const reason of REASONS) expect(en, reason).toHaveProperty([`why.${reason}`]);
});

/** Events of the story whose sentence has another name. */
const RENAMED: Readonly<Record<string, string>> = { take: 'take-from-play', gives: 'gives-card' };

test('everything the card game tells has a sentence', () => {
  const folder = fileURLToPath(new URL('../../engine/src/card', import.meta.url));
  const sources = globSync(`${folder}/**/*.ts`).map((file) => readFileSync(file, 'utf8'));
  const told = sources.flatMap((source) => [...source.matchAll(/\btell\(([^,]*)/g)].map(([, what]) => what));
  const names = new Set(told.flatMap((what) => [...what.matchAll(/'([a-z-]+)'/g)].map(([, name]) => name)));
  expect(names.size).toBeGreaterThan(40);
  for (const name of names) expect(en, name).toHaveProperty([`log.${RENAMED[name] ?? name}`]);
});
