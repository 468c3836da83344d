// Writes public/icon-*.png from public/favicon.svg, for devices on which the page is installed.
// node packages/web/scripts/app-icons.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

const folder = new URL('../public/', import.meta.url);
const drawing = readFileSync(new URL('favicon.svg', folder), 'utf8');
const WOOD = '#3b2413';
/** What lies outside of this share may be cut off by a round or rounded mask. */
const SAFE = 0.7;

const png = (svg, size) => new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();

/** The drawing small in the middle of a square of wood. */
function padded() {
  const inside = 512 * SAFE;
  const edge = (512 - inside) / 2;
  const nested = drawing.replace(/<svg /, `<svg x="${edge}" y="${edge}" width="${inside}" height="${inside}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${WOOD}"/>${nested}</svg>`;
}

for (const size of [192, 512]) writeFileSync(new URL(`icon-${size}.png`, folder), png(drawing, size));
writeFileSync(new URL('icon-maskable-512.png', folder), png(padded(), 512));
