import { character } from '../../../author/index.ts';

const KEEPS = 10;

export const seanMallory = character('sean-mallory', 4, {
  classicLife: 3,
  query: { handLimit: (limit) => Math.max(limit, KEEPS) },
});
