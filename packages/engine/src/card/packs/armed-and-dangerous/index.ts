import { type Pack, strippedOff } from '../../author/index.ts';
import { bigFifty } from './cards/big-fifty.ts';
import { bomb } from './cards/bomb.ts';
import { tumbleweed } from './cards/tumbleweed.ts';
import { fields } from './fields.ts';
import { EXTRA_LOAD } from './orange.ts';

export const armedAndDangerous = {
  id: 'armed-and-dangerous',
  unfinished: true,
  cards: [bomb, tumbleweed, bigFifty],
  characters: [],
  always: [strippedOff],
  vars: [EXTRA_LOAD],
  fields,
} as const satisfies Pack;
