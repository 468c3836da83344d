import { describe, expect, it } from 'vitest';
import { runScenario } from '../src/index.ts';
import { lineOfProblem, loadScenarios, UnreadableFile } from '../src/yaml/index.ts';

/** What is wrong with the scenarios of a file, each with its line. */
function problems(text: string): string[] {
  return loadScenarios(text).flatMap((loaded) => {
    const found =
      loaded.scenario === null ? [{ at: loaded.problemAt, text: loaded.problem }] : runScenario(loaded.scenario);
    return found.map((problem) => `:${lineOfProblem(loaded, problem)} ${problem.text}`);
  });
}

const SEATS = `  players:
    A: {role: sheriff, character: nobody}
    B: {role: outlaw, character: nobody}
    C: {role: outlaw, character: nobody}
    D: {role: renegade, character: nobody}`;
const ARMED = SEATS.replace('sheriff,', 'sheriff, hand: [bang/5C, beer],');
/** The seats stand in lines 3 to 7, what is given from line 8 on. */
const card = (rest: string, seats = ARMED): string => `- id: T1\n  title: Test\n${seats}\n${rest}\n`;
const dice = (rest: string, seats = SEATS): string => card(`${rest}\n  game: dice`, seats);

describe('a scenario that is unusual is no mistake', () => {
  it.each([
    ['an attack', card('  script: ["A: bang B", "B: pass"]\n  expect: {B.life: 3}')],
    ['more life than the maximum', card('', SEATS.replace('C: {', 'C: {life: 9, '))],
    ['no life', card('', SEATS.replace('C: {', 'C: {life: 0, '))],
    ['a dead seat with cards', card('', SEATS.replace('C: {', 'C: {dead: 1, hand: [beer], '))],
    ['two equal cards in play', card('', SEATS.replace('C: {', 'C: {play: [barrel, barrel], '))],
    ['nothing, said of what is not there', card('  event: null\n  events: []')],
    ['a last line that waits for more picks', card('  script: ["A: bang"]\n  expect: {pending: A, options.has: [B]}')],
    ['characters of other packs', card('  expect: {characters.lacks: [molly-stark]}')],
    ['an empty pile', card('  expect: {discard.top: null}')],
    ['all throws made', dice('  rolls: [["1", "1", beer, beer, beer]]\n  script: ["A: roll"]')],
  ])('%s', (_name, text) => {
    expect(problems(text)).toEqual([]);
  });
});

