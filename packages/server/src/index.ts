export { type LoadOptions, type LoadReport, loadText, runLoad } from './load/load.ts';
