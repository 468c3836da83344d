export { type LoadedScenario, lineOfProblem, loadScenarios, UnreadableFile } from './load.ts';
export { loadLesson, loadPuzzle } from './tasks.ts';
