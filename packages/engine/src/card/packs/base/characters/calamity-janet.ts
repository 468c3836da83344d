import { BANG, character, MISSED } from '../../../author/index.ts';

export const calamityJanet = character('calamity-janet', 4, {
  query: { countsAs: (names) => ((names & (BANG | MISSED)) !== 0 ? names | BANG | MISSED : names) },
});
