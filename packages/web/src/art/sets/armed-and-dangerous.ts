export { cast } from '../cast/armed-and-dangerous.ts';
export { emblems } from '../emblems/armed-and-dangerous.ts';
export { icons } from '../icons/armed-and-dangerous.ts';
