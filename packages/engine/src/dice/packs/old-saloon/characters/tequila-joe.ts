import { character } from '../../../content.ts';
import { coward } from '../dice/coward.ts';

export const tequilaJoe = character('tequila-joe', 7, {
  needs: 'saloon-dice',
  query: { dice: (count, g, _me, die) => (g.rules.dice[die] === coward ? count + 1 : count) },
});
