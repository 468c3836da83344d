import { aimed, brown, fightDuel } from '../../../author/index.ts';

export const duel = brown('duel', 'QD JS 8C', {
  book: true,
  quiet: true,
  play: aimed({ within: 'anywhere' }, fightDuel),
});
