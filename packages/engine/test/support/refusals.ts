import {
  cloneState,
  fastRng,
  type Game,
  gameKinds,
  type Header,
  headerOf,
  letter,
  Match,
  MoveError,
  nextBelow,
  resolve,
} from '../../src/index.ts';
import { programs } from '../../src/kernel/program.ts';
import { askedNow, LONGEST, randomMove, seatsOf } from './playout.ts';

/** No answer at all: it says that something is refused, and not why. */
export const NO_REASON = 'not-offered';

const ONE_IN = 4;

/** Samples decisions of random games, rare questions as often as common ones. */
export class Sampler {
  /** Question to how often it was looked at. */
  readonly looked = new Map<string, number>();
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Plays a random game to its end and shows one of the seats that are asked at each sampled decision. */
  play(g: Game, seed: string, look: (seat: number) => void): void {
    const rng = fastRng(seed);
    for (let decision = 0; !g.s.over; decision++) {
      if (decision > LONGEST) throw new Error('the game does not end');
      const seats = seatsOf(g.asked | g.standing);
      const place = placeOf(g);
      // The first time always: some questions come up once in hundreds of games.
      const sampled = nextBelow(rng, ONE_IN) === 0 || !this.looked.has(place);
      if (sampled && this.wants(place)) look(seats[nextBelow(rng, seats.length)]);
      randomMove(g, rng);
    }
  }

  private wants(place: string): boolean {
    const times = this.looked.get(place) ?? 0;
    if (times < this.limit) this.looked.set(place, times + 1);
    return times < this.limit;
  }
}

/** The step of a program at which the game waits. */
function placeOf({ s: { stack } }: Game): string {
  const top = stack[stack.length - 1];
  const { name, stepNames } = programs()[top.prog];
  return `${name} ${stepNames[top.step]}`;
}

/** Why a line is refused, null if it can be played. The game is left as it was. */
export function whyRefused(g: Game, seat: number, tokens: readonly string[]): string | null {
  try {
    const option = resolve(g, seat, tokens);
    if (option !== null && option.tokens.length < tokens.length) playOnCopy(g, seat, tokens);
    return null;
  } catch (error) {
    if (error instanceof MoveError) return error.why;
    throw error;
  }
}

function playOnCopy(g: Game, seat: number, tokens: readonly string[]): void {
  const copy = gameKinds[g.rules.game].reopen(g.rules, cloneState(g.s));
  copy.run();
  new Match(headerFor(g), copy).play(seat, tokens);
}

const headerFor = ({ rules: { game, packs, variants, players } }: Game): Header =>
  headerOf({ game, packs, variants, players, seed: 'copy' });

/** Every token of a list alone, and where it begins a move every token of `after` behind it: those refused for nothing. */
export function refusedWithoutReason(
  g: Game,
  seat: number,
  first: readonly string[],
  after: readonly string[],
): string[] {
  const bad: string[] = [];
  const look = (...tokens: string[]): string | null => {
    const why = whyRefused(g, seat, tokens);
    if (why === NO_REASON) bad.push(`${letter(seat)}: ${tokens.join(' ')} (asked "${askedNow(g)}")`);
    return why;
  };
  for (const token of first) if (look(token) === null) for (const next of after) look(token, next);
  return bad;
}
