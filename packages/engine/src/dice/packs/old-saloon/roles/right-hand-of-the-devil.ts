import { specialRole } from '../../../content.ts';

/** The turn itself begins again. */
export const rightHand = specialRole('right-hand-of-the-devil', 'renegade', { at: 'end', run: [] });
