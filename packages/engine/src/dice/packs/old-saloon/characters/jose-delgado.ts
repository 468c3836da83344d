import { character } from '../../../content.ts';
import { loudmouth } from '../dice/loudmouth.ts';

export const joseDelgado = character('jose-delgado', 7, {
  needs: 'saloon-dice',
  query: { dice: (count, g, _me, die) => (g.rules.dice[die] === loudmouth ? count + 1 : count) },
});
