import { CardGame, type Game, type Rules } from '@sixgun/engine';
import type { Odds } from '../beliefs/beliefs.ts';
import { dealtParts, type Part, PARTS, SHERIFF } from '../beliefs/parts.ts';
import { wishFor } from '../beliefs/wishes.ts';

/** Seat to how much it should be hurt: above zero a foe, below zero a friend. */
export type Foes = readonly number[];

const MYSELF = -3;

/** Something lies on the table that decides in its own way who wins: then everybody is a foe. */
function everyoneForHimself(g: Game): boolean {
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

function addFoes(g: Game, me: number, parts: readonly Part[], p: number, into: number[]): void {
  const alive = PARTS.map(() => 0);
  for (let seat = 0; seat < parts.length; seat++) if (g.inPlay(seat)) alive[parts[seat]]++;
  const census = { alive, lawless: isLawless(g.rules) };
  for (let seat = 0; seat < parts.length; seat++)
    if (seat !== me) into[seat] += p * wishFor(parts[me], parts[seat], census);
}

/** Whom a player wants hurt who may think of the roles as these odds say. */
export function foesBy(g: Game, me: number, odds: readonly Odds[]): Foes {
  const foes: number[] = new Array(g.rules.players).fill(0);
  if (everyoneForHimself(g)) foes.fill(1);
  else for (const { parts, p } of odds) addFoes(g, me, parts, p, foes);
  foes[me] = MYSELF;
  return foes;
}

/** The same for everybody at a table where all roles are known: the players of a rollout. */
export class KnownRoles {
  private readonly parts: readonly Part[];
  private readonly lists: (Foes | null)[];
  private living = -1;

  constructor(parts: readonly Part[]) {
    this.parts = parts;
    this.lists = parts.map(() => null);
  }

  of(g: Game, me: number): Foes {
    let living = 0;
    for (let seat = 0; seat < this.parts.length; seat++) if (g.inPlay(seat)) living |= 1 << seat;
    if (living !== this.living) {
      this.living = living;
      this.lists.fill(null);
    }
    let foes = this.lists[me];
    if (foes === null) {
      foes = foesBy(g, me, [{ parts: this.parts, p: 1 }]);
      this.lists[me] = foes;
    }
    return foes;
  }
}
