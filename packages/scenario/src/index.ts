export { commonFields } from './common.ts';
export { type Difference, decisionKeys, differences } from './expectation.ts';
export { FieldError } from './fields.ts';
export { parseLine, Run, type Watcher } from './run.ts';
export type { Expectation, Given, Path, Scenario, Step } from './scenario.ts';
export { type Problem, runScenario, type ScriptOptions } from './script.ts';
export { GAMES, vocabularyOf } from './vocabulary.ts';
