import { brown, DODGE, MISSED } from '../../../author/index.ts';

export const missed = brown('missed', '2S 3S 4S 5S 6S 7S 8S 10C JC QC KC AC', { names: MISSED, gives: DODGE });
