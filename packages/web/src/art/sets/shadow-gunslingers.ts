export { emblems } from '../emblems/shadow-gunslingers.ts';
export { icons } from '../icons/shadow-gunslingers.ts';
