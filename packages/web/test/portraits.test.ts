import { Resvg } from '@resvg/resvg-js';
import { packs } from '@sixgun/engine';
import { describe, expect, it } from 'vitest';
import { nobody, portraitOf, portraits } from '../src/art/characters.ts';
import * as emblems from '../src/art/emblems.ts';
import { icons as coreIcons } from '../src/art/icons/core.ts';
import { portraitSvg } from '../src/art/portrait/portrait.ts';
import { artOfSet, loadArt } from '../src/art/sets.ts';

await loadArt({ packs: Object.keys(artOfSet), variants: {} });

const SMALL_SEAT = 38;

const pixelsOf = (svg: string) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: SMALL_SEAT }, font: { loadSystemFonts: false } }).render().pixels;

/** Mean difference of a colour channel and of the brightness, both out of 255. */
const difference = (a: Uint8Array, b: Uint8Array) => {
  let [colour, brightness] = [0, 0];
  for (let i = 0; i < a.length; i += 4) {
    const [red, green, blue] = [a[i] - b[i], a[i + 1] - b[i + 1], a[i + 2] - b[i + 2]];
    colour += (Math.abs(red) + Math.abs(green) + Math.abs(blue)) / 3;
    brightness += Math.abs(0.3 * red + 0.59 * green + 0.11 * blue);
  }
  return { colour: colour / (a.length / 4), brightness: brightness / (a.length / 4) };
};

describe('portraits', () => {
  const drawn = [...portraits, ['nobody', nobody] as const].map(([id, portrait]) => ({
    id,
    pixels: pixelsOf(portraitSvg(portrait)),
  }));
  const pairs = drawn.flatMap((a, i) =>
    drawn.slice(0, i).map((b) => ({ pair: `${b.id} / ${a.id}`, ...difference(a.pixels, b.pixels) })),
  );

  it('are there for everybody of every set', () => {
    const people = packs.flatMap((pack) => pack.characters.map(({ id }) => id));
    expect(people.filter((id) => !portraits.has(id))).toEqual([]);
  });

  it('are told apart at the size of a small seat', () => {
    expect(pairs.filter(({ colour }) => colour < 30)).toEqual([]);
  });

  it('are told apart without colour', () => {
    expect(pairs.filter(({ brightness }) => brightness < 20)).toEqual([]);
  });

  it('show nobody for a character without one', () => {
    expect(portraitOf('bart-cassidy')).toBe(portraits.get('bart-cassidy'));
    expect(portraitOf('constructor')).toBe(nobody);
  });
});

describe('emblems', () => {
  const core = [emblems.roleEmblems, emblems.tableEmblems, emblems.baseEmblems, emblems.diceEmblems];

  it('of every table have an outline at once', () => {
    expect(core.flatMap((table) => Object.values(table)).filter((name) => !Object.hasOwn(coreIcons, name))).toEqual([]);
  });

  it.each([
    ['dodge-city', emblems.dodgeCityEmblems],
    ['high-noon', emblems.highNoonEmblems],
    ['fistful-of-cards', emblems.fistfulEmblems],
    ['wild-west-show', emblems.wildWestShowEmblems],
    ['old-saloon', emblems.oldSaloonEmblems],
  ] as const)('of %s have one when the set is loaded', async (set, table) => {
    const known = { ...coreIcons, ...(await artOfSet[set]()).icons };
    expect(Object.values(table).filter((name) => !Object.hasOwn(known, name))).toEqual([]);
  });

  it('of one set are all different', () => {
    for (const table of [...Object.values(emblems)].filter(
      (table) => table !== emblems.diceEmblems && table !== emblems.tableEmblems,
    )) {
      expect(new Set(Object.values(table)).size).toBe(Object.keys(table).length);
    }
  });
});
