import { specialRole } from '../../../content.ts';

/** What another player was about to gain is lost. */
export const theBad = specialRole('the-bad', 'outlaw', { at: 'gain', run: [] });
