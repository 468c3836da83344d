import { loadTexts } from '@sixgun/texts';
import { describe, expect, it, test, vi } from 'vitest';
import { runFiles } from '../src/scenario/command.ts';
import { ownFolder, sixgun } from './run.ts';

const { fileWith } = ownFolder();

const texts = await loadTexts('en');

/** Everything that running a file prints, with its name left out. */
function printed(text: string, only?: string): string[] {
  const file = fileWith('scenario.yaml', text);
  const lines: string[] = [];
  const note = (line: string): void => {
    lines.push(line.replace(file, '').trim());
  };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(note),
    vi.spyOn(console, 'error').mockImplementation(note),
  ];
  try {
    runFiles([file], { explain: false, quiet: true, only, texts });
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return lines;
}

const SEATS = `  players:
    A: {role: sheriff, character: nobody}
    B: {role: outlaw, character: nobody}
    C: {role: outlaw, character: nobody}
    D: {role: renegade, character: nobody}`;
const ARMED = SEATS.replace('sheriff,', 'sheriff, hand: [bang/5C, beer],');
/** The seats stand in lines 3 to 7, what is given from line 8 on. */
const card = (rest: string, seats = ARMED): string => `- id: T1\n  title: Test\n${seats}\n${rest}\n`;

test('a byte order mark is no part of a file', () => {
  expect(printed(`\uFEFF${card('')}`)).toEqual([]);
});

describe('a scenario that is wrong', () => {
  it('is named with its title, and each problem with file and line', () => {
    expect(printed(card('  script:\n    - "A: bang B"\n    - "C: beer"'))).toEqual([
      'FAIL T1 Test',
      ':10 step 2: C: beer — C is not asked now.',
    ]);
  });

  it('also when it cannot be run', () => {
    expect(printed(card('  round: x'))).toEqual(['FAIL T1 Test', expect.stringContaining(':8 "round" should be')]);
  });

  it('tells refusals in words', () => {
    expect(printed(card('  script:\n    - "A: bang C"')).at(-1)).toContain(
      ':9 step 1: A: bang C — refused: out-of-range. C is at distance 2',
    );
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['is named on the error stream', '- id: [', /^:1 .*\.$/],
    ['also when one scenario is asked for', '- id: [', /^:1 .*\.$/],
    ['must hold a list', 'id: 5', /^:1 A scenario file is a list of scenarios; begin each with "- id:"\.$/],
    ['must hold one list', '- 1\n---\n- 2\n', /^:2 The file holds several YAML documents; write one list/],
  ])('%s', (_name, text, sentence) => {
    const lines = printed(text, 'T1');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(sentence);
  });

  it('does not keep the others from running', () => {
    const broken = fileWith('broken.yaml', '- *foo\n');
    const { code, out } = sixgun('scenario', broken, fileWith('good.yaml', card('')));
    expect(code).toBe(1);
    expect(out).toContain('ok   T1 Test\n1 passed, 1 failed');
  });
});

describe('nothing to run', () => {
  it.each([
    ['no such scenario', card(''), 'ZZZ', '--only: There is no scenario called "ZZZ" in these files.'],
    ['an empty list', '[]', undefined, 'There is no scenario in what was named; name files that hold a list of'],
  ])('is a mistake: %s', (_name, text, only, sentence) => {
    expect(() => printed(text, only)).toThrow(sentence);
  });

  it('ends with one sentence and the code for bad input', () => {
    const { code, out, err } = sixgun('scenario', fileWith('empty.yaml', '[]'));
    expect({ code, out, lines: err.trim().split('\n').length }).toEqual({ code: 2, out: '', lines: 1 });
  });
});
