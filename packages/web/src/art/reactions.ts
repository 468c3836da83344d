import { icons as own } from './icons/company.ts';
import { icons } from './icons.ts';

// Only tables with other people draw them.
Object.assign(icons, own);

export { reactionEmblems } from './emblems.ts';
