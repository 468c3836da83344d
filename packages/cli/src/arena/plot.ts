import type { ArenaReport } from './arena.ts';

const ROW = 28;
const LEFT = 150;
const WIDTH = 640;
const MARGIN = 24;
const TICK = 10;

/** The gains with their intervals as a picture, a row for each faction and table size. */
export function plotOf({ player, rival, deals, gains }: ArenaReport): string {
  const most = Math.max(TICK, ...gains.map(({ points, within }) => Math.abs(points) + within));
  const reach = Math.ceil(most / TICK) * TICK;
  const x = (points: number): number => LEFT + ((points + reach) / (2 * reach)) * (WIDTH - LEFT - MARGIN);
  const height = 2 * ROW + gains.length * ROW + MARGIN;
  const ticks = Array.from({ length: (2 * reach) / TICK + 1 }, (_, i) => i * TICK - reach);
  const text = (at: number, y: number, words: string, anchor = 'middle'): string =>
    `<text x="${at.toFixed(1)}" y="${y}" text-anchor="${anchor}">${words}</text>`;
  const rows = gains.map(({ faction, players, points, within }, i) => {
    const y = 2 * ROW + i * ROW;
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
    ...ticks.map(
      (tick) =>
        `<line x1="${x(tick).toFixed(1)}" x2="${x(tick).toFixed(1)}" y1="${ROW}" y2="${height - MARGIN}" stroke="${tick === 0 ? '#555' : '#ddd'}"/>${text(x(tick), height - 8, String(tick))}`,
    ),
    ...rows,
    '</svg>',
  ].join('\n')}\n`;
}
