import { character, MISSED } from '../../../author/index.ts';

export const elenaFuente = character('elena-fuente', 4, {
  classicLife: 3,
  query: { renamed: (names) => names | MISSED },
});
