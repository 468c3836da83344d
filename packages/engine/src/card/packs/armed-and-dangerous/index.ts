import { type CardGame, type Pack, type PackPosition, strippedOff } from '../../author/index.ts';
import { bigFifty } from './cards/big-fifty.ts';
import { bomb } from './cards/bomb.ts';
import { tumbleweed } from './cards/tumbleweed.ts';
import { EXTRA_LOAD, loadSupply, setLoadSupply } from './orange.ts';

export const armedAndDangerous = {
  id: 'armed-and-dangerous',
  unfinished: true,
  cards: [bomb, tumbleweed, bigFifty],
  characters: [],
  always: [strippedOff],
  vars: [EXTRA_LOAD],
  place(g: CardGame, position: PackPosition) {
    const { load } = (position.supply ?? {}) as { load?: number };
    if (load !== undefined) setLoadSupply(g, load);
  },
  inspect: (g: CardGame, key: string) => (key === 'supply.load' ? loadSupply(g) : undefined),
} as const satisfies Pack;
