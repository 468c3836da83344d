import { type Bot, type Heard, LEVELS, type PlayerName, playerCalled, questionFor, worths } from '@sixgun/bots';
import {
  fastRng,
  type Game,
  letter,
  lineTokens,
  means,
  PUBLIC,
  redact,
  type SeatEvent,
  type Told,
  viewOf,
} from '@sixgun/engine';
import { parseLine, Run, type Scenario } from '@sixgun/scenario';
import { type LoadedScenario, loadScenarios, UnreadableFile } from '@sixgun/scenario/yaml';
import { fromInput, InputError, readText } from './input.ts';

/** A position of the exam at the moment of the question. */
interface Posed {
  game: Game;
  seat: number;
  heard: Heard;
  history: Told[];
}

export interface Mark {
  id: string;
  title: string;
  /** What was played. */
  move: string;
  good: boolean;
  /** A move that no good player makes. */
  blunder: boolean;
}

export interface ExamReport {
  bot: string;
  positions: number;
  good: number;
  blunders: number;
  marks: Mark[];
}

function loaded(file: string): LoadedScenario[] {
  try {
    return loadScenarios(readText(file));
  } catch (error) {
    if (error instanceof UnreadableFile) throw new InputError(`${file}:${error.line} ${error.message}`);
    throw error;
  }
}

function positionsOf(files: readonly string[], only: string | undefined): Scenario[] {
  const positions = files.flatMap((file) =>
    loaded(file).map(({ scenario, id, problem }) => {
      if (scenario === null) throw new InputError(`${file}: ${id}: ${problem}`);
      if (scenario.best === undefined && scenario.never === undefined)
        throw new InputError(`${file}: ${id} names neither "best" nor "never" moves.`);
      return scenario;
    }),
  );
  const wanted = positions.filter(({ id }) => only === undefined || id === only);
  if (wanted.length === 0) throw new InputError('There is no such position in what was named.');
  return wanted;
}

/** Plays the script and stops where the mover of the first named move is asked. */
function pose(scenario: Scenario): Posed {
  const run = fromInput(scenario.id, () => Run.of(scenario));
  const { game } = run;
  const history: Told[] = [];
  const events: SeatEvent[] = [];
  const heard: Heard = { first: viewOf(game, PUBLIC), events };
  const before = game.sink;
  game.sink = (event) => {
    before?.(event);
    if (event.e === 'tell') history.push(event.told);
    const openly = redact(event, PUBLIC, game.rules);
    if (openly !== null) events.push(openly);
  };
  fromInput(scenario.id, () => {
    for (const step of scenario.script) {
      if (typeof step !== 'string') throw new RangeError('The script of a position has move lines alone.');
      run.play(step);
    }
  });
  const named = [...(scenario.best ?? []), ...(scenario.never ?? [])];
  for (const move of named) requireLegal(run, scenario.id, move);
  const { seat } = parseLine(named[0]);
  run.goOnTo(seat);
  return { game, seat, heard, history };
}

/** Nobody can be praised or blamed for what he cannot do. */
function requireLegal(run: Run, id: string, move: string): void {
  const why = fromInput(id, () => run.refusal(move));
  if (why !== null) throw new InputError(`${id}: "${move}" is no move that can be made there (${why}).`);
}

/** The whole move of a bot, as tokens. */
function moveOf({ game, seat, heard, history }: Posed, bot: Bot, rng: number[]): string[] {
  const picks: number[] = [];
  const tokens: string[] = [];
  for (;;) {
    const question = questionFor(game, seat, picks, history, rng, () => heard);
    const line = bot.decide(question);
    if (line === null) return ['nothing'];
    const chosen = question.options.find((option) => option.line.join() === line.join());
    tokens.push(...lineTokens(game, seat, line));
    picks.push(...line);
    if (chosen?.draft !== true) return tokens;
  }
}

/** Does a move as the file writes it mean this one? */
function isMeant(written: string, seat: number, tokens: readonly string[]): boolean {
  const line = parseLine(written);
  return (
    line.seat === seat &&
    line.tokens.length === tokens.length &&
    line.tokens.every((token, i) => means(token, tokens[i]))
  );
}

export function exam(files: readonly string[], name: PlayerName, only?: string): ExamReport {
  const bot = playerCalled(name);
  const marks = positionsOf(files, only).map((scenario): Mark => {
    const posed = pose(scenario);
    const tokens = moveOf(posed, bot, fastRng(`exam:${scenario.id}`));
    const among = (moves: readonly string[] | undefined): boolean =>
      moves?.some((written) => isMeant(written, posed.seat, tokens)) === true;
    const blunder = among(scenario.never);
    const good = scenario.best === undefined ? !blunder : among(scenario.best);
    return {
      id: scenario.id,
      title: scenario.title,
      move: `${letter(posed.seat)}: ${tokens.join(' ')}`,
      good,
      blunder,
    };
  });
  const count = (test: (mark: Mark) => boolean): number => marks.filter(test).length;
  return {
    bot: name,
    positions: marks.length,
    good: count(({ good }) => good),
    blunders: count(({ blunder }) => blunder),
    marks,
  };
}

/** What playouts say of a position: its moves, the best one first, and whether that is one the position praises. */
export interface Checked {
  id: string;
  agrees: boolean;
  moves: { move: string; percent: number }[];
}

export function checkExam(files: readonly string[], playouts: number, only?: string): Checked[] {
  return positionsOf(files, only).map((scenario) => {
    const { game, seat, heard, history } = pose(scenario);
    const question = questionFor(game, seat, [], history, fastRng(`check:${scenario.id}`), () => heard);
    const found = [...worths(question, LEVELS.legend, Math.ceil(playouts / question.options.length))]
      .sort(([, a], [, b]) => b - a)
      .map(([{ line }, worth]) => ({ tokens: line === null ? ['nothing'] : lineTokens(game, seat, line), worth }));
    const agrees = scenario.best === undefined || scenario.best.some((move) => isMeant(move, seat, found[0].tokens));
    const moves = found.map(({ tokens, worth }) => ({
      move: tokens.join(' '),
      percent: Math.round(1000 * worth) / 10,
    }));
    return { id: scenario.id, agrees, moves };
  });
}

const MOST_SHOWN = 6;

export function checkedLine({ id, agrees, moves }: Checked): string {
  const shown = moves.slice(0, MOST_SHOWN).map(({ move, percent }) => `${move} ${percent.toFixed(1)}`);
  return `${agrees ? 'ok  ' : 'DIFF'} ${id} ${shown.join(', ')}`;
}

export function examText({ bot, positions, good, blunders, marks }: ExamReport): string {
  const wrong = marks.filter((mark) => !mark.good);
  return [
    ...wrong.map(({ id, title, move, blunder }) => `  ${blunder ? 'NEVER' : 'other'} ${id} ${move} (${title})`),
    `${bot}: ${good} of ${positions} (${Math.round((100 * good) / positions)} %), ${blunders} that no good player makes`,
  ].join('\n');
}
