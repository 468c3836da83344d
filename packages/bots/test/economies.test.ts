import {
  type CardGame,
  type CardPosition,
  cardPosition,
  fastRng,
  headerOf,
  lineTokens,
  Match,
  resolve,
  type Told,
} from '@sixgun/engine';
import { expect, test } from 'vitest';
import { nextMove, players } from '../src/index.ts';

type Seats = NonNullable<CardPosition['players']>;

/** A is an outlaw and knows nobody but the sheriff. */
const table: Seats = {
  A: { role: 'outlaw' },
  B: { role: 'sheriff' },
  C: { role: 'renegade' },
  D: { role: 'outlaw' },
};

/** A position of these seats with one pack beside the base. */
function positionOf(pack: string, seats: Seats, rest: Partial<CardPosition> = {}): CardGame {
  const named = Object.entries(table).map(([seat, usual]) => [seat, { ...usual, ...seats[seat] }]);
  const packs = ['base', pack];
  return cardPosition({ packs, variants: {}, players: Object.fromEntries(named), turn: 'A', ...rest });
}

const bots = Object.keys(table).map(() => players.rule);

/** What a bot does in a position, after somebody's move if one is given, as tokens without rank and suit. */
function moveIn(
  pack: string,
  seats: Seats,
  rest: Partial<CardPosition> = {},
  before?: [number, ...string[]],
  player: keyof typeof players = 'rule',
): string {
  const g = positionOf(pack, seats, rest);
  if (before !== undefined) {
    const [seat, ...tokens] = before;
    const option = resolve(g, seat, tokens);
    if (option === null) throw new Error(`${tokens.join(' ')} is only the beginning of a move.`);
    g.choose(seat, option.index);
  }
  const seated = bots.map(() => players[player]);
  const move = nextMove(g, seated, [], () => fastRng(1));
  if (move === null) throw new Error('Nobody moves.');
  return lineTokens(g, move.seat, move.picks).join(' ').replaceAll(/\/\w+/g, '');
}

const role = (seat: string, role: string, more = {}) => ({ [seat]: { role, ...more } });

test('buys the best equipment it can afford', () => {
  const shop = ['gun-belt', 'pickaxe', 'union-pacific'];
  expect(moveIn('gold-rush', role('A', 'outlaw', { gold: 3 }), { shop })).toBe('buy:gun-belt');
  expect(moveIn('gold-rush', role('A', 'outlaw', { gold: 4 }), { shop: ['gun-belt', 'pickaxe'] })).toBe('buy:pickaxe');
});

test('lays Wanted before the sheriff, and heals nobody but itself and friends', () => {
  expect(moveIn('gold-rush', role('A', 'outlaw', { gold: 2 }), { shop: ['wanted'] })).toBe('buy:wanted B');
  const hurt = { ...role('A', 'outlaw', { gold: 1 }), ...role('B', 'sheriff', { life: 1 }) };
  expect(moveIn('gold-rush', hurt, { shop: ['shot'] })).toBe('end');
});

test('makes the sheriff discard good equipment', () => {
  const seats = { ...role('A', 'outlaw', { gold: 6 }), ...role('B', 'sheriff', { gear: ['rucksack'] }) };
  expect(moveIn('gold-rush', seats)).toBe('break:rucksack B');
});

test('plays a Beer for a nugget when it would heal nobody', () => {
  const two = {
    ...role('A', 'outlaw', { life: 3, hand: ['beer'] }),
    ...role('C', 'renegade', { dead: 1 }),
    ...role('D', 'outlaw', { dead: 2 }),
  };
  expect(moveIn('gold-rush', two)).toBe('beer gold');
});

test('lays the Bomb before an enemy', () => {
  expect(moveIn('armed-and-dangerous', role('A', 'outlaw', { hand: ['bomb'] }))).toBe('bomb B');
});

test('pays an upgrade from the character before the last token of a card', () => {
  const seats = role('A', 'outlaw', { hand: ['caravan'], load: 2, play: [{ id: 'crate', load: 1 }] });
  expect(moveIn('armed-and-dangerous', seats, {}, [0, 'caravan'])).toBe('pay:A');
});

test('strengthens a BANG! card with Aim', () => {
  const seats = role('A', 'outlaw', { hand: ['bang', 'aim'] });
  expect(moveIn('valley-of-shadows', seats)).toBe('bang aim B');
});

test('escapes from a Jail', () => {
  const jailed = { ...role('A', 'outlaw', { hand: ['escape'] }), ...role('B', 'sheriff', { hand: ['jail'] }) };
  expect(moveIn('valley-of-shadows', jailed, { turn: 'B' }, [1, 'jail', 'A'])).toBe('escape');
});

test('takes a wagon for a card that is worth less', () => {
  const train = { wagons: ['observation-car'], stations: ['boom-town', 'yooma'], at: 1 };
  const seats = role('A', 'outlaw', { hand: ['bang'], used: { bang: 1 } });
  expect(moveIn('great-train-robbery', seats, { train })).toBe('wagon:observation-car bang');
});

/** A ghost without life who stands beside a wagon for any two cards. */
const ghost = (more = {}) => role('A', 'outlaw', { life: 0, wagons: ['ghost-car'], ...more });
const forTwo = { wagons: ['observation-car'], stations: ['virginia-town', 'yooma'], at: 1 };

test.each(['rule', 'greenhorn'] as const)('%s pays no wagon with what keeps it in the game', (name) => {
  const alone = ghost({ hand: ['bang'], used: { bang: 1 } });
  expect(moveIn('great-train-robbery', alone, { train: forTwo }, undefined, name)).toBe('end');
  const train = { ...forTwo, stations: ['deathwood', 'yooma'] };
  expect(moveIn('great-train-robbery', ghost(), { train }, undefined, name)).toBe('end');
});

test('lays the Lumber Flatcar before an enemy', () => {
  const train = { wagons: ['lumber-flatcar'], stations: ['boom-town', 'yooma'], at: 1 };
  const seats = role('A', 'outlaw', { hand: ['bang'] });
  expect(moveIn('great-train-robbery', seats, { train }, [0, 'wagon:lumber-flatcar', 'bang'])).toBe('B');
});

test('ends its turn although Cattle Truck and Water Tower bring each other back for ever', () => {
  const train = { wagons: ['caboose'], stations: ['boom-town', 'yooma'], at: 0 };
  const seats = role('A', 'outlaw', { hand: ['water-tower'], wagons: ['cattle-truck'] });
  const g = positionOf('great-train-robbery', seats, { train, 'wagon-deck': { only: [] } });
  const match = new Match(headerOf({ players: 4, seed: 1 }), g);
  const history: Told[] = [];
  g.sink = (event) => {
    if (event.e === 'tell') history.push(event.told);
  };
  let moves = 0;
  for (; g.activeSeat() === 0; moves++) {
    const move = nextMove(g, bots, history, () => fastRng(1));
    if (move === null || moves > 100) throw new Error('The turn does not end.');
    match.move(move.seat, move.picks);
  }
  expect(moves).toBeGreaterThan(3);
});
