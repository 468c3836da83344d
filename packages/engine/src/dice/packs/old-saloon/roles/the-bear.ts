import { role } from '../../../content.ts';

export const theBear = role('the-bear', 'sheriff', 3);
