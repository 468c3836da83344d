// Writes src/art/icons/*.ts: the outlines of the icons named in src/art/emblems.ts and src/art/emblems/ and of no others,
// one file a set, so that a game without an expansion does not load its drawings.
// Needs a Node that reads TypeScript; `npm run icons` brings one along.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { emblems as armedAndDangerous } from '../src/art/emblems/armed-and-dangerous.ts';
import { emblems as goldRush } from '../src/art/emblems/gold-rush.ts';
import { emblems as greatTrainRobbery } from '../src/art/emblems/great-train-robbery.ts';
import { emblems as shadowGunslingers } from '../src/art/emblems/shadow-gunslingers.ts';
import { emblems as valleyOfShadows } from '../src/art/emblems/valley-of-shadows.ts';
import * as emblems from '../src/art/emblems.ts';

const library = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')));
const folder = new URL('../src/art/icons/', import.meta.url);

const sets = {
  core: [
    emblems.roleEmblems,
    emblems.tableEmblems,
    emblems.baseEmblems,
    emblems.diceEmblems,
    emblems.wayEmblems,
    emblems.notebookEmblems,
  ],
  company: [emblems.reactionEmblems],
  pages: [emblems.pageEmblems, emblems.levelEmblems],
  coach: [emblems.coachEmblems, emblems.levelEmblems],
  'dodge-city': [emblems.dodgeCityEmblems],
  'high-noon': [emblems.highNoonEmblems],
  'fistful-of-cards': [emblems.fistfulEmblems],
  'wild-west-show': [emblems.wildWestShowEmblems],
  'gold-rush': [goldRush],
  'armed-and-dangerous': [armedAndDangerous],
  'great-train-robbery': [greatTrainRobbery],
  'valley-of-shadows': [valleyOfShadows],
  'shadow-gunslingers': [shadowGunslingers],
  'old-saloon': [emblems.oldSaloonEmblems],
};

const argumentsOf = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

const numbersOf = (command, text) => {
  // Flags of an arc may stand without a gap, so they are read one digit at a time.
  const pattern = /[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/gi;
  if (command !== 'a') return (text.match(pattern) ?? []).map(Number);
  const numbers = [];
  let rest = text;
  for (let i = 0; rest.trim(); i++) {
    rest = rest.replace(/^[\s,]+/, '');
    const found = i % 7 === 3 || i % 7 === 4 ? rest[0] : rest.match(pattern)[0];
    numbers.push(Number(found));
    rest = rest.slice(found.length);
  }
  return numbers;
};

const join = (numbers) => numbers.reduce((line, n) => line + (line && n >= 0 ? ' ' : '') + n, '');

/** Puts every point on the 512 grid by its absolute place, so that rounding never adds up along the line. */
const onGrid = (d) => {
  let [x, y, startX, startY, out] = [0, 0, 0, 0, ''];
  for (const [, letter, text] of d.matchAll(/([a-z])([^a-z]*(?:e[-+]?\d+[^a-z]*)*)/gi)) {
    let command = letter.toLowerCase();
    const relative = letter === command;
    const numbers = numbersOf(command, text);
    const size = argumentsOf[command];
    for (let i = 0; i === 0 || i < numbers.length; i += size || 1) {
      const part = numbers.slice(i, i + size);
      const [fromX, fromY] = [x, y];
      const dx = (value) => Math.round(relative ? fromX + value : value) - Math.round(fromX);
      const dy = (value) => Math.round(relative ? fromY + value : value) - Math.round(fromY);
      let drawn;
      if (command === 'z') {
        [x, y, drawn] = [startX, startY, []];
      } else if (command === 'h') {
        [x, drawn] = [relative ? x + part[0] : part[0], [dx(part[0])]];
      } else if (command === 'v') {
        [y, drawn] = [relative ? y + part[0] : part[0], [dy(part[0])]];
      } else {
        const points = command === 'a' ? part.slice(5) : part;
        drawn = points.map((value, k) => (k % 2 ? dy(value) : dx(value)));
        if (command === 'a')
          drawn = [...part.slice(0, 3).map((n) => Math.round(n * 10) / 10), part[3], part[4], ...drawn];
        [x, y] = relative ? [x + points.at(-2), y + points.at(-1)] : points.slice(-2);
      }
      if (command === 'm') [startX, startY] = [x, y];
      out += command + join(drawn);
      if (command === 'm') command = 'l';
    }
  }
  return out;
};

mkdirSync(folder, { recursive: true });
const core = new Set();
for (const [set, tables] of Object.entries(sets)) {
  const names = [...new Set(tables.flatMap(Object.values))].filter((name) => !core.has(name)).sort();
  const lines = names.map((name) => {
    const d = library.icons[name]?.body.match(/^<path fill="currentColor" d="([^"]*)"\/>$/)?.[1];
    if (!d) throw new Error(`no single outline for ${name}`);
    if (set === 'core') core.add(name);
    return `  ${/^[a-z]+$/.test(name) ? name : `'${name}'`}: '${onGrid(d)}',\n`;
  });
  writeFileSync(
    new URL(`${set}.ts`, folder),
    `// Written by scripts/icons.mjs. Drawings of game-icons.net, CC BY 3.0, rounded; authors in ../credits.ts.\n// biome-ignore format: long outlines\nexport const icons = {\n${lines.join('')}} as const;\n`,
  );
}
