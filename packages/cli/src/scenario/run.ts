import { DiceGame, type Game, letter, Match, MoveError, pieceToken } from '@sixgun/engine';
import type { Texts } from '@sixgun/texts';
import { refusalText } from '../refusal.ts';
import { Words } from '../words.ts';
import { type Mismatch, mismatch } from './expect.ts';
import { describeDecision } from './explain.ts';
import { FieldError, requireFieldsInPlay } from './fields.ts';
import { positionOf } from './games.ts';
import type { Path } from './load.ts';
import { couldPlay, passAlone, playLine, type Run, refusing } from './moves.ts';
import type { Scenario, ScenarioStep } from './schema.ts';

export interface Problem {
  /** Where in the scenario. */
  at: Path;
  text: string;
}

export interface Outcome {
  problems: Problem[];
  trace: string[];
}

/** Plays one scenario; problems are sentences that name the step. */
export function runScenario(scenario: Scenario, { explain, texts }: { explain: boolean; texts: Texts }): Outcome {
  const outcome: Outcome = { problems: [], trace: [] };
  const report = (at: Path, text: string): void => {
    outcome.problems.push({ at, text });
  };
  let game: Game;
  const flipped: number[] = [];
  try {
    requireFieldsInPlay(scenario);
    game = positionOf(scenario, (event) => {
      if (event.e === 'tell' && event.what === 'flip') flipped.push(event.card);
    });
  } catch (error) {
    const message = messageOf(error);
    const { error: wanted } = scenario.expect;
    const agrees =
      wanted === true || (typeof wanted === 'string' && message.toLowerCase().includes(wanted.toLowerCase()));
    if (!agrees) report(error instanceof FieldError ? error.at : [], `set-up: ${message}`);
    return outcome;
  }
  if ('error' in scenario.expect) {
    report(['expect', 'error'], 'set-up: was accepted, although an error is expected');
    return outcome;
  }
  const run = startRun(scenario, game, flipped, outcome.trace, explain);
  const words = new Words(texts, game.rules, run.match.header.names);
  const sentenceOf = (error: unknown): string =>
    error instanceof MoveError ? refusalText(game, words, error) : messageOf(error);
  for (const [i, step] of scenario.script.entries()) {
    const at = typeof step === 'object' && 'expect' in step ? ['script', i, 'expect'] : ['script', i];
    try {
      for (const { key, text } of takeStep(run, step)) report([...at, ...key], `step ${i + 1}: ${text}`);
    } catch (error) {
      report(at, `step ${i + 1}: ${sentenceOf(error)}`);
      return outcome;
    }
  }
  try {
    passAlone(run);
    for (const { key, text } of expecting(run, scenario.expect)) report(['expect', ...key], `at the end: ${text}`);
  } catch (error) {
    report(['expect'], `at the end: ${messageOf(error)}`);
  }
  const left = game instanceof DiceGame ? listsLeft(game) : 0;
  if (left > 0)
    report(
      ['rolls', (scenario.rolls?.length ?? left) - left],
      `rolls: ${left === 1 ? 'a list was' : `${left} lists were`} never thrown`,
    );
  return outcome;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Throws that a scenario lists and nobody has made: each is its number of dice and then their faces. */
function listsLeft({ picks }: Game): number {
  let lists = 0;
  for (let i = 0; i < (picks?.length ?? 0); i += (picks?.[i] ?? 0) + 1) lists++;
  return lists;
}

/** What is wrong, with the key of an expectation if it is about one. */
interface Finding {
  key: Path;
  text: string;
}

function startRun(scenario: Scenario, game: Game, flipped: number[], trace: string[], explain: boolean): Run {
  const names = Array.from({ length: game.rules.players }, (_, seat) => letter(seat));
  const { packs, variants, players } = game.rules;
  const header = {
    game: scenario.game,
    packs,
    variants,
    players,
    names,
    seed: String(scenario.seed ?? 1),
    engine: 'scenario',
    previous: [],
  };
  const run: Run = { match: new Match(header, game), flipped, trace, explain };
  describeDecision(run);
  return run;
}

function takeStep(run: Run, step: ScenarioStep): Finding[] {
  if (typeof step === 'string') {
    playLine(run, step);
    return [];
  }
  if ('expect' in step) {
    passAlone(run);
    return expecting(run, step.expect);
  }
  if ('refuse' in step) return refusing(run, step.refuse, step.why).map((text) => ({ key: [], text }));
  if ('maybe' in step) {
    if (couldPlay(run, step.maybe)) playLine(run, step.maybe);
    return [];
  }
  if ('undo' in step) {
    run.match.takeBack(step.undo.charCodeAt(0) - 65);
    describeDecision(run);
    return [];
  }
  run.match.say(step.say.charCodeAt(0) - 65);
  return [];
}

function expecting(run: Run, expected: Record<string, unknown>): Finding[] {
  const flips = run.flipped.map((piece) => pieceToken(run.match.game.rules, piece));
  return Object.entries(expected).flatMap(([key, wanted]) => {
    try {
      const found = mismatch(run.match, key, wanted, flips);
      return found === null ? [] : [{ key: [key], text: mismatchText(found) }];
    } catch (error) {
      return [{ key: [key], text: messageOf(error) }];
    }
  });
}

const mismatchText = ({ key, wanted, got }: Mismatch): string =>
  `${key}: expected ${JSON.stringify(wanted)}, got ${JSON.stringify(got)}`;
