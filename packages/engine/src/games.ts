import type { Pack } from './card/author/pack.ts';
import type { CardRules } from './card/compile/rules.ts';
import { nobodyReturns } from './card/flow/ghost.ts';
import { winningSide } from './card/flow/winning.ts';
import {
  cardRules,
  emptyCardState,
  MAX_PLAYERS,
  MIN_PLAYERS,
  newCardGame,
  packs,
  variantChoices,
  variantNames,
} from './card/index.ts';
import { CardGame } from './card/table/game.ts';
import { shadowGunslingers } from './card/variants/shadow-gunslingers.ts';
import { DiceGame } from './dice/game.ts';
import {
  dicePacks,
  diceRules,
  diceVariantChoices,
  diceVariantNames,
  emptyDiceState,
  MAX_DICE_PLAYERS,
  MIN_DICE_PLAYERS,
  newDiceGame,
} from './dice/index.ts';
import type { DiceRules } from './dice/rules.ts';
import { diceWinningSide } from './dice/winning.ts';
import type { Game } from './kernel/game.ts';
import { quoted } from './kernel/lines.ts';
import { Match } from './kernel/match.ts';
import { ENGINE_VERSION, type GameKind, type Header, type PreviousSeat } from './kernel/record.ts';
import { dealtRng, fastRng } from './kernel/rng.ts';
import { type GameName, letter, type Rules } from './kernel/rules.ts';
import { SEATS, type State } from './kernel/state.ts';

export type Side = 'law' | 'outlaws' | 'renegade';

interface Kind extends GameKind {
  /** Those a player may choose; scenario files and tests know of more. */
  packs: readonly string[];
  variants: readonly string[];
  /** The values of options that are more than on or off. */
  choices: Readonly<Partial<Record<string, readonly string[]>>>;
  players: { min: number; max: number };
  /** The side that has won, empty while none has. */
  winner(g: Game): Side | '';
  /** The box before anything is dealt. */
  empty(header: Header): Game;
  /** Has nothing in play anything to do for a player who is out? */
  deadStayDead(rules: Rules): boolean;
  /** Takes up a position of these rules. */
  reopen(rules: Rules, state: State): Game;
}

/** Every game that can be played, told from outside by its name alone. */
export const gameKinds: Readonly<Record<GameName, Kind>> = {
  card: {
    packs: (packs as readonly Pack[]).filter((pack) => pack.unfinished !== true).map((pack) => pack.id),
    variants: variantNames,
    choices: variantChoices,
    players: { min: MIN_PLAYERS, max: MAX_PLAYERS },
    start(header, sink = null) {
      requireKnownPrevious(header.previous);
      return newCardGame(cardRules(header), generatorOf(header.seed), header.previous, sink);
    },
    empty: (header) => {
      const rules = cardRules(header);
      return new CardGame(rules, emptyCardState(rules, fastRng(0)));
    },
    deadStayDead: (rules) => nobodyReturns(rules as CardRules),
    winner: (g) => (g instanceof CardGame ? winningSide(g) : ''),
    reopen: (rules, state) => new CardGame(rules as CardRules, state),
  },
  dice: {
    packs: dicePacks.map((pack) => pack.id),
    variants: diceVariantNames,
    choices: diceVariantChoices,
    players: { min: MIN_DICE_PLAYERS, max: MAX_DICE_PLAYERS },
    start: (header, sink = null) => newDiceGame(diceRules(header), generatorOf(header.seed), header.previous, sink),
    empty: (header) => {
      const rules = diceRules(header);
      return new DiceGame(rules, emptyDiceState(rules, fastRng(0)));
    },
    deadStayDead: (rules) => !(rules as DiceRules).ghost,
    winner: (g) => (g instanceof DiceGame ? diceWinningSide(g) : ''),
    reopen: (rules, state) => new DiceGame(rules as DiceRules, state),
  },
};

/** The game before may have been played with other packs, but not with cards that exist nowhere. */
export function requireKnownPrevious(previous: readonly PreviousSeat[]): void {
  if (previous.length === 0) return;
  const all = packs as readonly Pack[];
  const characters = new Set(['', 'nobody', ...all.flatMap((pack) => pack.characters.map(({ id }) => id))]);
  const roles = new Set<string>(
    [...all.flatMap((pack) => pack.roles ?? []), ...(shadowGunslingers.roles ?? [])].map(({ id }) => id),
  );
  const seen = new Set<string>();
  for (const { role, character } of previous) {
    if (!roles.has(role)) throw new RangeError(`There is no role called "${role}".`);
    if (!characters.has(character)) throw new RangeError(`There is no character called "${character}".`);
    if (seen.has(character)) throw new RangeError(`Two seats cannot both have been "${character}".`);
    if (character !== '' && character !== 'nobody') seen.add(character);
  }
}

const isGame = (name: string): name is GameName => Object.hasOwn(gameKinds, name);

export function gameKind(name: string): Kind {
  if (!isGame(name))
    throw new RangeError(`There is no game called ${quoted(name)}; there are: ${Object.keys(gameKinds).join(', ')}.`);
  return gameKinds[name];
}

/** `fast` for playouts, `dealt` for games between players; the seed of a record names the one it was dealt with. */
export type Generator = 'fast' | 'dealt';

const SEED = /^(fast|dealt):([\w.-]{1,100})$/;

function generatorOf(seed: string): number[] {
  const m = SEED.exec(seed);
  if (m === null)
    throw new RangeError(
      `${quoted(seed)} is no seed; a seed is fast: or dealt: and then letters, digits, dots and dashes, like "fast:12".`,
    );
  return m[1] === 'fast' ? fastRng(m[2]) : dealtRng(m[2]);
}

export interface NewGame {
  game?: GameName;
  /** Every pack there is, or these. */
  packs?: readonly string[] | 'all';
  variants?: Readonly<Record<string, boolean | string>>;
  players: number;
  seed: string | number;
  rng?: Generator;
  names?: readonly string[];
  previous?: readonly PreviousSeat[];
}

const LETTERS: readonly string[] = Array.from({ length: SEATS }, (_, seat) => letter(seat));

const named = (names: readonly string[], players: number): string[] =>
  Array.from({ length: players }, (_, seat) => names[seat] ?? letter(seat));

/** The header its record will have; what is wrong with the set-up shows when the game starts. */
export function headerOf(options: NewGame): Header {
  const { game = 'card', players, seed, rng = 'fast', variants = {}, previous = [] } = options;
  const chosen = options.packs ?? ['base'];
  return {
    game,
    packs: chosen === 'all' ? gameKind(game).packs : [...new Set(chosen)],
    variants,
    players,
    names: options.names === undefined ? LETTERS.slice(0, players) : named(options.names, players),
    seed: `${rng}:${seed}`,
    engine: ENGINE_VERSION,
    previous: previous.slice(),
  };
}

export const deadStayDead = (rules: Rules): boolean => gameKind(rules.game).deadStayDead(rules);

export function newGame(options: NewGame): Game {
  const header = headerOf(options);
  return gameKind(header.game).start(header);
}

/** A game with its story from the first decision on: it can be recorded and taken back. */
export function newMatch(options: NewGame, sink?: Game['sink']): Match {
  const header = headerOf(options);
  return new Match(header, gameKind(header.game).start(header, sink));
}
