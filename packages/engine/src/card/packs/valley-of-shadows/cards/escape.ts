import { brown } from '../../../author/index.ts';
import { avoid } from '../avoid.ts';

/** Against any card but a BANG! that is aimed at its holder alone. */
export const escapeCard = brown('escape', '3H', { react: avoid });
