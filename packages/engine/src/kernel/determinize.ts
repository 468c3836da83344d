import { cloneFrame } from './frame.ts';
import type { Game } from './game.ts';
import { nextBelow, nextWord } from './rng.ts';
import { backOf, type Rules } from './rules.ts';
import { OPEN, only } from './seats.ts';
import type { State } from './state.ts';
import { framesOf, type Own, type Standpoint } from './view.ts';

/** Makes a game of this kind around a state; each game gives its own. */
export type Reopen<G extends Game> = (state: State) => G;

/**
 * A full position the seat cannot tell from the real one: what it does not know is dealt at random.
 * It sees the view alone, never the state.
 */
export function determinize<G extends Game>(
  view: Standpoint,
  own: Own,
  rules: Rules,
  reopen: Reopen<G>,
  rng: number[],
): G {
  const zones = view.zones.map((zone) => zone.slice());
  const hidden = hiddenPieces(rules, zones);
  for (const pieces of hidden) shuffle(pieces, rng);
  const known: number[] = new Array(rules.faces.length).fill(0);
  const where: number[] = new Array(rules.faces.length).fill(0);
  for (const index of zonesOfOneSortFirst(rules)) {
    const zone = zones[index];
    zone.forEach((shown, i) => {
      const piece = shown >= 0 ? shown : takeHidden(rules, hidden[-1 - shown], rules.zones[index].sort);
      zone[i] = piece;
      where[piece] = index;
      if (shown >= 0) known[piece] = only(view.seat);
    });
  }
  const players = rules.players;
  const state: State = {
    rng: [nextWord(rng), nextWord(rng), nextWord(rng), nextWord(rng)],
    stack: framesOf(view).map(cloneFrame),
    zones,
    where,
    known,
    seats: view.seats.slice(),
    tokens: view.tokens.slice(),
    vars: view.vars.slice(),
    abilities: view.abilities.map((defs) => defs.slice()),
    order: view.order.slice(),
    sealed: new Array(players).fill(null),
    back: own.mayTakeBack ? view.seat : -1,
    over: view.over,
    winners: view.winners,
  };
  guessOthersKnowledge(state, rules);
  // Whether others have answered sealed it cannot know: here they still owe it.
  state.sealed[view.seat] = own.sealed?.slice() ?? null;
  const g = reopen(state);
  g.run();
  return g;
}

function hiddenPieces(rules: Rules, zones: readonly (readonly number[])[]): number[][] {
  const seen = new Set(zones.flat().filter((shown) => shown >= 0));
  const hidden: number[][] = rules.backs.map(() => []);
  rules.faces.forEach((_face, piece) => {
    if (!seen.has(piece)) hidden[backOf(rules, piece)].push(piece);
  });
  return hidden;
}

/** What is left once these are filled fits anywhere. */
function zonesOfOneSortFirst(rules: Rules): number[] {
  const all = [...rules.zones.keys()];
  return [
    ...all.filter((zone) => rules.zones[zone].sort !== undefined),
    ...all.filter((zone) => rules.zones[zone].sort === undefined),
  ];
}

function takeHidden(rules: Rules, pieces: number[], sort: string | undefined): number {
  if (sort === undefined) return pieces.pop() as number;
  const at = pieces.findIndex((piece) => rules.faces[piece].sort === sort);
  return pieces.splice(at, 1)[0];
}

function shuffle(pieces: number[], rng: number[]): void {
  for (let i = pieces.length - 1; i > 0; i--) {
    const j = nextBelow(rng, i + 1);
    [pieces[i], pieces[j]] = [pieces[j], pieces[i]];
  }
}

/** Owners know what lies before them; that is all the view's seat can be sure of. */
function guessOthersKnowledge(state: State, rules: Rules): void {
  rules.zones.forEach((zone, index) => {
    if (zone.owner >= 0) for (const piece of state.zones[index]) state.known[piece] |= only(zone.owner) | only(OPEN);
  });
}