describe('a scenario that is wrong names the line and what is wrong there', () => {
  it.each([
    ['a move', card('  script:\n    - "A: bang B"\n    - "C: beer"'), ':10 step 2: C: beer — C is not asked now.'],
    ['a refusal', card('  script:\n    - "A: bang C"'), ':9 step 1: A: bang C — refused: out-of-range'],
    ['a key', card('  expect:\n    A.life: 5\n    A.lief: 5'), ':10 at the end: "A.lief" is no key of an expectation.'],
    ['a value', card('  expect:\n    A.life: 4'), ':9 at the end: A.life: expected 4, got 5'],
    ['an expectation on the way', card('  script:\n    - expect:\n        A.life: 4'), ':10 step 1: A.life: expected'],
    [
      'a card',
      card('  deck:\n    - bang/9D\n    - bier/7H'),
      ':10 set-up: There is no card called "bier" in these packs.',
    ],
    [
      'a copy',
      card('  deck:\n    - bang/9D\n    - bang/9D'),
      ':9 set-up: There is no card "bang/9D" left in this box.',
    ],
    ['a taken character', card('', SEATS.replaceAll('nobody', 'jourdonnais')), 'lies before another seat already.'],
    ['what is no scenario', '- 5', ':1 A scenario is a map that begins with "id:" and "title:".'],
    ['a list for a scenario', '- [5]', ':1 A scenario is a map that begins with "id:" and "title:".'],
    ['a seat that is not there', card('  turn: H'), ':8 set-up: "H" is no seat; there are: A, B, C, D.'],
    ['a gap', card('', SEATS.replace('D: {', 'F: {')), ':7 set-up: There is a seat F, but no seat D before it.'],
    ['a round', card('  round: -4'), ':8 "round" should be 0 or more, not -4'],
    ['an order', card('  order: [A, A]'), ':8 set-up: "order" names a seat twice.'],
    ['an order of some', card('  order: [A, C]'), ':8 set-up: "order" leaves out B, D.'],
    ['two beginnings', card('  deal: {players: 4}'), ':8 set-up: A scenario has "players" or "deal", not both.'],
    [
      'a chief',
      dice('  chief: Z\n  packs: [base, old-saloon]\n  variants: {chief-arrow: true}'),
      ':8 set-up: "Z" is no seat; there are: A, B, C, D.',
    ],
    ['a chief without his arrow', dice('  chief: A'), ':8 set-up: "chief" needs the variant "chief-arrow".'],
    ['too many arrows', dice('', SEATS.replace('A: {', 'A: {arrows: 12, ')), '12 arrows lie before players and 0 in'],
    [
      'cards in the dice game',
      dice('  deck: [beer]'),
      ':8 set-up: "deck" belongs to the card game, and this is the dice',
    ],
    [
      'a hand in the dice game',
      dice('', ARMED),
      ':4 set-up: "hand" belongs to the card game, and this is the dice game.',
    ],
    ['dice in the card game', card('  rolls: [[foo]]'), ':8 set-up: "rolls" belongs to the dice game, and this is the'],
    [
      'events without a pile',
      card('  event: zzz'),
      ':8 set-up: "event" needs the pack high-noon or fistful-of-cards or',
    ],
    ['a train without its pack', card('  train: {at: 77}'), ':8 set-up: "train" needs the pack great-train-robbery.'],
    ['a shop without its pack', card('  shop: [zzz]'), ':8 set-up: "shop" needs the pack gold-rush.'],
    [
      'a ghost',
      dice('', SEATS.replace('C: {', 'C: {tokens: [beer], ')),
      ':6 set-up: "tokens" needs the variant "ghost".',
    ],
    [
      'a token',
      dice('  packs: [base, old-saloon]\n  variants: {ghost: true}', SEATS.replace('C: {', 'C: {tokens: [bullet], ')),
      'set-up: "bullet" is no face of the base die, so no ghost\'s token.',
    ],
    [
      'the game before',
      '- id: T1\n  title: Test\n  deal: {players: 4}\n  previous:\n    A: {role: sherif, character: molly-stark}\n',
      ':5 set-up: There is no role called "sherif".',
    ],
    ['throws never made', dice('  rolls:\n    - ["1", "1", beer, beer, beer]'), ':9 rolls: a list was never thrown'],
    [
      'a hand that lacks',
      card('  expect: {A.hand.lacks: [bnag]}'),
      ':8 at the end: "bnag" is no card, character, role',
    ],
    [
      'options that lack',
      card('  expect: {options.lacks: [bnag B]}'),
      ':8 at the end: "bnag" is no card, seat, ability',
    ],
    ['a pile that lacks', card('  expect: {discard.lacks: [foo]}'), ':8 at the end: "foo" is no card, character'],
    ['characters that lack', card('  expect: {characters.lacks: [foo]}'), ':8 at the end: "foo" is no card, character'],
    ['a missing key', '- title: Test\n', ':1 "id" is missing'],
    [
      'a misspelt key',
      '- id: T1\n  title: Test\n  deal: {plyaers: 4}\n',
      ':3 "deal.plyaers" is no field of a scenario',
    ],
    [
      'a step',
      card('  script:\n    - expekt: {}'),
      ':9 step 1: "expekt" is no step; a step is a move like "A: bang B"',
    ],
    ['a seat of a step', card('  script:\n    - undo: Z'), ':9 step 1: "undo" needs a seat from A to H'],
    ['a list of variants', card('  variants: [two-characters]'), ':8 "variants" should be a map, not Array'],
    ['an alias', '- *foo\n', ':1 An alias cannot be followed: Unresolved alias'],
    ['an alias inside', '- id: T1\n  title: *foo\n', ':1 An alias cannot be followed: Unresolved alias'],
  ])('%s', (_name, text, sentence) => {
    expect(problems(text).at(-1)).toContain(sentence);
  });
});

