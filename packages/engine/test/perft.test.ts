import { expect, test } from 'vitest';
import {
  CardGame,
  type CardPosition,
  cardPosition,
  cloneState,
  DiceGame,
  type DicePosition,
  dicePosition,
  type Game,
  listOptions,
} from '../src/index.ts';

function copyOf(g: Game): Game {
  const state = cloneState(g.s);
  const copy = g instanceof DiceGame ? new DiceGame(g.rules, state) : new CardGame((g as CardGame).rules, state);
  // Faces of throws that the position gives.
  copy.picks = g.picks?.slice() ?? null;
  copy.run();
  return copy;
}

const seatsIn = (mask: number): number[] => [0, 1, 2, 3, 4, 5, 6, 7].filter((seat) => ((mask >> seat) & 1) === 1);

/** The positions one whole move leads to; cards that share a name make one move, several picks are walked to their end. */
function* afterMoves(g: Game, seat: number, draft: readonly number[] = []): Generator<Game> {
  const told = new Set<string>();
  for (const { index, tokens } of listOptions(g, seat, g.offer(seat, false, draft))) {
    const line = tokens.join(' ');
    if (told.has(line)) continue;
    told.add(line);
    const next = copyOf(g);
    next.offer(seat, false, draft);
    const begun = next.choose(seat, index);
    if (begun === null) yield next;
    else yield* afterMoves(next, seat, begun);
  }
}

/** Sequences of so many whole moves. Of several seats that answer at once the first goes first; chance is the position's own. */
function continuations(g: Game, depth: number): number {
  if (depth === 0) return 1;
  if (g.s.over) return 0;
  let sum = 0;
  for (const seat of [...seatsIn(g.asked).slice(0, 1), ...seatsIn(g.standing)])
    for (const next of afterMoves(g, seat)) sum += continuations(next, depth - 1);
  return sum;
}

const counted = (g: Game, depth: number): number[] => Array.from({ length: depth }, (_, i) => continuations(g, i + 1));

const nobody = { character: 'nobody' } as const;
const four = {
  A: { ...nobody, role: 'sheriff' },
  B: { ...nobody, role: 'outlaw' },
  C: { ...nobody, role: 'renegade' },
  D: { ...nobody, role: 'outlaw' },
} as const;
type Seats = Readonly<Record<string, object>>;
/** Four players without abilities, with what is given beside. */
const table = (given: Seats): Record<string, object> =>
  Object.fromEntries(Object.entries(four).map(([seat, facts]) => [seat, { ...facts, ...given[seat] }]));

const DECK = ['beer/6H', 'saloon/5H', 'duel/JS', 'missed/3S', 'bang/9C', 'stagecoach/9S'];

interface Known {
  name: string;
  position: object;
  counts: readonly number[];
}

