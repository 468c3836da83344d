import { blue } from '../../../author/index.ts';
import { drawAtEnd } from '../draw-at-end.ts';

/** A card at the end of his turn. */
export const strongbox = blue('strongbox', '9H', { after: { turnEnd: drawAtEnd() } });
