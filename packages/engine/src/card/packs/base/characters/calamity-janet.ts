import { character } from '../../../content.ts';
import { BANG, MISSED } from '../../../names.ts';

export const calamityJanet = character('calamity-janet', 4, {
  query: { countsAs: (names) => ((names & (BANG | MISSED)) !== 0 ? names | BANG | MISSED : names) },
});
