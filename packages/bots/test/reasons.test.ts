import { type CardGame, cardPosition, fastRng, PUBLIC, resolve, type SeatEvent, viewOf } from '@sixgun/engine';
import { expect, test } from 'vitest';
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
      C: { role: 'outlaw', hand: ['beer/6H'], play: ['jail/JS', 'barrel/QS'] },
      D: { role: 'outlaw' },
      E: { role: 'renegade' },
    },
  });

/** Why A does this, for whoever sits at the table and has heard these lines. */
function saidOf(tokens: readonly string[], events: readonly SeatEvent[] = []) {
  const g = table();
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
  expect(saidOf(['cat-balou', 'C', '@jail'])).toBeNull();
  expect(saidOf(['panic', 'B', '@dynamite'])).toBeNull();
  expect(saidOf(['cat-balou', 'C', 'hand'], discarded('jail'))).toEqual({ why: 'hunch' });
});
