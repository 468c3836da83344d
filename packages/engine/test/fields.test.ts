import { describe, expect, it } from 'vitest';
import { positions, shapeText } from '../src/index.ts';
import { type Fields, fieldMaker, keyMaker, placeFields, readKey } from '../src/kernel/fields.ts';

/** A table that only notes what is done to it. */
type Notes = string[];
const field = fieldMaker<Notes>();
const key = keyMaker<Notes>();

const beans: Fields<Notes> = {
  seat: { beans: field('count', 'beans', (g, count, seat) => g.push(`${seat} has ${count}`)) },
  table: {
    pot: field('texts', 'the pot', (g, pot) => g.push(`pot of ${pot.length}`), { unless: [] }),
    fire: field('flag', 'the fire'),
  },
  ready: (g) => g.push(`ready after ${g.length}`),
};

describe('fields of a scenario', () => {
  it('are placed seat by seat, then the table with what holds unless named, then what follows from it', () => {
    const notes: Notes = [];
    placeFields(notes, [beans], [{ beans: 2 }, {}, { beans: 0 }], {});
    expect(notes).toEqual(['0 has 2', '2 has 0', 'pot of 0', 'ready after 3']);
  });

  it('that no pack can place yet are not passed over', () => {
    expect(() => placeFields([], [beans], [], { fire: true })).toThrow('"fire" cannot be set up yet.');
  });
});

describe('keys of an expectation', () => {
  const sets = ['first', 'second'].map((pack) => ({
    pack,
    variant: '',
    fields: {
      seatKeys: { beans: key('beans', (_g, seat) => seat) },
      tableKeys: {
        pot: key('in the pot', (_g, _seat, rest) => `of ${rest.join()}`, { takes: 'what', ordered: true }),
        'pot.size': key('how much', () => 3),
        cook: key('who cooks', () => `${pack} cook`, { byPack: true }),
      },
    } satisfies Fields<Notes>,
  }));
  const read = (name: string) => readKey<Notes>([], 4, sets, name);

  it.each([
    ['the longest name that is declared', 'pot.size', { value: 3, ordered: false, byPack: false }],
    ['what follows goes to a key that takes it', 'pot.a.b', { value: 'of a,b', ordered: true, byPack: false }],
    ['a letter is a seat', 'C.beans', { value: 2, ordered: false, byPack: false }],
    [
      'what each pack has is a map',
      'cook',
      { value: { first: 'first cook', second: 'second cook' }, ordered: false, byPack: true },
    ],
    ['nothing may follow a key that takes nothing', 'C.beans.old', undefined],
    ['a seat that is not at the table', 'G.beans', undefined],
    ['what every object has', 'constructor', undefined],
  ])('%s', (_name, name, found) => {
    expect(read(name)).toEqual(found);
  });
});

describe.each(['card', 'dice'] as const)('the vocabulary of the %s game', (game) => {
  const { fields, keys } = positions[game].vocabulary();

  it('says of everything what it means', () => {
    expect([...fields, ...keys].filter(({ means }) => means === '')).toEqual([]);
    expect(fields.filter(({ is }) => shapeText(is) === '')).toEqual([]);
  });

  it('declares nothing twice in one pack, and no pack redeclares what the game has', () => {
    const own = new Set(
      fields.filter(({ pack, variant }) => pack + variant === '').map(({ of, name }) => `${of} ${name}`),
    );
    expect(fields.filter(({ of, name, pack, variant }) => pack + variant !== '' && own.has(`${of} ${name}`))).toEqual(
      [],
    );
  });
});
