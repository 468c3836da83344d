import { character } from '../../../author/index.ts';
import { firstFrom } from '../clockwise.ts';

export const garyLooter = character('gary-looter', 5, {
  query: { surplusTo: (seat, g, me, from) => (from === me ? seat : firstFrom(g, from, seat, me)) },
});
