import { type DiceGame, FACES } from '@sixgun/engine';
import { foesBy } from '../policy/foes.ts';
import { ByLives } from '../policy/lives.ts';
import { MANNERS } from '../policy/manner.ts';
import { ByOdds } from '../policy/outlook.ts';
import { fillTargets, MOST_DICE, PLAIN as SYMBOLS, ThrowPlan } from '../policy/plan.ts';
import type { Worths } from '../policy/worths.ts';
import type { Odds } from './beliefs.ts';
import type { DiceMove } from './dice-moves.ts';
import type { MoveReading } from './reading.ts';

const DYNAMITE = FACES.indexOf('dynamite');
const ONE = FACES.indexOf('1');
const TWO = FACES.indexOf('2');
const BEER = FACES.indexOf('beer');
const GATLING = FACES.indexOf('gatling');
const SURE = 1e-6;
const THROWS_AHEAD = 3;
/** Fewer gatlings are thrown again by whoever keeps what is of use by itself. */
const GATLINGS_OF_USE = 2;

/** How many ways to judge there are; the last one keeps each die that is of use by itself and gives by lives. */
export const judgesOf = ({ lives, odds }: MoveReading): number => lives.length + odds.length + 1;

/** How likely a move is for a player who believes these odds, whichever way he judges. */
export class Judges {
  private readonly reading: MoveReading;
  private readonly lives = new ByLives();
  private readonly odds = new ByOdds(true);
  private readonly plan = new ThrowPlan();
  private readonly targets: number[] = [];
  /** What could have been done: how good it is, and which of it was done. */
  private readonly options: number[] = [];
  private chosen = 0;
  /** Dice that may lie after the choice, as places among all throws. */
  private readonly places: number[] = [];

  constructor(reading: MoveReading) {
    this.reading = reading;
  }

  /** Into `likely`, by judge, those who judge by odds only if `reckoned`; false if this is no move that can be judged. */
  judge(g: DiceGame, move: DiceMove, odds: readonly Odds[], reckoned: boolean, likely: Float64Array): boolean {
    const { reading } = this;
    let judge = reading.odds.length;
    const lives = this.lives.look(g, move.seat, foesBy(g, move.seat, odds), MANNERS.plain);
    if (!this.weigh(g, move, lives)) return false;
    for (const warmth of reading.lives) likely[judge++] = this.share(warmth);
    likely[judge] =
      move.what === 'throw' ? this.plainly(g, move.seat, move.thrown, lives) : this.share(reading.lives[0]);
    if (!reckoned) return true;
    this.weigh(g, move, this.odds.look(g, move.seat, odds, MANNERS.plain));
    for (let i = 0; i < reading.odds.length; i++) likely[i] = this.share(reading.odds[i]);
    return true;
  }

  private weigh(g: DiceGame, move: DiceMove, worths: Worths): boolean {
    const { options, targets } = this;
    options.length = 0;
    this.chosen = -1;
    if (move.what === 'throw') this.weighThrows(g, move.seat, move.thrown, worths);
    else {
      this.fillChoices(g, move, targets);
      for (const seat of targets) {
        if (seat === move.to) this.chosen = options.length;
        options.push(move.what === 'shot' ? worths.hit(move.given, seat) : worths.drink(move.given, seat));
      }
    }
    return this.chosen >= 0;
  }

  private fillChoices(g: DiceGame, { what, seat, given }: Exclude<DiceMove, { what: 'throw' }>, into: number[]): void {
    if (what === 'shot') {
      let shots = 0;
      for (let to = 0; to < given.length; to++) shots += given[to];
      fillTargets(g, seat, shots < g.symbols(ONE) ? 1 : 2, into);
      return;
    }
    into.length = 0;
    for (let to = 0; to < g.rules.players; to++) if (g.inPlay(to)) into.push(to);
  }

  /** Dice that show the same are the same choice. */
  private weighThrows(g: DiceGame, seat: number, thrown: number, worths: Worths): void {
    const dice = g.diceCount();
    if (dice > MOST_DICE) return;
    const { plan, options, places } = this;
    plan.look(g, seat, worths, THROWS_AHEAD);
    places.length = 0;
    const locked = lockedDice(g, seat);
    const kept = plan.lying(thrown);
    for (let mask = 0; mask < 1 << dice; mask++) {
      if ((mask & locked) !== 0) continue;
      const place = plan.lying(mask);
      if (places.includes(place)) continue;
      places.push(place);
      if (place === kept) this.chosen = options.length;
      options.push(mask === 0 ? this.stop(worths) : plan.again(mask));
    }
  }

  /** Dice that win as they lie are not thrown again. */
  private stop(worths: Worths): number {
    const lies = this.plan.stop();
    return lies < worths.most() - SURE ? lies : 2 * worths.most();
  }

  /** The chance of the chosen option among all of them, the better ones being taken more often. */
  private share(warmth: number): number {
    const { options, chosen, reading } = this;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < options.length; i++) most = Math.max(most, options[i]);
    let all = 0;
    for (let i = 0; i < options.length; i++) all += Math.exp((options[i] - most) / warmth);
    const pull = Math.exp((options[chosen] - most) / warmth) / all;
    return (1 - reading.whim) * pull + reading.whim / options.length;
  }

  private plainly(g: DiceGame, seat: number, thrown: number, worths: Worths): number {
    let rest = 0;
    for (let die = 0; die < g.diceCount(); die++)
      if (!this.isOfUse(g, seat, SYMBOLS[g.face(die)], worths)) rest |= 1 << die;
    const { whim } = this.reading;
    return (rest === thrown ? 1 - whim : 0) + whim / this.options.length;
  }

  private isOfUse(g: DiceGame, seat: number, symbol: number, worths: Worths): boolean {
    if (symbol === BEER) return g.life(seat) < g.maxLife(seat);
    if (symbol === GATLING) return g.symbols(GATLING) >= GATLINGS_OF_USE;
    if (symbol !== ONE && symbol !== TWO) return symbol === DYNAMITE;
    fillTargets(g, seat, symbol === ONE ? 1 : 2, this.targets);
    return this.targets.length > 0 && worths.shots(this.targets, 1) > 0;
  }
}

/** Dice that may not be thrown again. */
function lockedDice(g: DiceGame, seat: number): number {
  let locked = 0;
  if (g.ask('locks', 1, seat) !== 0)
    for (let die = 0; die < g.diceCount(); die++) if (g.face(die) === DYNAMITE) locked |= 1 << die;
  return locked;
}
