import { character } from '../../../content.ts';

export const billNoface = character('bill-noface', 9, { query: { arrowsWait: () => 1 } });
