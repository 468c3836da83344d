export { greenhorn, gunslinger, legend, type Level, playerOf } from './level.ts';
