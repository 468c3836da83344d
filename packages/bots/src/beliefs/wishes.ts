import { DEPUTY, OUTLAW, PARTS, type Part, RENEGADE, SHERIFF } from './parts.ts';

/** Wishes that players show otherwise than they have them. */
export interface Stance {
  /** How much lawmen want the renegade out of the game. */
  hunted: number;
  /** How much the renegade wants outlaws out of it who are as many as the law. */
  balance: number;
}

const TRUE: Stance = { hunted: 0.6, balance: 1 };

/** How much each part wants each other one out of the game, from -2 (never touch) to 1. */
const WISHES: readonly (readonly number[])[] = [
  [0, -1.2, 1, TRUE.hunted],
  [-2, -1, 1, TRUE.hunted],
  [1, 0.5, -1, 0.3],
  [-1, 0.5, 0.5, 0.6],
];

/** Without a sheriff everybody has a prey, and would rather not be somebody else's. */
export const PREY_OF: readonly Part[] = [-1, RENEGADE, DEPUTY, OUTLAW];
const HUNTER = 0.4;

/** Those still in the game by part, and whether there was a sheriff at all. */
export interface Census {
  alive: readonly number[];
  lawless: boolean;
}

function wishFor(mine: Part, theirs: Part, { alive, lawless }: Census, { hunted, balance }: Stance): number {
  if (lawless) return theirs === PREY_OF[mine] ? 1 : HUNTER;
  if (mine === RENEGADE) return balanced(theirs, alive, balance);
  return theirs === RENEGADE && mine !== OUTLAW ? hunted : WISHES[mine][theirs];
}

/** The same of every part at once, for lists that are used again and again. */
export function fillWishes(mine: Part, census: Census, into: Float64Array, stance: Stance = TRUE): void {
  for (let theirs = 0; theirs < PARTS.length; theirs++) into[theirs] = wishFor(mine, theirs, census, stance);
}

/** The renegade keeps both sides even and the sheriff alive until there is nobody else. */
function balanced(theirs: Part, alive: readonly number[], ahead: number): number {
  const law = alive[SHERIFF] + alive[DEPUTY];
  const others = law + alive[OUTLAW] + alive[RENEGADE] - 1;
  if (theirs === SHERIFF) return others <= 1 ? 1 : others === 2 ? -1.5 : -0.7;
  if (theirs === DEPUTY) return law > alive[OUTLAW] ? 0.8 : 0.3;
  if (theirs === OUTLAW) return alive[OUTLAW] >= law ? ahead : 0.5;
  return 0.6;
}
