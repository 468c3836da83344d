import { expect, test } from 'vitest';
import {
  type CardGame,
  cardPosition,
  cardRules,
  fastRng,
  type GameEvent,
  newCardGame,
  PUBLIC,
  resolve,
  viewOf,
} from '../src/index.ts';
import { askedNow } from './support/playout.ts';

const DECK = 0;

function dealt(variants: Record<string, boolean>, packs: string[], seed: number): { g: CardGame; told: GameEvent[] } {
  const told: GameEvent[] = [];
  const g = newCardGame(cardRules({ packs, variants, players: 7 }), fastRng(seed), [], (event) => told.push(event));
  return { g, told };
}

test('with the dynamite stick the deal takes cards off the top of the deck only', () => {
  for (let seed = 0; seed < 200; seed++) {
    const { g, told } = dealt({ 'dynamite-stick': true }, ['base', 'dodge-city'], seed);
    let left = g.rules.faces.filter(({ back }) => back === 'card').length;
    for (const event of told) {
      if (event.e !== 'move') continue;
      if (event.from === DECK) expect(event.index).toBe(--left);
      if (event.to === DECK) left++;
    }
  }
});

test('who chooses from two characters puts the other one back into the pile', () => {
  const { g } = dealt({ 'two-characters': true }, ['base', 'wild-west-show'], 3);
  const unused = () => g.rules.zones.findIndex(({ name }) => name === 'characters');
  const before = g.zone(unused()).length;
  while (askedNow(g) === 'choose-character') {
    const seat = g.s.order.find((each) => (g.asked >> each) & 1) as number;
    g.offer(seat);
    g.choose(seat, 0);
  }
  const inBox = g.zone(g.rules.zones.findIndex(({ name }) => name === 'box'));
  expect(inBox.filter((piece) => g.rules.faces[piece].back === 'character')).toEqual([]);
  const borrowed = g.s.order.reduce((n, seat) => n + g.zone(g.rules.character + seat).length - 1, 0);
  expect(g.zone(unused()).length).toBe(before + 7 - borrowed);
});

test('a dynamite taken from a hand, where a game dealt anew may have put it, lies open before the holder of the stick', () => {
  const g = cardPosition({
    packs: ['base'],
    variants: { 'dynamite-stick': true },
    turn: 'A',
    stick: 'C',
    players: {
      A: { role: 'sheriff', hand: ['panic/JH'] },
      B: { role: 'outlaw', hand: ['dynamite/2H'] },
      C: { role: 'renegade' },
      D: { role: 'outlaw' },
    },
  });
  g.choose(0, resolve(g, 0, ['panic', 'B', 'hand'])?.index ?? -1);
  const [dynamite] = g.inFront(2);
  expect(g.rules.defs[g.def(dynamite)].id).toBe('dynamite');
  expect(viewOf(g, PUBLIC).zones[g.rules.play + 2]).toEqual([dynamite]);
});
