import type { Rules } from './rules.ts';
import type { Save } from './save.ts';

/** More frames than any game has; a longer stack is an attack on the memory. */
const DEEPEST = 500;
const LONGEST_LIST = 1_000;

const FRAME_NUMBERS = ['me', 'by', 'to', 'card', 'pick', 'n', 'ret', 'ev', 'src', 'chooser'] as const;
const GENERATORS = [4, 9];

type Fields = Readonly<Record<string, unknown>>;

/** What is wrong with a saved position, and where; what does not throw has the shape of one of these rules. */
export function checkSaved(saved: unknown, rules: Rules): asserts saved is Save {
  const fields = requireFields(saved, 'the position');
  const { players, faces } = rules;
  require(fields.game === rules.game, `game is not "${rules.game}"`);
  require(fields.players === players, `players is not ${players}`);
  require(JSON.stringify(fields.packs) === JSON.stringify(rules.packs), `packs are not "${rules.packs.join(' ')}"`);
  require(JSON.stringify(fields.variants) === JSON.stringify(rules.variants), 'variants are not those of the rules');
  requireList(fields.stack, 'stack', 0, DEEPEST).forEach((frame, i) => requireFrame(frame, i));
  requirePieces(fields.zones, faces.length);
  requireNumbers(fields.known, 'known', faces.length);
  requireColumns(fields.seats, 'seats', players);
  requireColumns(fields.tokens, 'tokens', faces.length);
  for (const [name, value] of Object.entries(requireFields(fields.vars, 'vars'))) requireNumber(value, `vars.${name}`);
  requireList(fields.abilities, 'abilities', players).forEach((names, seat) => {
    for (const name of requireList(names, `abilities.${seat}`, 0, LONGEST_LIST))
      require(typeof name === 'string', `abilities.${seat} holds something that is no name`);
  });
  const order = requireNumbers(fields.order, 'order', players);
  require(order.toSorted((a, b) => a - b).every((seat, i) => seat === i), 'order does not name every seat once');
  requireList(fields.sealed, 'sealed', players).forEach((line, seat) => {
    if (line !== null) requireNumbers(line, `sealed.${seat}`);
  });
  const rng = requireNumbers(fields.rng, 'rng');
  require(GENERATORS.includes(rng.length) && (rng[8] ?? 0) >= 0, 'rng is no state of a generator');
  requireNumber(fields.back, 'back', -1, players - 1);
  require(typeof fields.over === 'boolean', 'over is neither true nor false');
  requireNumber(fields.winners, 'winners', 0, 2 ** players - 1);
}

function require(holds: boolean, what: string): asserts holds {
  if (!holds) throw new RangeError(`This is no saved position of these rules: ${what}.`);
}

function requireFields(value: unknown, where: string): Fields {
  require(typeof value === 'object' && value !== null && !Array.isArray(value), `${where} is no object`);
  return value as Fields;
}

function requireList(value: unknown, where: string, shortest: number, longest = shortest): readonly unknown[] {
  require(Array.isArray(value), `${where} is no list`);
  require(value.length >= shortest && value.length <= longest, `${where} has ${value.length} entries`);
  // A list may have holes, which loops pass over; a copy has none.
  return Array.from(value);
}

function requireNumber(
  value: unknown,
  where: string,
  least = Number.MIN_SAFE_INTEGER,
  most = Number.MAX_SAFE_INTEGER,
): void {
  const fits = Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
  require(fits, `${where} is no whole number in its bounds`);
}

/** A list of whole numbers, of this length or of any that is sensible. */
function requireNumbers(value: unknown, where: string, length?: number): readonly number[] {
  const list = requireList(value, where, length ?? 0, length ?? LONGEST_LIST);
  for (const each of list) requireNumber(each, where);
  return list as readonly number[];
}

function requireColumns(value: unknown, where: string, length: number): void {
  for (const [name, column] of Object.entries(requireFields(value, where)))
    requireNumbers(column, `${where}.${name}`, length);
}

/** Every piece of the box lies in one zone and in no other. */
function requirePieces(value: unknown, pieces: number): void {
  const seen = new Set<number>();
  for (const [name, zone] of Object.entries(requireFields(value, 'zones')))
    for (const piece of requireNumbers(zone, `zones.${name}`)) {
      require(piece >= 0 && piece < pieces && !seen.has(piece), `zones.${name} holds piece ${piece}, which it cannot`);
      seen.add(piece);
    }
}

function requireFrame(value: unknown, at: number): void {
  const where = `stack.${at}`;
  const fields = requireFields(value, where);
  require(typeof fields.at === 'string', `${where} does not say where it stands`);
  for (const key of FRAME_NUMBERS) requireNumber(fields[key], `${where}.${key}`);
  requireNumber(fields.ev, `${where}.ev`, -1, at - 1);
  if (fields.mem !== null) requireNumbers(fields.mem, `${where}.mem`);
}