const cards: readonly Known[] = [
  {
    // B and D are in reach of a Colt, C is not: two shots, or the end of the turn.
    name: 'one BANG! against three',
    position: {
      packs: ['base'],
      players: table({ A: { hand: ['bang/5D'] }, B: { hand: ['missed/2S'] } }),
      turn: 'A',
      deck: DECK,
    },
    counts: [3, 6, 11, 27],
  },
  {
    // Two shots, the Gatling, the jail for three, the Volcanic, the end: a Mustang keeps C out of reach.
    name: 'barrels, Missed! and a jail',
    position: {
      packs: ['base'],
      players: table({
        A: { hand: ['bang/5D', 'gatling/10H', 'jail/JS', 'volcanic/10S'], play: ['scope/AS'] },
        B: { hand: ['missed/2S', 'beer/7H'], play: ['barrel/QS'] },
        C: { hand: ['bang/6C'], play: ['mustang/8H'] },
        D: { hand: ['missed/4S'], life: 1 },
      }),
      turn: 'A',
      deck: DECK,
    },
    counts: [8, 34, 117, 351],
  },
  {
    // Panic! finds five things within reach, Cat Balou seven anywhere (the own hand among them), the Duel three foes.
    name: 'taking and discarding: Panic!, Cat Balou, General Store, Duel',
    position: {
      packs: ['base'],
      players: table({
        A: { hand: ['panic/JH', 'cat-balou/KH', 'general-store/9C', 'duel/QD'] },
        B: { hand: ['bang/7D', 'missed/2S'], play: ['barrel/QS', 'schofield/KS'] },
        C: { hand: ['bang/6C'], play: ['dynamite/2H'] },
        D: { hand: ['beer/7H'] },
      }),
      turn: 'A',
      deck: DECK,
    },
    counts: [17, 139, 622, 2167],
  },
  {
    name: 'abilities: Sid Ketchum, Slab the Killer, Jourdonnais, El Gringo',
    position: {
      packs: ['base'],
      players: {
        A: { role: 'sheriff', character: 'slab-the-killer', hand: ['bang/5D', 'indians/KD'] },
        B: { role: 'outlaw', character: 'sid-ketchum', life: 2, hand: ['missed/2S', 'missed/3S', 'beer/7H'] },
        C: { role: 'renegade', character: 'jourdonnais', hand: ['bang/6C'] },
        D: { role: 'outlaw', character: 'el-gringo', hand: ['missed/4S'] },
      },
      turn: 'A',
      deck: ['beer/6H', 'saloon/5H', 'duel/JS', 'bang/9C', 'stagecoach/9S'],
    },
    counts: [10, 54, 332, 978],
  },
  {
    name: 'Dodge City: green cards and cards that cost another',
    position: {
      packs: ['base', 'dodge-city'],
      players: table({
        A: { hand: ['springfield/KS', 'whisky/QH', 'tequila/9C', 'brawl/JS', 'bang/5D'], play: ['knife/8H'], life: 3 },
        B: { hand: ['dodge/7D'], play: ['sombrero/7C'] },
        C: { hand: ['missed/2S'], play: ['bible/10H'] },
        D: { hand: ['beer/7H'], life: 1 },
      }),
      turn: 'A',
      deck: DECK,
    },
    counts: [41, 307, 1225, 5039],
  },
  {
    name: 'Dodge City: José Delgado, Doc Holyday, Chuck Wengam',
    position: {
      packs: ['base', 'dodge-city'],
      players: {
        A: { role: 'sheriff', character: 'doc-holyday', hand: ['bang/5D', 'beer/7H', 'barrel/QS'] },
        B: { role: 'outlaw', character: 'jose-delgado', hand: ['missed/2S', 'scope/AS'] },
        C: { role: 'renegade', character: 'chuck-wengam', hand: ['bang/6C'] },
        D: { role: 'outlaw', character: 'elena-fuente', hand: ['duel/QD'] },
      },
      turn: 'A',
      deck: DECK,
    },
    counts: [17, 49, 148, 416],
  },
  {
    // The Gatling, the Duel with three, the end.
    name: 'High Noon: the Sermon forbids BANG!',
    position: {
      packs: ['base', 'high-noon'],
      players: table({ A: { hand: ['bang/5D', 'gatling/10H', 'duel/QD'] }, B: { hand: ['bang/7D', 'missed/2S'] } }),
      turn: 'A',
      event: 'sermon',
      events: ['shootout', 'high-noon'],
      deck: DECK,
    },
    counts: [5, 9, 17, 36],
  },
  {
    name: 'A Fistful of Cards: Sniper and Ricochet cards in hand',
    position: {
      packs: ['base', 'fistful-of-cards'],
      players: table({
        A: { hand: ['bang/5D', 'bang/6D', 'missed/4S'] },
        B: { hand: ['missed/2S', 'missed/3S'] },
        C: { play: ['barrel/QS'] },
      }),
      turn: 'A',
      event: 'sniper',
      events: ['ricochet', 'a-fistful-of-cards'],
      deck: ['beer/6H', 'saloon/5H', 'duel/JS', 'bang/9C', 'stagecoach/9S'],
    },
    counts: [9, 19, 30, 71],
  },
  {
    name: 'Wild West Show: a Stagecoach turns the next event',
    position: {
      packs: ['base', 'wild-west-show'],
      players: {
        A: { role: 'sheriff', character: 'lee-van-kliff', hand: ['stagecoach/9S', 'panic/QH', 'bang/5D', 'bang/6D'] },
        B: { role: 'outlaw', character: 'big-spencer', hand: ['missed/2S', 'bang/7D'] },
        C: { role: 'renegade', character: 'nobody', hand: ['bang/6C'] },
        D: { role: 'outlaw', character: 'teren-kill', life: 1 },
      },
      turn: 'A',
      events: ['gag', 'miss-susanna', 'wild-west-show'],
      deck: ['beer/6H', 'saloon/5H', 'duel/JS', 'missed/3S', 'bang/9C'],
    },
    counts: [8, 44, 209, 882],
  },
];

const throws: readonly Known[] = [
  {
    // Five dice without dynamite: 31 sets to throw again, or none.
    name: 'the first throw is chosen from',
    position: { packs: ['base'], players: four, turn: 'A', rolls: [['1', '2', 'beer', 'gatling', 'arrow']] },
    counts: [1, 32, 370, 840],
  },
  {
    // Three dice are left to throw: seven sets, or none.
    name: 'two dynamites are locked',
    position: {
      packs: ['base'],
      players: { ...four, B: { ...four.B, life: 2, arrows: 3 } },
      turn: 'A',
      rolls: [['dynamite', 'dynamite', '1', '2', 'beer']],
    },
    counts: [1, 8, 15, 32],
  },
  {
    name: 'abilities: Sid Ketchum, Black Jack, Kit Carlson',
    position: {
      packs: ['base'],
      players: {
        A: { role: 'sheriff', character: 'kit-carlson', arrows: 2 },
        B: { role: 'outlaw', character: 'sid-ketchum', life: 3 },
        C: { role: 'outlaw', character: 'black-jack' },
        D: { role: 'renegade', character: 'bart-cassidy' },
      },
      turn: 'A',
      rolls: [['gatling', 'gatling', '1', 'dynamite', 'beer']],
    },
    counts: [1, 16, 92, 212],
  },
  {
    name: 'Old Saloon: the Loudmouth or the Coward, and a ghost',
    position: {
      packs: ['base', 'old-saloon'],
      variants: { 'saloon-dice': true, 'chief-arrow': true, ghost: true },
      players: {
        A: { ...nobody, role: 'sheriff' },
        B: { ...nobody, role: 'outlaw', arrows: 2 },
        C: { ...nobody, role: 'outlaw', life: 2 },
        D: { ...nobody, role: 'renegade' },
        E: { ...nobody, role: 'deputy' },
      },
      turn: 'A',
    },
    counts: [3, 3, 24, 142],
  },
];

test.each(cards)('card game, $name: $counts', ({ position, counts }) => {
  const g = cardPosition({ variants: {}, seed: 1, ...position } as CardPosition);
  expect(counted(g, counts.length)).toEqual(counts);
});

test.each(throws)('dice game, $name: $counts', ({ position, counts }) => {
  const g = dicePosition({ variants: {}, seed: 1, ...position } as DicePosition);
  expect(counted(g, counts.length)).toEqual(counts);
});
