import { CardGame, DiceGame, type Game, type Rules, SEATS } from '@sixgun/engine';
import type { Odds } from '../beliefs/beliefs.ts';
import { dealtParts, PARTS, type Part, SHERIFF } from '../beliefs/parts.ts';
import { type Census, fillWishes } from '../beliefs/wishes.ts';
import { MANNERS } from './manner.ts';
import { ByOdds } from './outlook.ts';

/** Seat to how much it should be hurt: above zero a foe, below zero a friend. */
export type Foes = readonly number[];

const MYSELF = -3;

/** Something lies on the table that decides in its own way who wins: then everybody is a foe. */
export function isEveryoneForHimself(g: Game): boolean {
  if (!(g instanceof CardGame)) return false;
  const { tableZones, query, faces } = g.rules;
  if (!query.winners.any) return false;
  return tableZones.some((zone) => g.zone(zone).some((piece) => query.winners.of[faces[piece].def] !== undefined));
}

const lawlessRules = new WeakMap<Rules, boolean>();

function isLawless(rules: Rules): boolean {
  let lawless = lawlessRules.get(rules);
  if (lawless === undefined) {
    lawless = dealtParts(rules)[SHERIFF] === 0;
    lawlessRules.set(rules, lawless);
  }
  return lawless;
}

/** Reused: what the players of a rollout think is worked out again whenever somebody goes. */
const alive = PARTS.map(() => 0);
const wishes = new Float64Array(PARTS.length);

function addFoes(parts: readonly Part[], p: number, me: number, living: number, census: Census, into: number[]): void {
  alive.fill(0);
  for (let seat = 0; seat < parts.length; seat++) if (((living >> seat) & 1) === 1) alive[parts[seat]]++;
  fillWishes(parts[me], census, wishes);
  for (let seat = 0; seat < parts.length; seat++) if (seat !== me) into[seat] += p * wishes[parts[seat]];
}

/** Whom a player wants hurt who may think of the roles as these odds say. */
export function foesBy(g: Game, me: number, odds: readonly Odds[]): Foes {
  const foes: number[] = new Array(g.rules.players).fill(0);
  if (isEveryoneForHimself(g)) foes.fill(1);
  else {
    const living = livingIn(g, foes.length);
    const census = { alive, lawless: isLawless(g.rules) };
    for (const { parts, p } of odds) addFoes(parts, p, me, living, census, foes);
  }
  foes[me] = MYSELF;
  return foes;
}

let reckoning: ByOdds | null = null;

/** Whom somebody wants hurt who reckons: with dice it follows from what the lives of everybody are worth to him. */
function reckonedFoes(g: DiceGame, me: number, odds: readonly Odds[]): Foes {
  reckoning ??= new ByOdds();
  const wishes = reckoning.look(g, me, odds, MANNERS.plain).wishes();
  wishes[me] = MYSELF;
  return wishes;
}

/** What the players of a rollout think of each other. */
export interface Minds {
  of(g: Game, seat: number): Foes;
}

/** Those in play, as a set. */
export const livingIn = (g: Game, seats: number): number => {
  let living = 0;
  for (let seat = 0; seat < seats; seat++) if (g.inPlay(seat)) living |= 1 << seat;
  return living;
};

/** What everybody believes before a rollout begins: the own role, and of the others what all have seen. */
export class CommonKnowledge {
  readonly odds: readonly Odds[];
  private readonly me: number;
  private readonly mine: readonly Odds[];
  private readonly living: number;
  private readonly first: (Foes | null)[][];
  /** What is wanted in a deal of roles once somebody has gone, by who asks and who is left. */
  private readonly later = new Map<readonly Part[], Map<number, Foes>>();

  /** `mine` is what the seat believes that looks ahead; it plays its own moves by that. */
  constructor(g: Game, odds: readonly Odds[], me: number, mine: readonly Odds[]) {
    this.odds = odds;
    this.me = me;
    this.mine = mine;
    this.living = livingIn(g, g.rules.players);
    this.first = Array.from({ length: g.rules.players }, () => PARTS.map(() => null));
  }

  /** For one deal of the roles. */
  minds(parts: readonly Part[]): Minds {
    return new Believers(this, parts);
  }

  foesOf(g: Game, seat: number, parts: readonly Part[], living: number): Foes {
    if (living !== this.living) return this.wantedLater(g, seat, parts, living);
    const known = this.first[seat][parts[seat]] ?? this.wanted(g, seat, this.likely(seat, parts, living));
    this.first[seat][parts[seat]] = known;
    return known;
  }

  /** Nothing but a reckoner's lives changes it, or a card that makes everybody a foe; most rollouts ask what others have asked. */
  private wantedLater(g: Game, seat: number, parts: readonly Part[], living: number): Foes {
    if (this.reckons(g, seat) || isEveryoneForHimself(g)) return this.wanted(g, seat, this.likely(seat, parts, living));
    const known = this.later.get(parts) ?? new Map<number, Foes>();
    const key = living * SEATS + seat;
    const foes = known.get(key) ?? this.wanted(g, seat, this.likely(seat, parts, living));
    this.later.set(parts, known.set(key, foes));
    return foes;
  }

  private reckons(g: Game, seat: number): g is DiceGame {
    return seat === this.me && g instanceof DiceGame;
  }

  /** Who looks ahead plays on as he would; of the others he knows only what their roles make them want. */
  private wanted(g: Game, seat: number, odds: readonly Odds[]): Foes {
    return this.reckons(g, seat) ? reckonedFoes(g, seat, odds) : foesBy(g, seat, odds);
  }

  /** Deals that fit the own role and the roles of those who have gone since. */
  private likely(seat: number, parts: readonly Part[], living: number): Odds[] {
    const gone = this.living & ~living;
    const all = seat === this.me ? this.mine : this.odds;
    const fitting = all.filter((odds) =>
      odds.parts.every((part, other) => part === parts[other] || (other !== seat && ((gone >> other) & 1) === 0)),
    );
    const sum = fitting.reduce((total, { p }) => total + p, 0);
    return sum > 0 ? fitting.map((odds) => ({ parts: odds.parts, p: odds.p / sum })) : [{ parts, p: 1 }];
  }
}

class Believers implements Minds {
  private readonly common: CommonKnowledge;
  private readonly parts: readonly Part[];
  private readonly lists: (Foes | null)[];
  private living = -1;

  constructor(common: CommonKnowledge, parts: readonly Part[]) {
    this.common = common;
    this.parts = parts;
    this.lists = parts.map(() => null);
  }

  of(g: Game, seat: number): Foes {
    const living = livingIn(g, this.parts.length);
    if (living !== this.living) {
      this.living = living;
      this.lists.fill(null);
    }
    const foes = this.lists[seat] ?? this.common.foesOf(g, seat, this.parts, living);
    this.lists[seat] = foes;
    return foes;
  }
}
