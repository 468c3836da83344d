import { character } from '../../../content.ts';

/** One arrow for a whole volley, however many points it cost. */
export const elGringo = character('el-gringo', 7, { query: { revenge: (arrows) => arrows + 1 } });
