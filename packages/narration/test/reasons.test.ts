import { cardRules } from '@sixgun/engine';
import { languages } from '@sixgun/texts';
import { describe, expect, it } from 'vitest';
import { boxOf, Names, plain, reasonIn, reasonOpenlyIn } from '../src/index.ts';
import { allTexts, faultsOf } from './whole.ts';

const rules = cardRules({ packs: ['base'], players: 4, variants: {} });
const role = rules.defs.findIndex(({ id }) => id === 'outlaw');
const names = (language: (typeof languages)[number]) =>
  new Names(allTexts[language], boxOf(rules, ['Ann', 'Bob', 'Cyd', 'Dan']), true);

const thinking = { by: 'playouts', playouts: 40, percent: 62 } as const;
const suspicion = { seat: 1, role, percent: 81 };
const grounds = [
  { why: 'hurt-me', seat: 1 },
  { why: 'hurt-sheriff', seat: 1 },
  { why: 'hurt-others', seat: 1 },
  { why: 'role-open', seat: 1, role },
  { why: 'hunch' },
] as const;

describe('why a bot has moved', () => {
  it('is said openly without a word of its cards or thoughts', () => {
    const said = grounds.map((openly) => plain(reasonOpenlyIn(names('en'), { openly }) ?? []));
    expect(said).toEqual([
      'Because Bob attacked me.',
      'Because Bob attacked the sheriff.',
      'Because Bob attacks the others.',
      'Bob: Outlaw. Everybody knows that.',
      'Just a hunch.',
    ]);
    expect(reasonOpenlyIn(names('en'), { openly: null })).toBeNull();
  });

  it('is told whole to a coach', () => {
    const whole = reasonIn(names('en'), { openly: grounds[1], thinking, suspicion });
    expect(whole.map(plain)).toEqual([
      'Because Bob attacked the sheriff.',
      'Bob: most likely Outlaw (81%).',
      '62% to win, after 40 playouts.',
    ]);
  });

  it('has every sentence in every language', () => {
    for (const language of languages)
      for (const openly of grounds)
        for (const by of [{ by: 'no-choice' }, { by: 'experience' }, thinking] as const)
          for (const parts of reasonIn(names(language), { openly, thinking: by, suspicion }))
            expect(faultsOf(parts)).toEqual([]);
  });
});
