export { cast } from '../cast/great-train-robbery.ts';
export { emblems } from '../emblems/great-train-robbery.ts';
export { icons } from '../icons/great-train-robbery.ts';
