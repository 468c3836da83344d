import { spawnSync } from 'node:child_process';
import { packs } from '@sixgun/engine';
import { type ContentKey, languages, loadTexts } from '@sixgun/texts';
import { expect, test } from 'vitest';
import { lookOf, placeOf } from '../src/gallery/address.ts';
import { boxes, inOrder, kindOf, type Piece } from '../src/gallery/piece.ts';
import { distance, folded, nearest, search } from '../src/gallery/search.ts';

const script = new URL('../scripts/list-pieces.mjs', import.meta.url).pathname;
const { stdout } = spawnSync(process.execPath, ['--conditions=@sixgun/source', script], { encoding: 'utf8' });
const pieces = inOrder(JSON.parse(stdout) as Piece[]);
const all = await Promise.all(languages.map((language) => loadTexts(language)));
const [english, czech, polish] = all;
const named = (typed: string, texts = english): string[] =>
  search(
    pieces,
    typed,
    texts,
    all.filter((each) => each !== texts),
  ).map(({ piece }) => texts.content(piece.key).name);

test('every piece of every box is there, in a box that is shown', () => {
  const known: readonly string[] = boxes;
  expect(pieces.filter(({ box }) => !known.includes(box))).toEqual([]);
  expect(pieces.filter((piece) => kindOf(piece) === undefined)).toEqual([]);
  for (const { id } of packs) expect(pieces.filter(({ box }) => box === id).length, id).toBeGreaterThan(7);
  const keys = new Set(pieces.map(({ key }) => key));
  for (const key of [
    'card/card/bang',
    'card/event/ghost-town',
    'dice/face/arrow',
    'card/token/load',
    'card/wagon/caboose',
  ])
    expect(keys.has(key as ContentKey), key).toBe(true);
  expect(pieces.find(({ key }) => key === 'card/character/paul-regret')?.life).toBe(3);
  expect(pieces.find(({ key }) => key === 'card/card/volcanic')?.ranks).toEqual(['10S', '10C']);
});

test('a name is found in any language and without its accents, names before texts', () => {
  expect(named('beer')[0]).toBe('Beer');
  expect(named('pivo')[0]).toBe('Beer');
  expect(named('pudlo', czech)[0]).toBe(czech.content('card/card/missed').name);
  expect(named('ŁYK', polish)[0]).toBe(polish.content('card/card/a-little-nip').name);
  expect(named('slab')[0]).toBe('Slab the Killer');
  expect(named('slab')).toContain('Barrel');
});

test('what is found in a text shows the words around it', () => {
  const hits = search(pieces, 'example', english, []);
  const beer = hits.find(({ piece }) => piece.key === 'card/card/beer');
  expect(beer?.around).toMatch(/^Example: with 2 lives left .*…$/);
  const long = search(pieces, 'wybuch dynamitu', polish, []);
  expect(long.map(({ around }) => folded(around)).every((around) => around.includes('wybuch dynamitu'))).toBe(true);
});

test('nothing found: the nearest name', () => {
  expect(named('volcanik')).toEqual([]);
  expect(nearest(pieces, 'volcanik', english)).toBe('Volcanic');
  expect(distance('beer', 'bear')).toBe(1);
  expect(distance('', 'bear')).toBe(4);
});

test('the address carries what is looked at', () => {
  const look = { kind: 'events', boxes: ['high-noon'], typed: 'sun', open: 'card/event/sermon' } as const;
  expect(lookOf(placeOf(look, 'pl'))).toEqual({ ...look, language: 'pl' });
  expect(lookOf('gallery?kind=ships&boxes=moon&lang=xx')).toEqual({
    kind: 'cards',
    boxes: [],
    typed: '',
    open: null,
    language: null,
  });
});
