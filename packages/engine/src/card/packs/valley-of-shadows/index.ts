import type { Pack } from '../../author/index.ts';
import { backfire } from './cards/backfire.ts';
import { escapeCard } from './cards/escape.ts';
import { poker } from './cards/poker.ts';
import { saved } from './cards/saved.ts';
import { tornado } from './cards/tornado.ts';

export const valleyOfShadows = {
  id: 'valley-of-shadows',
  unfinished: true,
  cards: [saved, escapeCard, backfire, poker, tornado],
  characters: [],
} as const satisfies Pack;
