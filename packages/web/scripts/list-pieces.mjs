// Prints what the gallery shows as JSON: every piece that has a text, with what the rules know of it.
// node --conditions=@sixgun/source packages/web/scripts/list-pieces.mjs
import { readdirSync } from 'node:fs';
import { describe, newGame, packs } from '@sixgun/engine';

const texts = new URL('../../texts/src/content/', import.meta.url);
/** Lists of sets, and what has texts only where a game can be chosen. */
const NO_SETS = ['first', 'sets', 'offered', 'later'];
const SALOON = {
  'saloon-dice': true,
  'chief-arrow': true,
  'special-roles': 'mixed',
  'new-characters': true,
  ghost: true,
};
/** Pieces that are no cards, by the box they lie in. */
const BOX_OF_TOKEN = {
  'card/token/life': 'base',
  'card/token/nugget': 'gold-rush',
  'card/token/load': 'armed-and-dangerous',
  'dice/token/arrow': 'dice',
  'dice/token/chief-arrow': 'old-saloon',
  'dice/token/ghost': 'old-saloon',
};

const rulesOf = (game, sets, variants) => newGame({ game, packs: sets, variants, players: 8, seed: '1' }).rules;
const all = [
  rulesOf(
    'card',
    packs.map(({ id }) => id),
    { 'shadow-gunslingers': true },
  ),
  rulesOf('dice', ['base', 'old-saloon'], SALOON),
];
const known = new Map(
  all.flatMap((rules) =>
    describe(rules).map((def, i) => [
      def.key,
      {
        ...def,
        ranks: rules.faces.filter((face) => face.def === i && face.suit !== '').map(({ rank, suit }) => rank + suit),
      },
    ]),
  ),
);

const boxOf = (folder, key) =>
  BOX_OF_TOKEN[key] ?? { 'dice-base': 'dice', 'dice-old-saloon': 'old-saloon' }[folder] ?? folder;

const pieces = [];
const folders = readdirSync(texts, { withFileTypes: true }).filter((entry) => entry.isDirectory());
for (const { name: folder } of folders.filter(({ name }) => !NO_SETS.includes(name))) {
  const { en } = await import(new URL(`${folder}/en.ts`, texts).href);
  for (const key of Object.keys(en)) {
    const [, kind, id] = key.split('/');
    if (kind === 'variant' || id === 'nobody') continue;
    const { colour = '', life, ranks = [] } = known.get(key) ?? {};
    pieces.push({
      key,
      box: boxOf(folder, key),
      colour,
      ...(life === undefined ? {} : { life }),
      ...(ranks.length > 0 ? { ranks } : {}),
    });
  }
}
process.stdout.write(JSON.stringify(pieces));
