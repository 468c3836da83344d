import { brown, DODGE } from '../../../author/index.ts';
import { drawOne } from '../draw-one.ts';

export const dodge = brown('dodge', '7D KH', { gives: DODGE, respond: { gives: DODGE, run: [drawOne] } });
