import type { CardGame, Pack } from '../../author/index.ts';
import { joshMccloud } from './characters/josh-mccloud.ts';
import { fields } from './fields.ts';
import { wanted } from './gear/wanted.ts';
import { gearGoesUnder } from './gear.ts';
import { EXTRA_GOLD, gold, nuggets } from './gold.ts';

export const goldRush = {
  id: 'gold-rush',
  unfinished: true,
  cards: [],
  characters: [joshMccloud],
  pieces: [wanted],
  homes: { gear: 'gear-deck' },
  tableZones: [
    { name: 'gear-deck', ordered: true },
    { name: 'gear-discard', ordered: true },
  ],
  seatZones: [{ name: 'gear', works: true, safe: true }],
  always: [nuggets, gearGoesUnder],
  marks: [gold],
  vars: [EXTRA_GOLD],
  setup: (g: CardGame) => g.shuffle(g.place('gear-deck')),
  fields,
} as const satisfies Pack;
