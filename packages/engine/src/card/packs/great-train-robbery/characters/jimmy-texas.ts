import { character } from '../../../author/index.ts';
import { drawAtEnd } from '../draw-at-end.ts';

/** A card at the end of his turn. */
export const jimmyTexas = character('jimmy-texas', 4, { after: { turnEnd: drawAtEnd() } });
