import { BANG, weapon } from '../../../author/index.ts';

/** In his turn its owner may use every card of his hand as a BANG! card. */
export const lemat = weapon('lemat', '4D', 1, {
  query: { renamed: (names, g, me) => (g.onTurn() === me ? names | BANG : names) },
});
