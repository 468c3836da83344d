import { brown } from '../../../content.ts';
import { DODGE } from '../../../names.ts';
import { drawOne } from '../draw-one.ts';

export const dodge = brown('dodge', '7D KH', { gives: DODGE, respond: { gives: DODGE, run: [drawOne] } });
