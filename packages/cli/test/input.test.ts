import { ENGINE_VERSION } from '@sixgun/engine';
import { describe, expect, it } from 'vitest';
import { ownFolder, sixgun } from './run.ts';

const { fileWith } = ownFolder();

const ENGINE = `Engine: ${ENGINE_VERSION}`;
const HEAD = `Game: card\nPacks: base\nVariants:\nSeats: A=Ann, B=Ben, C=Cora, D=Dan\nSeed: fast:5\n${ENGINE}\n\n`;

/** One sentence on the error stream, nothing else, and no stack trace. */
function refused(...args: string[]): string {
  const { code, out, err } = sixgun(...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(err).not.toMatch(/\n {4}at |node:internal/);
  return err.trim();
}

describe('bad input gives one sentence that names the place', () => {
  it.each([
    [['simulate', '--packs', 'base,moon'], /^--packs: There is no pack called "moon"; there are: base/],
    [['simulate', '--packs', ''], /^--packs: .*needs the pack "base"/],
    [['simulate', '--variants', 'upside-down'], /^--variants: There is no variant called "upside-down"/],
    [['simulate', '--game', 'dice', '--variants', 'ghost'], /^--variants: "ghost" needs the pack "old-saloon"\.$/],
    [['simulate', '--game', 'chess'], /^--game: There is no game called "chess"/],
    [
      ['simulate', '--players', '2'],
      /^--players: "2" is no number of players; write one from 3 to 8, or a range like 4-7\.$/,
    ],
    [['simulate', '--players', '4-99'], /^--players: "4-99" is no number of players/],
    [['simulate', '--players', '-4'], /^--players: "-4" is no number of players/],
    [['simulate', '--players', '4-'], /^--players: "4-" is no number of players/],
    [['simulate', '--players', '5-4'], /^--players: "5-4" runs backwards; write 4-5\.$/],
    [['simulate', '--bots', 'oracle'], /--bots: There is no bot called "oracle"; there are: random, rule/],
    [['simulate', '--games', '0'], /--games: "0" is no number from 1/],
    [
      ['simulate', '--seed', 'fast:12'],
      /^--seed: "fast:12" is no seed; write at most 80 letters, digits, dots, dashes and underscores, like 12\.$/,
    ],
    [['simulate', '--seed', ''], /^--seed: "" is no seed/],
    [['play', '--seed', 'two words'], /^--seed: "two words" is no seed/],
    [['simulate', '--record', ''], /^--record: write the name of a file\.$/],
    [['play', '--seat', 'G'], /--seat: "G" is no seat of a game of 5/],
    [['play', '--players', '4-7'], /--players: .*not a range/],
    [['play', '--names', 'a,b,c,d,e,f'], /--names: there are 6 names for 5 players/],
    [['replay', '/nowhere/game.txt'], /\/nowhere\/game\.txt: cannot be read \(ENOENT\)/],
    [
      ['coverage', '/nowhere'],
      /^\/nowhere: is not the folder of the project; there is no docs\/rulebook-headings\.yaml in it\.$/,
    ],
    [['scenario', '/nowhere'], /\/nowhere: cannot be read/],
    [['simulate', '--balance', '/nowhere/b.json'], /^\/nowhere\/b\.json: cannot be written \(ENOENT\)\.$/],
    [['arena', '--player', 'oracle'], /^--player: There is no bot called "oracle"; there are: random, rule/],
    [['arena', '--player', 'greenhorn,legend'], /^--player: name one player\.$/],
    [['arena', '--against', ''], /^--against: name one player\.$/],
    [['arena', '--factions', 'law,sheriffs'], /^--factions: "sheriffs" is none of these: law, outlaws, renegade\.$/],
    [['arena', '--factions', ''], /^--factions: "" is none of these: law, outlaws, renegade\.$/],
    [['arena', '--svg', '/nowhere/a.svg'], /^\/nowhere\/a\.svg: cannot be written \(ENOENT\)\.$/],
    [['exam', '--player', 'greenhorn legend'], /^--player: name one player\.$/],
    [['exam', '--only', 'XX'], /^There is no such position in what was named\.$/],
    [['exam', '--only', 'XX', '--check', '1'], /^There is no such position in what was named\.$/],
    [['exam', 'README.md'], /^README\.md:\d+ /],
    [
      ['load', '--url', 'http://127.0.0.1:1/'],
      /^--url: no server answers at .*; start one with SIXGUN_TEST=1 npm start\.$/,
    ],
  ])('%j', (args, sentence) => {
    expect(refused(...args)).toMatch(sentence);
  });

  it.each([
    ['empty', '', /Line 1: the header has no "Game:" line/],
    ['foreign', '[Event "Casual game"]\n1. e4 e5\n', /Line 1: .*no header line/],
    [
      'old',
      HEAD.replace(ENGINE, 'Engine: 1'),
      /: Line 6: this record needs version 1 of the rules; this is version \d+\.$/,
    ],
    ['unknown-token', `${HEAD}A: howitzer B\n`, /Line 8: "howitzer" is no card/],
    ['illegal', `${HEAD}A: pass\n`, /Line 8: A: pass — /],
    [
      'out-of-reach',
      `${HEAD.replace('fast:5', 'fast:4')}A: bang C\n`,
      /Line 8: A: bang C — refused: out-of-range\. Cora is at distance 2; your Colt \.45 reaches 1\.$/,
    ],
    ['broken', `${HEAD}pass\n`, /Line 8: "pass" is no move/],
    ['unfinished', `${HEAD}A: bang\n`, /Line 8: "A: bang" is no whole move; it goes on with one of: B, D\.$/],
    ['pack', HEAD.replace('Packs: base', 'Packs: base moon'), /no pack called "moon"/],
    ['seed', HEAD.replace('fast:5', '5'), /"5" is no seed/],
  ])('a record that is %s', (name, text, sentence) => {
    const file = fileWith(`${name}.txt`, text);
    const message = refused('replay', file);
    expect(message).toMatch(sentence);
    expect(message.startsWith(`${file}: `)).toBe(true);
  });

  it.each([
    ['no list', 'Alpha: [', /:1 /],
    [
      'a move that is none',
      '- {id: E1, title: t, deal: {players: 4}, script: ["A: howitzer"], best: ["A: end"]}',
      /^E1: /,
    ],
  ])('an exam with %s', (name, text, sentence) => {
    expect(refused('exam', fileWith(`${name}.yaml`, text))).toMatch(sentence);
  });

  it.each([
    [['simulate', '--gmaes', '5'], "error: unknown option '--gmaes'"],
    [['simulation'], "error: unknown command 'simulation'"],
    [['replay'], "error: missing required argument 'file'"],
  ])('%j is answered with where to look', (args, sentence) => {
    const { code, out, err } = sixgun(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    const [said, ...more] = err.trim().split('\n');
    expect(said).toBe(sentence);
    expect(more.at(-1)).toBe('sixgun help shows the commands, and sixgun help <command> their options.');
  });
});
