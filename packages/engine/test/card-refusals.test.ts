import { expect, test } from 'vitest';
import {
  type CardGame,
  cardPosition,
  cardRules,
  fastRng,
  handCard,
  hasSeat,
  laidCard,
  letter,
  newCardGame,
  nextBelow,
  PASS,
  packs,
  pieceToken,
  REASONS,
  seatPick,
  variantChoices,
  variantNames,
  whyNot,
  whyNotPicks,
} from '../src/index.ts';
import { programs } from '../src/kernel/program.ts';
import { comesToEverything, extent } from './support/extent.ts';
import { refusedWithoutReason, Sampler } from './support/refusals.ts';

const GAMES = extent(25, 300, 3_000);
const OF_EACH_QUESTION = extent(2, 6, 20);

const seatTokens = [...Array(8).keys()].map(letter);

function randomGame(seed: number): CardGame {
  const rng = fastRng(`refusals${seed}`);
  const variants: Record<string, boolean | string> = {};
  for (const name of variantNames) {
    const values = variantChoices[name];
    if (nextBelow(rng, 3) === 0) variants[name] = values === undefined ? true : values[nextBelow(rng, values.length)];
  }
  const chosen = packs.map(({ id }) => id).filter((id) => id === 'base' || nextBelow(rng, 3) > 0);
  const players = 3 + nextBelow(rng, 6);
  const previous = Array.from({ length: players }, () => ({ role: 'outlaw', character: 'black-jack', dead: false }));
  return newCardGame(cardRules({ packs: chosen, variants, players }), fastRng(seed), previous);
}

/** The cards of every hand; cards as another one; abilities, whoever has them; cards in play; seats; words. */
function everyToken(g: CardGame): string[] {
  const held = g.s.order.flatMap((seat) => g.hand(seat).map((piece) => pieceToken(g.rules, piece)));
  const lying = g.s.order.flatMap((seat) =>
    g.rules.working.flatMap((first) =>
      g.zone(first + seat).flatMap((piece) => [`@${g.idOf(piece)}`, `${letter(seat)}@${g.idOf(piece)}`]),
    ),
  );
  const named = g.rules.defs.flatMap(({ id, kind }) =>
    kind === 'card' ? [id, `${id}=bang`, `@${id}`, `name:${id}`] : [`!${id}`, `copy:${id}`],
  );
  return [...new Set([...held, ...lying, ...named, ...seatTokens, ...g.rules.words])];
}

/** Everything the card game can ask. */
const questions = (): string[] =>
  programs()
    .filter(({ name }) => !/^dice\/|#dice-/.test(name))
    .flatMap(({ name, steps, stepNames }) =>
      steps.flatMap(({ ask }, i) => (ask === null ? [] : `${name} ${stepNames[i]}`)),
    );

/** Two hooks of one player at one moment, two heirs of one player; and no game lays out a wagon before the train runs. */
const RARE = [
  'kernel/hooks order',
  'character/vulture-sam#after-eliminated s1',
  'table/ghost-car-handed-on#after-settle s0',
];

test('whatever is written at a decision is legal or refused for a reason that has a name', { timeout: 0 }, () => {
  const sampler = new Sampler(OF_EACH_QUESTION);
  for (let seed = 0; seed < GAMES; seed++) {
    const g = randomGame(seed);
    sampler.play(g, `walk${seed}`, (seat) => {
      const after = [...seatTokens, ...g.hand(seat).map((piece) => pieceToken(g.rules, piece)), 'hand', 'pass'];
      expect(refusedWithoutReason(g, seat, everyToken(g), after), `game ${seed}`).toEqual([]);
      for (const { refusal } of g.offer(seat, true).refused) expect(REASONS).toContain(refusal.why);
    });
  }
  const missing = questions().filter((place) => !sampler.looked.has(place) && !RARE.includes(place));
  if (comesToEverything) expect(missing).toEqual([]);
});

const somewhere = (): CardGame =>
  cardPosition({
    packs: ['base', 'fistful-of-cards'],
    variants: {},
    players: {
      A: { role: 'sheriff', character: 'kit-carlson', hand: ['missed/2S'] },
      B: { role: 'outlaw', character: 'nobody', play: ['barrel/QS'] },
      C: { role: 'renegade', character: 'nobody' },
      D: { role: 'outlaw', character: 'nobody' },
    },
    turn: 'A',
  });

test('who writes what has no place at all is told so', () => {
  const g = somewhere();
  const why = (...tokens: string[]): string => whyNot(g, 0, tokens).why;
  expect(why('beer')).toBe('not-in-hand');
  expect(why('missed', 'B')).toBe('not-now');
  expect(why('!kit-carlson')).toBe('not-now');
  expect(why('!sid-ketchum')).toBe('not-yours');
  expect(why('!sniper')).toBe('not-yours');
  expect(why('B@barrel')).toBe('not-now');
  expect(why('@mustang')).toBe('not-there');
  expect(why('B')).toBe('not-concerned');
  expect(why('H')).toBe('no-such-seat');
  expect(why('pass')).toBe('mandatory');
});

test('who picks it is told the same, and of what he cannot see nothing', () => {
  const g = somewhere();
  const why = (...picks: number[]): string => whyNotPicks(g, 0, picks).why;
  const piece = (token: string): number => g.rules.faces.findIndex((_, each) => pieceToken(g.rules, each) === token);
  expect(why(handCard(piece('beer/6H')))).toBe('not-in-hand');
  expect(why(handCard(piece('missed/2S')), seatPick(1))).toBe('not-now');
  expect(why(laidCard(piece('barrel/QS')))).toBe('not-now');
  expect(why(seatPick(1))).toBe('not-concerned');
  expect(why(PASS)).toBe('mandatory');
  const unseen = g.rules.faces.flatMap((_, each) => (hasSeat(g.s.known[each], 0) ? [] : [each]));
  expect(unseen.length).toBeGreaterThan(10);
  for (const each of unseen) expect(why(laidCard(each))).toBe('not-offered');
  for (const nothing of [laidCard(4095), handCard(4095), seatPick(7), 0, -1, Number.NaN])
    expect(why(nothing)).toBe('not-offered');
});
