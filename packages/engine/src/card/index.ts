import { fastRng } from '../kernel/rng.ts';
import { inTheOpen } from '../kernel/seats.ts';
import { type Box, emptyState, rulesOnce, type Wanted } from '../kernel/setup.ts';
import type { State } from '../kernel/state.ts';
import type { TableEvent } from './author/definition.ts';
import type { Pack } from './author/pack.ts';
import { compileRules } from './compile/compile.ts';
import type { CardRules } from './compile/rules.ts';
import { homeOf } from './compile/zones.ts';
import { armedAndDangerous } from './packs/armed-and-dangerous/index.ts';
import './packs/armed-and-dangerous/story.ts';
import { base } from './packs/base/index.ts';
import './packs/base/story.ts';
import { dodgeCity } from './packs/dodge-city/index.ts';
import './packs/dodge-city/story.ts';
import { fistfulOfCards } from './packs/fistful-of-cards/index.ts';
import './packs/fistful-of-cards/story.ts';
import { goldRush } from './packs/gold-rush/index.ts';
import './packs/gold-rush/story.ts';
import { greatTrainRobbery } from './packs/great-train-robbery/index.ts';
import { stationIds } from './packs/great-train-robbery/stations.ts';
import './packs/great-train-robbery/story.ts';
import { highNoon } from './packs/high-noon/index.ts';
import './packs/high-noon/story.ts';
import { valleyOfShadows } from './packs/valley-of-shadows/index.ts';
import './packs/valley-of-shadows/story.ts';
import { wildWestShow } from './packs/wild-west-show/index.ts';
import './packs/wild-west-show/story.ts';
import './story.ts';
import { CardGame } from './table/game.ts';
import { dynamiteStick } from './variants/dynamite-stick.ts';
import { shadowGunslingers } from './variants/shadow-gunslingers.ts';
import './variants/story.ts';

export const packs = [
  base,
  dodgeCity,
  highNoon,
  fistfulOfCards,
  wildWestShow,
  goldRush,
  armedAndDangerous,
  greatTrainRobbery,
  valleyOfShadows,
] as const satisfies readonly Pack[];
export type PackId = (typeof packs)[number]['id'];

type IdOf<P, Part extends string> = P extends Record<Part, readonly { id: string }[]> ? P[Part][number]['id'] : never;
type KeysOf<P> =
  | `card/card/${IdOf<P, 'cards'>}`
  | `card/character/${IdOf<P, 'characters'>}`
  | `card/role/${IdOf<P, 'roles'>}`
  | `card/event/${IdOf<P, 'events'>}`
  | (P extends { pieces: readonly (infer Piece)[] } ? PieceKey<Piece> : never);
type PieceKey<P> = P extends { kind: infer Kind extends string; id: infer Id extends string }
  ? `card/${Kind}/${Id}`
  : never;

/** Options of the set-up; those with hooks of their own lie on the table as cards do. */
export const variantNames = [
  'two-characters',
  'simplified',
  'keep-characters',
  'sheriff-goes-round',
  'dynamite-stick',
  'shadow-gunslingers',
  'shadows-rest',
  'no-ghost-town',
  'no-dead-man',
  'bonus-events',
  'event-cards',
  'last-event',
  'classic-printing',
  'international-edition',
  'effects-finish',
  'strict-handcuffs',
  'copy-covers-checks',
  'order-of-discards',
  'john-pain-both',
  'own-station',
] as const;
export type VariantName = (typeof variantNames)[number];
/** Everything of the card game that has a name and a text. */
export type CardKey = KeysOf<(typeof packs)[number]> | `card/variant/${VariantName}`;
/** What belongs to packs that are not finished; English is enough for it. */
export type UnfinishedKey = KeysOf<Extract<(typeof packs)[number], { unfinished: true }>>;

/** Options that are more than on or off. */
export const variantChoices: Readonly<Partial<Record<string, readonly string[]>>> = {
  'event-cards': ['12', '13', '14', '15'],
  'last-event': ['high-noon', 'a-fistful-of-cards'],
  'own-station': stationIds,
};
/** Options that work as cards do. */
export const variantRules: readonly TableEvent[] = [dynamiteStick, shadowGunslingers];

export const MIN_PLAYERS = 3;
export const MAX_PLAYERS = 8;

const box: Box = {
  name: 'card',
  players: { min: MIN_PLAYERS, max: MAX_PLAYERS },
  packs: packs.map((pack) => pack.id),
  variants: variantNames,
  values: variantChoices,
};

export const cardRules = rulesOnce(box, ({ packs: ids, variants, players, roles }): CardRules => {
  const chosen: Pack[] = packs.filter((pack) => ids.includes(pack.id));
  const active = variantRules.filter(({ id }) => variants[id] !== undefined);
  return compileRules(chosen, active, variants, players, roles);
});

/** The card game's box, nothing dealt; pages of rules are open to inTheOpen. */
export function emptyCardState(rules: CardRules, rng: number[]): State {
  const { faces, players } = rules;
  return emptyState(
    rules,
    rng,
    (piece) => homeOf(rules, faces[piece].back),
    (piece) => (faces[piece].back === 'rule' ? inTheOpen(players) : 0),
  );
}

/** What a seat brings from the game before. */
export interface Previous {
  role: string;
  character: string;
  dead: boolean;
}

/** Deals a game; `sink` hears everything from the first shuffle on. */
export function newCardGame(
  rules: CardRules,
  rng: number[],
  previous: readonly Previous[] = [],
  sink: CardGame['sink'] = null,
): CardGame {
  const g = new CardGame(rules, emptyCardState(rules, rng));
  g.sink = sink;
  placePrevious(g, previous);
  g.push(rules.setup, 0);
  g.run();
  return g;
}

/** The star passes to the next seat; survivors have their character before them and may keep it. */
function placePrevious(g: CardGame, previous: readonly Previous[]): void {
  const pieceNamed = (kind: string, id: string) =>
    g.rules.faces.findIndex((face) => face.back === kind && g.rules.defs[face.def].id === id);
  if (g.rules.variants['sheriff-goes-round'] === true) {
    const last = previous.findIndex((seat) => seat.role === 'sheriff');
    const star = pieceNamed('role', 'sheriff');
    if (last >= 0 && star >= 0) g.move(star, g.rules.role + g.leftOf(last), g.everyone);
  }
  if (g.rules.variants['keep-characters'] !== true) return;
  previous.forEach((seat, i) => {
    const piece = pieceNamed('character', seat.character);
    // Who has left the table takes nothing along.
    if (i < g.rules.players && !seat.dead && piece >= 0) g.move(piece, g.rules.character + i, g.everyone);
  });
}

export function quickGame(options: Wanted, seed: string | number): CardGame {
  return newCardGame(cardRules(options), fastRng(seed));
}
