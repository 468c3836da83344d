// The search that once found every deal: seeds were folded to 32 bits, and the open characters of one seat's first view
// tell which of them it was. Run: node packages/engine/scripts/search-seed.ts [--bits 20]
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import {
  CardGame,
  cardRules,
  dealtRng,
  emptyCardState,
  newCardGame,
  nextBelow,
  type View,
  viewOf,
} from '../src/index.ts';

const PLAYERS = 7;
const rules = cardRules({ players: PLAYERS });
const box = new CardGame(rules, emptyCardState(rules, [])).s.zones;
const zoneNamed = (name: string): number => rules.zones.findIndex((zone) => zone.name === name);
const [ROLES, CHARACTERS] = [zoneNamed('roles'), zoneNamed('characters')];

/** Eight key words from 32 bits, as every seed was once made into a key. */
export function foldedKey(fold: number): number[] {
  let h = fold;
  return Array.from({ length: 8 }, (_, i) => {
    h = (h + 0x9e3779b9) | 0;
    let z = h ^ i;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return (z ^ (z >>> 16)) | 0;
  });
}

export const firstView = (rng: number[]): View => viewOf(newCardGame(rules, rng), 0);

function shuffled(zone: readonly number[], rng: number[]): number[] {
  const z = zone.slice();
  for (let i = z.length - 1; i > 0; i--) {
    const j = nextBelow(rng, i + 1);
    [z[i], z[j]] = [z[j], z[i]];
  }
  return z;
}

/** Tries this many keys against what seat A sees first; the key that deals it, or null. */
export function search(view: View, tries: number): number | null {
  const open = Array.from({ length: PLAYERS }, (_, seat) => view.zones[rules.character + seat][0]);
  const wanted = JSON.stringify(view.zones);
  for (let fold = 0; fold < tries; fold++) {
    const rng = [...foldedKey(fold), 0];
    shuffled(box[ROLES], rng);
    const characters = shuffled(box[CHARACTERS], rng).reverse();
    if (!open.every((piece, seat) => characters[seat] === piece)) continue;
    if (JSON.stringify(firstView([...foldedKey(fold), 0]).zones) === wanted) return fold;
  }
  return null;
}

function main(): void {
  const at = process.argv.indexOf('--bits');
  const tries = 2 ** Number(at < 0 ? 20 : process.argv[at + 1]);
  const report = (what: string, view: View): void => {
    const started = performance.now();
    const found = search(view, tries);
    const seconds = (performance.now() - started) / 1000;
    const outcome = found === null ? `nothing in ${tries} keys` : `found as key ${found}`;
    console.log(
      `${what}: ${outcome}, ${seconds.toFixed(1)} s (all 2^32: ${(((seconds / tries) * 2 ** 32) / 3600).toFixed(1)} h)`,
    );
  };
  report('a key folded from 32 bits', firstView([...foldedKey(tries - 1), 0]));
  report('a key of 256 bits', firstView(dealtRng(randomBytes(32).toString('hex'))));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
