import { gameKinds, letter } from '@sixgun/engine';
import { everything, isDefined } from './known.ts';
import type { Path } from './load.ts';
import type { Scenario } from './schema.ts';

/** A field that means nothing in the game at hand. */
export class FieldError extends Error {
  readonly at: Path;
  constructor(at: Path, message: string) {
    super(message);
    this.at = at;
  }
}

type Game = Scenario['game'];
type Seat = NonNullable<NonNullable<Scenario['players']>['A']>;

/** Fields that belong to one game; the others belong to both. */
const TABLE_OF: Partial<Record<keyof Scenario, Game>> = {
  previous: 'card',
  deck: 'card',
  discard: 'card',
  characters: 'card',
  stick: 'card',
  picks: 'card',
  event: 'card',
  events: 'card',
  shop: 'card',
  'gear-deck': 'card',
  'gear-discard': 'card',
  supply: 'card',
  train: 'card',
  'wagon-deck': 'card',
  'station-deck': 'card',
  rolls: 'dice',
  arrows: 'dice',
  chief: 'dice',
};

const SEAT_OF: Partial<Record<keyof Seat, Game>> = {
  hand: 'card',
  play: 'card',
  shadow: 'card',
  gold: 'card',
  load: 'card',
  gear: 'card',
  wagons: 'card',
  copies: 'card',
  abilities: 'card',
  offer: 'card',
  used: 'card',
  arrows: 'dice',
  tokens: 'dice',
  open: 'dice',
  spent: 'dice',
};

const EVENT_PACKS = ['high-noon', 'fistful-of-cards', 'wild-west-show'];

/** Fields that need one of these packs. */
const PACKS_OF: Readonly<Partial<Record<string, readonly string[]>>> = {
  event: EVENT_PACKS,
  events: EVENT_PACKS,
  shop: ['gold-rush'],
  'gear-deck': ['gold-rush'],
  'gear-discard': ['gold-rush'],
  gold: ['gold-rush'],
  gear: ['gold-rush'],
  load: ['armed-and-dangerous'],
  supply: ['gold-rush', 'armed-and-dangerous'],
  train: ['great-train-robbery'],
  'wagon-deck': ['great-train-robbery'],
  'station-deck': ['great-train-robbery'],
  wagons: ['great-train-robbery'],
};

/** Fields that need a variant. */
const VARIANT_OF: Readonly<Partial<Record<string, string>>> = {
  stick: 'dynamite-stick',
  shadow: 'shadow-gunslingers',
  tokens: 'ghost',
};

/** Saying that there is nothing is true in every game. */
const saysNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === 0 ||
  (Array.isArray(value) && value.length === 0);

/** A field that the game would pass over in silence is an error. */
export function requireFieldsInPlay(scenario: Scenario): void {
  if (scenario.players !== undefined && scenario.deal !== undefined)
    throw new FieldError(['deal'], 'A scenario has "players" or "deal", not both.');
  if (scenario.players === undefined && scenario.deal === undefined)
    throw new FieldError([], 'A scenario needs "players", or "deal" to deal a game.');
  check(scenario, scenario, TABLE_OF, []);
  for (const [name, seat] of Object.entries(scenario.players ?? {})) check(scenario, seat, SEAT_OF, ['players', name]);
  requirePacksOfEvents(scenario);
  requireSeats(scenario);
}

function check(
  { game, packs, variants }: Scenario,
  fields: Readonly<Record<string, unknown>>,
  gameOf: Readonly<Partial<Record<string, Game>>>,
  path: Path,
): void {
  for (const [name, value] of Object.entries(fields)) {
    if (saysNothing(value)) continue;
    const at = [...path, name];
    const wrong = (why: string): FieldError => new FieldError(at, `"${name}" ${why}.`);
    if ((gameOf[name] ?? game) !== game)
      throw wrong(`belongs to the ${gameOf[name]} game, and this is the ${game} game`);
    const needed = gameOf[name] === undefined ? undefined : PACKS_OF[name];
    if (needed !== undefined && !needed.some((pack) => packs.includes(pack)))
      throw wrong(`needs the pack ${needed.join(' or ')}`);
    const variant = VARIANT_OF[name];
    if (variant !== undefined && (variants[variant] ?? false) === false) throw wrong(`needs the variant "${variant}"`);
  }
}

function requirePacksOfEvents({ packs, event, events }: Scenario): void {
  for (const [name, given] of Object.entries({ event, events }))
    if (typeof given === 'object' && given !== null && !Array.isArray(given))
      for (const pack of Object.keys(given))
        if (!packs.includes(pack))
          throw new FieldError(
            [name, pack],
            `"${pack}" is no pack of this scenario${gameKinds.card.packs.includes(pack) ? '' : ', nor of the game'}.`,
          );
}

/** Every seat that is named must be at the table. */
function requireSeats(scenario: Scenario): void {
  const { players, deal, turn, stick, chief, order, previous = {}, game } = scenario;
  const named = Object.keys(players ?? {}).sort();
  const gap = named.findIndex((name, seat) => name !== letter(seat));
  if (gap >= 0)
    throw new FieldError(
      ['players', named[gap]],
      `There is a seat ${named[gap]}, but no seat ${letter(gap)} before it.`,
    );
  const seats = Array.from({ length: deal?.players ?? named.length }, (_, seat) => letter(seat));
  const require = (at: Path, name: string | undefined): void => {
    if (name !== undefined && !seats.includes(name))
      throw new FieldError(at, `"${name}" is no seat; there are: ${seats.join(', ')}.`);
  };
  require(['turn'], turn);
  require(['stick'], stick);
  if (chief !== 'pile') require(['chief'], chief);
  for (const name of order ?? []) require(['order'], name);
  if (new Set(order).size !== (order?.length ?? 0)) throw new FieldError(['order'], '"order" names a seat twice.');
  // More may have sat at the table before than do now.
  for (const [name, { role, character }] of Object.entries(previous))
    for (const [kind, id] of Object.entries({ role, character }))
      if (id !== 'nobody' && !isDefined(everything(game), kind, id))
        throw new FieldError(['previous', name, kind], `There is no ${kind} called "${id}".`);
}
