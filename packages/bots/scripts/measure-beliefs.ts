/**
 * How much the beliefs of those who look on have found out after one third, two thirds and at the end of a game, in parts
 * of what the first deal left open, and how often what they say with a certain confidence is true:
 *   npm run script -- packages/bots/scripts/measure-beliefs.ts card 5 300 yardstick [fit|plot]
 * `plot` draws what is said against what is true into docs/bots.
 */
import { writeFileSync } from 'node:fs';
import { type GameName, type NewGame, PUBLIC, type SeatEvent, type View, viewOf } from '@sixgun/engine';
import { Listener } from '../src/beliefs/beliefs.ts';
import { type Part, pieceParts } from '../src/beliefs/parts.ts';
import { READINGS, type Reading } from '../src/beliefs/reading.ts';
import type { Bot } from '../src/bot.ts';
import { isPlayerName, playerCalled } from '../src/players.ts';
import { playGame } from './self-play.ts';

const [, , game = 'card', players = '5', count = '300', name = 'yardstick', mode = ''] = process.argv;

interface Moment {
  events: number;
  view: View;
  parts: Part[];
}
interface Played {
  first: View;
  events: SeatEvent[];
  moments: Moment[];
  rules: Parameters<typeof viewOf>[0]['rules'];
}

function collect(setup: NewGame, bot: Bot): Played {
  const moments: Moment[] = [];
  let table: Played | null = null;
  playGame(
    setup,
    () => bot,
    (g, heard) => {
      table ??= { ...heard, moments, rules: g.rules };
      const parts = g.s.order.map((_, seat) => pieceParts(g.rules)[g.s.zones[g.rules.first.role + seat][0]]);
      moments.push({ events: heard.events.length, view: viewOf(g, PUBLIC), parts });
    },
  );
  if (table === null) throw new Error('Nobody has moved.');
  return table;
}

const THIRDS = [1 / 3, 2 / 3, 1];

/** Log-loss of the true deal at three moments of each game, as shares of the prior's; and the bins of calibration. */
function measure(
  all: readonly Played[],
  reading?: Reading,
): { shares: number[]; bins: { said: number; true: number; n: number }[] } {
  const losses = THIRDS.map(() => 0);
  let prior = 0;
  const bins = Array.from({ length: 10 }, () => ({ said: 0, true: 0, n: 0 }));
  for (const { first, events, moments, rules } of all) {
    const heard: SeatEvent[] = [];
    const beliefs = new Listener(rules, { first, events: heard }, reading);
    prior += Math.log(new Listener(rules, { first, events: [] }).catchUp().odds(moments[0].view).length);
    THIRDS.forEach((third, i) => {
      const at = moments[Math.min(moments.length - 1, Math.floor(third * (moments.length - 1)))];
      heard.push(...events.slice(heard.length, at.events));
      const odds = beliefs.catchUp().odds(at.view);
      const truth = odds.find(({ parts }) => parts.every((part, seat) => part === at.parts[seat]));
      losses[i] -= Math.log(truth?.p ?? 1e-9);
      at.parts.forEach((part, seat) => {
        if (at.view.zones[rules.first.role + seat][0] >= 0) return;
        for (const believed of [1, 2, 3]) {
          const p = odds.reduce((sum, one) => sum + (one.parts[seat] === believed ? one.p : 0), 0);
          const bin = bins[Math.min(9, Math.floor(10 * p))];
          bin.said += p;
          bin.true += part === believed ? 1 : 0;
          bin.n++;
        }
      });
    });
  }
  return { shares: losses.map((loss) => loss / prior), bins };
}

const SIDE = 300;
const MARGIN = 46;

/** A dot for each bin, the larger the more cases; on the line what is said is as often true. */
function plotOf(bins: readonly { said: number; true: number; n: number }[]): string {
  const at = (share: number): number => Math.round(MARGIN + SIDE * share);
  const up = (share: number): number => Math.round(MARGIN + SIDE * (1 - share));
  const dots = bins
    .filter(({ n }) => n > 0)
    .map(({ said, true: so, n }) => {
      const size = (2 + Math.sqrt(n) / 3).toFixed(1);
      return `<circle cx="${at(said / n)}" cy="${up(so / n)}" r="${size}" fill="#8c2f1b" fill-opacity="0.7"/>`;
    });
  const marks = [0, 0.5, 1].map(
    (share) =>
      `<text x="${at(share)}" y="${up(0) + 18}" text-anchor="middle">${100 * share} %</text>` +
      `<text x="${at(0) - 8}" y="${up(share) + 4}" text-anchor="end">${100 * share} %</text>`,
  );
  const all = SIDE + 2 * MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${all} ${all}" font-family="serif" font-size="12">
<rect width="${all}" height="${all}" fill="#f6ecd2"/>
<path d="M${at(0)} ${up(1)}V${up(0)}H${at(1)}M${at(0)} ${up(0)}L${at(1)} ${up(1)}" fill="none" stroke="#3a2a1a"/>
${[...marks, ...dots].join('\n')}
<text x="${all / 2}" y="22" text-anchor="middle">${name}, ${game}, ${players} players: true, by what is said</text>
</svg>
`;
}

if (!isPlayerName(name)) throw new Error(`There is no player called ${name}.`);
const bot = playerCalled(name);
const all = Array.from({ length: Number(count) }, (_, seed) =>
  collect({ game: game as GameName, players: Number(players), seed: `beliefs-${seed}` }, bot),
);
const text = (shares: readonly number[]): string => shares.map((share) => `${(100 * share).toFixed(1)} %`).join(', ');
const { shares, bins } = measure(all);
console.log(
  `${name}, ${game}, ${players} players, ${count} games: log-loss after 1/3, 2/3 and at the end ${text(shares)} of the prior's`,
);
for (const bin of bins)
  if (bin.n > 0)
    console.log(
      `  said ${((100 * bin.said) / bin.n).toFixed(0)} %, true ${((100 * bin.true) / bin.n).toFixed(0)} % (${bin.n})`,
    );
if (mode === 'plot') writeFileSync(`docs/bots/calibration-${game}-${name.replace(':', '-')}.svg`, plotOf(bins));

/** What else the acts of a card game might be read as. */
function* cardReadings(): Generator<Reading> {
  for (const clear of [1, 1.6, 2.4, 3.5])
    for (const hold of [-0.5, 0.2])
      for (const whim of [0.03, 0.12, 0.25])
        for (const again of [0.4, 0.7, 0.9])
          for (const hunted of [0.3, 0.6])
            for (const balance of [0.6, 1]) yield { clear, hold, whim, again, hunted, balance };
}

/** The same of the moves of a dice game. */
function* diceReadings(): Generator<Reading> {
  const byChance = Number.POSITIVE_INFINITY;
  for (const near of [0.06, 0.12, 0.2])
    for (const odds of [[0.007], [0.003, 0.01], [0.004, 0.015]])
      for (const whim of [0.03, 0.1])
        for (const trust of [0.6, 0.8, 1])
          yield { ...READINGS.dice, moves: { lives: [near, 0.6, byChance], odds, whim, trust } };
}

if (mode === 'fit')
  for (const reading of game === 'card' ? cardReadings() : diceReadings())
    console.log(JSON.stringify(reading), text(measure(all, reading).shares));
