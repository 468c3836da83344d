import { aimed, discardPicked, fightDuel, openStore } from '../../../author/index.ts';
import { brown } from '../gear.ts';

/** The effect of a General Store, a Duel or a Cat Balou, but none of these cards. */
export const pardner = brown(
  'pardner',
  { copies: 3, price: 2 },
  { as: 'general-store', run: openStore },
  { as: 'duel', quiet: true, ...aimed({ within: 'anywhere' }, fightDuel) },
  { as: 'cat-balou', ...aimed({ within: 'anywhere', self: true, takes: 'card' }, [discardPicked]) },
);
