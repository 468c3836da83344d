import { specialRole } from '../../../content.ts';

/** Whoever has just shown himself has done so for nothing. */
export const theJudge = specialRole('the-judge', 'deputy', { at: 'revealed', run: [] });
