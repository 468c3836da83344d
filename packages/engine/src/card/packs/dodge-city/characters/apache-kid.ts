import { character, isDiamond, untouchedBy } from '../../../author/index.ts';

export const apacheKid = character('apache-kid', 3, untouchedBy(isDiamond));
