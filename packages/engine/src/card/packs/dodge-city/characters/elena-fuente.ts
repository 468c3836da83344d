import { character } from '../../../content.ts';
import { MISSED } from '../../../names.ts';

export const elenaFuente = character('elena-fuente', 4, {
  classicLife: 3,
  query: { renamed: (names) => names | MISSED },
});
