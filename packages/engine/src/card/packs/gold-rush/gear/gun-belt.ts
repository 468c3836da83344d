import { black } from '../gear.ts';

const KEEPS = 8;

/** Eight cards may stay in the hand. */
export const gunBelt = black('gun-belt', {
  copies: 1,
  price: 2,
  query: { handLimit: (limit) => Math.max(limit, KEEPS) },
});
