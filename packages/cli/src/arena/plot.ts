import { type ArenaReport, tableText } from './arena.ts';

const ROW = 28;
const HEAD = 64;
const LEFT = 150;
const WIDTH = 640;
const MARGIN = 24;
/** Points from line to line; wider where that many would run into each other. */
const TICKS = [10, 20, 50];
const MOST_TICKS = 15;

const MOST_LETTERS = 95;

/** A table with many packs and variants has a line longer than the picture is wide. */
const squeezed = (words: string): string =>
  words.length > MOST_LETTERS ? ` textLength="${WIDTH - 2 * MARGIN}" lengthAdjust="spacingAndGlyphs"` : '';

/** The gains with their intervals as a picture, a row for each faction and table size. */
export function plotOf(report: ArenaReport): string {
  const { player, rival, deals, gains } = report;
  const most = Math.max(TICKS[0], ...gains.map(({ points, within }) => Math.abs(points) + within));
  const tick = TICKS.find((each) => 2 * Math.ceil(most / each) < MOST_TICKS) ?? TICKS[TICKS.length - 1];
  const reach = Math.ceil(most / tick) * tick;
  const x = (points: number): number => LEFT + ((points + reach) / (2 * reach)) * (WIDTH - LEFT - MARGIN);
  const height = HEAD + gains.length * ROW + MARGIN;
  const ticks = Array.from({ length: (2 * reach) / tick + 1 }, (_, i) => i * tick - reach);
  const text = (at: number, y: number, words: string, anchor = 'middle'): string =>
    `<text x="${at.toFixed(1)}" y="${y}" text-anchor="${anchor}"${squeezed(words)}>${words}</text>`;
  const rows = gains.map(({ faction, players, points, within }, i) => {
    const y = HEAD + i * ROW;
    return [
      text(8, y + 4, `${faction}, ${players} players`, 'start'),
      `<line x1="${x(points - within).toFixed(1)}" x2="${x(points + within).toFixed(1)}" y1="${y}" y2="${y}" stroke="#8a4b2a" stroke-width="3"/>`,
      `<circle cx="${x(points).toFixed(1)}" cy="${y}" r="5" fill="#8a4b2a"/>`,
    ].join('');
  });
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fffaf0"/>`,
    text(WIDTH / 2, 20, `${player} for one faction of ${rival}: points gained, 95 %, ${deals} deals`),
    text(WIDTH / 2, 38, tableText(report)),
    ...ticks.map(
      (at) =>
        `<line x1="${x(at).toFixed(1)}" x2="${x(at).toFixed(1)}" y1="${HEAD - ROW / 2}" y2="${height - MARGIN}" stroke="${at === 0 ? '#555' : '#ddd'}"/>${text(x(at), height - 8, String(at))}`,
    ),
    ...rows,
    '</svg>',
  ].join('\n')}\n`;
}