describe('fields of packs', () => {
  const withPacks = (packs: string, rest: string, seats = SEATS): string => card(`  packs: [${packs}]\n${rest}`, seats);

  it.each([
    [
      'need their pack',
      card('', SEATS.replace('C: {', 'C: {gold: 2, ')),
      ':6 set-up: "gold" needs the pack gold-rush.',
    ],
    [
      'need one of their packs',
      card('  supply: {gold: 3}'),
      ':8 set-up: "supply" needs the pack gold-rush or armed-and-dangerous.',
    ],
    [
      'need the pack of their part',
      withPacks('base, gold-rush', '  supply: {load: 3}'),
      ':9 set-up: "supply.load" needs the pack armed-and-dangerous.',
    ],
    [
      'on a card in play need theirs',
      card('', SEATS.replace('C: {', 'C: {play: [{id: barrel, load: 1}], ')),
      ':6 set-up: "load" needs the pack armed-and-dangerous.',
    ],
    [
      'by pack name packs in play',
      withPacks('base, high-noon', '  event: {wild-west-show: gag}'),
      ':9 set-up: "wild-west-show" is no pack of this scenario.',
    ],
    ['need their option', card('  stick: A'), ':8 set-up: "stick" needs the variant "dynamite-stick".'],
    [
      'name seats at the table',
      card('  stick: G\n  variants: {dynamite-stick: true}'),
      ':8 set-up: "G" is no seat; there are: A, B, C, D.',
    ],
    [
      'are of the right type',
      card('', SEATS.replace('C: {', 'C: {gold: many, ')),
      ':6 "players.C.gold" should be number',
    ],
    [
      'are spelt rightly',
      card('', SEATS.replace('C: {', 'C: {glod: 2, ')),
      '"players.C.glod" is no field of a scenario',
    ],
    ['have keys that need the pack too', card('  expect: {A.gold: 0}'), ':8 at the end: "A.gold" is no key of an'],
  ])('%s', (_name, text, sentence) => {
    expect(problems(text).at(-1)).toContain(sentence);
  });

  it('are placed and can be read again', () => {
    const seats = SEATS.replace('C: {', 'C: {gold: 2, gear: [wanted], play: [{id: bomb, load: 1}], ');
    const rest =
      '  supply: {gold: 5, load: 7}\n  expect: {C.gold: 2, C.gear: [wanted], C.load.@bomb: 1, supply.gold: 5, supply.load: 7}';
    expect(problems(withPacks('base, gold-rush, armed-and-dangerous', rest, seats))).toEqual([]);
  });
});

describe('a key of an expectation', () => {
  it.each(['A.life.now', 'A.sees.Z.hand', 'distance.A', 'valueOf', 'A.toString', 'deck.top.now', 'A.sees'])(
    'that nobody declares is no key: %s',
    (key) => {
      expect(problems(card(`  expect: {${key}: 1}`))).toEqual([`:8 at the end: "${key}" is no key of an expectation.`]);
    },
  );
});

describe('a file that cannot be read', () => {
  it.each([
    ['because it is no YAML', '- id: [', 1],
    ['because it is no list', 'id: 5', 1],
    ['because it is two', '- 1\n---\n- 2\n', 2],
  ])('%s says so with the line', (_name, text, line) => {
    expect(() => loadScenarios(text)).toThrow(UnreadableFile);
    expect(() => loadScenarios(text)).toThrow(expect.objectContaining({ line }));
  });
});
