export { cast } from '../cast/valley-of-shadows.ts';
export { emblems } from '../emblems/valley-of-shadows.ts';
export { icons } from '../icons/valley-of-shadows.ts';
