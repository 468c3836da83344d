export { type LoadedScenario, lineOfProblem, loadScenarios, UnreadableFile } from './load.ts';
