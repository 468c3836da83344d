// Writes docs/portraits.svg and docs/portraits.png: every portrait with its name, large and at the size of a small seat.
// Needs a Node that reads TypeScript (22.18 or later): node packages/web/scripts/portrait-sheet.mjs
import { mkdirSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { cast as armedAndDangerous } from '../src/art/cast/armed-and-dangerous.ts';
import { base } from '../src/art/cast/base.ts';
import { dodgeCity } from '../src/art/cast/dodge-city.ts';
import { cast as goldRush } from '../src/art/cast/gold-rush.ts';
import { cast as greatTrainRobbery } from '../src/art/cast/great-train-robbery.ts';
import { cast as valleyOfShadows } from '../src/art/cast/valley-of-shadows.ts';
import { wildWestShow } from '../src/art/cast/wild-west-show.ts';
import { nobody } from '../src/art/characters.ts';
import { portraitBody } from '../src/art/portrait/portrait.ts';

const docs = new URL('../../../docs/', import.meta.url);
const columns = 8;
const [width, height, margin] = [184, 152, 20];

const spelled = {
  'jose-delgado': 'José Delgado',
  'josh-mccloud': 'Josh McCloud',
  'ms-abigail': 'Ms. Abigail',
  'sgt-blaze': 'Sgt. Blaze',
  'shade-oconnor': "Shade O'Connor",
  'der-spot-burst-ringer': 'Der Spot – Burst Ringer',
};
const titleOf = (id) =>
  spelled[id] ??
  id
    .split('-')
    .map((word) => (word === 'the' ? word : word[0].toUpperCase() + word.slice(1)))
    .join(' ');
const text = (x, y, size, words) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-family="Bitter, Georgia, serif" fill="#2a1c11">${words}</text>`;

let [symbols, places, y] = ['', '', margin];
for (const [title, cast] of [
  ['BANG!', base],
  ['Dodge City', dodgeCity],
  ['Wild West Show', wildWestShow],
  ['Gold Rush', goldRush],
  ['Armed &amp; Dangerous', armedAndDangerous],
  ['The Great Train Robbery', greatTrainRobbery],
  ['Valley of Shadows', valleyOfShadows],
  ['', { nobody }],
]) {
  if (title) places += text(margin, y + 20, 20, title);
  y += title ? 32 : 0;
  Object.entries(cast).forEach(([id, portrait], i) => {
    const left = margin + (i % columns) * width;
    const top = y + Math.floor(i / columns) * height;
    symbols += `<symbol id="${id}" viewBox="0 0 120 120">${portraitBody(portrait)}</symbol>\n`;
    places += `<use href="#${id}" x="${left}" y="${top}" width="120" height="120"/>`;
    places += `<use href="#${id}" x="${left + 126}" y="${top + 82}" width="38" height="38"/>`;
    places += `${text(left, top + 136, 13, titleOf(id))}\n`;
  });
  y += Math.ceil(Object.keys(cast).length / columns) * height + 8;
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * width + margin}" height="${y + margin}">
<rect width="100%" height="100%" fill="#f4e8cc"/>
${symbols}${places}</svg>
`;
mkdirSync(docs, { recursive: true });
writeFileSync(new URL('portraits.svg', docs), svg);
writeFileSync(
  new URL('portraits.png', docs),
  new Resvg(svg, { font: { defaultFontFamily: 'serif' } }).render().asPng(),
);
