export { cast } from '../cast/gold-rush.ts';
export { emblems } from '../emblems/gold-rush.ts';
export { icons } from '../icons/gold-rush.ts';
