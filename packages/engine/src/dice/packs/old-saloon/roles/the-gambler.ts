import { specialRole } from '../../../content.ts';

/** All dice are thrown once more, dynamites too; the roll itself sees to it. */
export const theGambler = specialRole('the-gambler', 'outlaw', { at: 'last', run: [] });
