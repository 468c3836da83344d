import {
  type CardGame,
  cardPosition,
  dicePosition,
  fastRng,
  PUBLIC,
  resolve,
  type SeatEvent,
  viewOf,
} from '@sixgun/engine';
import { expect, test } from 'vitest';
import { Beliefs } from '../src/beliefs/beliefs.ts';
import { TableItself } from '../src/beliefs/open-table.ts';
import { questionFor } from '../src/index.ts';
import { reasonFor } from '../src/reasons.ts';

const A = 0;
const C = 2;

const table = (): CardGame =>
  cardPosition({
    packs: ['base'],
    variants: {},
    turn: 'A',
    players: {
      A: { role: 'deputy', hand: ['cat-balou/KH', 'panic/JH'] },
      B: { role: 'sheriff', play: ['dynamite/2H'] },
      C: { role: 'outlaw', hand: ['beer/6H'], play: ['barrel/QS'] },
      D: { role: 'outlaw' },
      E: { role: 'renegade', hand: ['beer/7H'], play: ['jail/JS', 'mustang/8H'] },
    },
  });

/** A has a Mail Car, which brings three cards and wants one of them for somebody else. */
const mailCar = (): CardGame => {
  const g = cardPosition({
    packs: ['base', 'great-train-robbery'],
    variants: {},
    turn: 'A',
    deck: ['bang/5C', 'beer/6H', 'barrel/QS'],
    players: {
      A: { role: 'deputy', wagons: ['mail-car'] },
      B: { role: 'sheriff' },
      C: { role: 'outlaw' },
      D: { role: 'outlaw' },
      E: { role: 'renegade' },
    },
  });
  g.choose(A, resolve(g, A, ['@mail-car'])?.index ?? -1);
  return g;
};

/** Why A does this, for whoever sits at the table and has heard these lines. */
function saidOf(tokens: readonly string[], events: readonly SeatEvent[] = [], g = table()) {
  const heard = { first: viewOf(g, PUBLIC), events };
  const question = questionFor(g, A, [], [], fastRng(1), () => heard);
  const option = resolve(g, A, tokens);
  const line = option === null ? [] : g.offer(A).line(option.index);
  return reasonFor(question, line, [], { by: 'experience' }).openly;
}

/** C has discarded such a card before A. */
function discarded(id: string): SeatEvent[] {
  const { faces, defs } = table().rules;
  const pieceOf = (wanted: string): number =>
    faces.findIndex(({ def }) => defs[def].id === wanted && defs[def].kind === 'card');
  const cat = pieceOf('cat-balou');
  return [
    { e: 'tell', told: { what: 'play-at', seat: C, to: A, card: cat, as: faces[cat].def } },
    { e: 'tell', told: { what: 'discards-of', seat: C, to: A, card: pieceOf(id) } },
  ];
}

test('whoever is robbed of something good is told why', () => {
  expect(saidOf(['cat-balou', 'C', '@barrel'])).toEqual({ why: 'hunch' });
  expect(saidOf(['cat-balou', 'C', 'hand'], discarded('barrel'))).toEqual({ why: 'hurt-me', seat: C });
});

test('who is rid of a jail or a dynamite has been done a favour, and nobody is called an attacker for it', () => {
  expect(saidOf(['cat-balou', 'E', '@jail'])).toBeNull();
  expect(saidOf(['panic', 'B', '@dynamite'])).toBeNull();
  expect(saidOf(['cat-balou', 'C', 'hand'], discarded('jail'))).toEqual({ why: 'hunch' });
});

test('what somebody may still avoid is not told before: the reason is the same whichever card is meant', () => {
  for (const card of ['@jail', '@mustang', 'hand']) expect(saidOf(['cat-balou', 'E', card])).toBeNull();
});

test('a card that goes to somebody unseen is not betrayed by a reason', () => {
  for (const card of ['bang', 'beer', 'barrel']) expect(saidOf([card, 'C'], [], mailCar())).toBeNull();
});

test('who shot at a sheriff did so, and who shot at somebody who became sheriff later did not', () => {
  const g = dicePosition({
    packs: ['base', 'old-saloon'],
    variants: { 'special-roles': 'mixed' },
    turn: 'B',
    players: {
      A: { role: 'sheriff' },
      B: { role: 'the-good' },
      C: { role: 'outlaw' },
      D: { role: 'renegade' },
      E: { role: 'outlaw' },
    },
  });
  const beliefs = new Beliefs(g.rules, new TableItself(g));
  g.sink = (event) => {
    if (event.e === 'tell') beliefs.hear(event.told);
  };
  const [B, E] = [1, 4];
  g.tell({ what: 'shot', seat: C, to: B, count: 1 });
  g.tell({ what: 'shot', seat: E, to: A, count: 1 });
  g.choose(B, resolve(g, B, ['!the-good'])?.index ?? -1);
  expect([C, E].map((seat) => beliefs.hasHitSheriff(seat))).toEqual([false, true]);
});
