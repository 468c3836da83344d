// node scripts/scale.mjs: from what was measured (docs/scale/measured.json) to what a million people would take.
// Writes the plots of docs/scale.md and prints its tables.
import { readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../docs/scale/', import.meta.url);
const measured = JSON.parse(readFileSync(new URL('measured.json', folder), 'utf8'));

/** What people do; everything else is measured. */
const HABITS = { seated: 0.9, peopleAtTable: 5, actionsPerSecond: 0.5, rowsAction: 1 };
/** Half of what was measured at the limit: bursts, failover and upgrades need the rest. */
const HEADROOM = 0.5;
const NODE = { cores: 8, memory: 32e9 };
/** One Node process uses little more than one core for play, so a machine runs one process a core. */
const PROCESSES = NODE.cores;

function needs(people) {
  const tables = (people * HABITS.seated) / HABITS.peopleAtTable;
  const actions = tables * HABITS.actionsPerSecond;
  const messages = actions * HABITS.peopleAtTable + watched(people);
  const cpu = (actions * measured.cpuMsAction + (watched(people) * measured.cpuUsWatched) / 1000) / 1000;
  const memory = tables * measured.bytesTable + people * measured.bytesSocket;
  const cores = cpu / HEADROOM;
  const machines = Math.max(1, Math.ceil(Math.max(cores / NODE.cores, memory / (NODE.memory * HEADROOM))));
  const nodes = machines === 1 ? Math.max(1, Math.ceil(cores)) : machines * PROCESSES;
  const clusters = Math.max(1, Math.ceil(actions / (measured.rowsPerSecond * HEADROOM)));
  const rowBytes = actions * measured.bytesRow;
  return { people, tables, actions, messages, cores, memory, machines, nodes, clusters, rowBytes };
}

/** Messages a second to those who look on: a tenth of the people, each at a table that plays as others do. */
function watched(people) {
  return people * (1 - HABITS.seated) * HABITS.actionsPerSecond;
}

const short = (n) =>
  n >= 1e6
    ? `${+(n / 1e6).toFixed(1)} M`
    : n >= 1e3
      ? `${+(n / 1e3).toFixed(n >= 1e4 ? 0 : 1)} k`
      : `${+n.toFixed(n < 10 ? 1 : 0)}`;
const bytes = (n) => (n >= 1e9 ? `${(n / 1e9).toFixed(1)} GB` : `${(n / 1e6).toFixed(1)} MB`);
const WEEK = 7 * 24 * 3600;

const STEPS = [1e3, 1e4, 5e4, 1e5, 3e5, 1e6];
console.log(
  '| people at once | tables | actions/s | messages/s | cores of nodes | memory | machines of 8 cores | PostgreSQL clusters | log a second / a week |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
for (const { people, tables, actions, messages, cores, memory, machines, clusters, rowBytes } of STEPS.map(needs))
  console.log(
    `| ${short(people)} | ${short(tables)} | ${short(actions)} | ${short(messages)} | ${short(cores)} | ${bytes(memory)} | ${machines} | ${clusters} | ${bytes(rowBytes)} / ${bytes(rowBytes * WEEK)} |`,
  );

const one = measured.rowsPerSecond * HEADROOM;
const peopleOfOneCluster = (one / HABITS.actionsPerSecond) * (HABITS.peopleAtTable / HABITS.seated);
console.log(`\nOne PostgreSQL is full at ${short(one)} rows/s: ${short(peopleOfOneCluster)} people.`);

// Plots: both axes grow by tens; colours follow the reader's theme.
const W = 640;
const H = 360;
const BOX = { left: 64, right: 150, top: 48, bottom: 44 };
const STYLE = `<style>
text { fill: #3b2a1a; font: 12px sans-serif }
.grid { stroke: #d8cbb5 } .axis { stroke: #6b5844 }
.a { stroke: #a4431f; fill: #a4431f } .b { stroke: #1f6a86; fill: #1f6a86 } .c { stroke: #4f7a28; fill: #4f7a28 }
.line { fill: none; stroke-width: 2.5 } .limit { stroke-dasharray: 6 4; stroke-width: 1.5 } .name { stroke: none }
@media (prefers-color-scheme: dark) {
  text { fill: #eadfca } .grid { stroke: #4a4036 } .axis { stroke: #b9a88e }
  .a { stroke: #f08a5d; fill: #f08a5d } .b { stroke: #74c0e0; fill: #74c0e0 } .c { stroke: #a5d16f; fill: #a5d16f }
}
</style>`;

function plot({ title, xName, yName, x: [x0, x1], y: [y0, y1], lines, limits = [] }) {
  const at = (from, to, low, high) => (n) =>
    from + ((Math.log10(n) - Math.log10(low)) / (Math.log10(high) - Math.log10(low))) * (to - from);
  const px = at(BOX.left, W - BOX.right, x0, x1);
  const py = at(H - BOX.bottom, BOX.top, y0, y1);
  const tens = (low, high) => Array.from({ length: Math.round(Math.log10(high / low)) + 1 }, (_, i) => low * 10 ** i);
  const text = (x, y, words, anchor = 'middle', cls = '') =>
    `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}"${cls && ` class="${cls}"`}>${words}</text>`;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" role="img"><title>${title}</title>${STYLE}`,
    text(BOX.left, 16, title, 'start'),
    ...tens(x0, x1).map(
      (n) =>
        `<path class="grid" d="M${px(n).toFixed(1)} ${BOX.top}V${H - BOX.bottom}"/>${text(px(n), H - BOX.bottom + 16, short(n))}`,
    ),
    ...tens(y0, y1).map(
      (n) =>
        `<path class="grid" d="M${BOX.left} ${py(n).toFixed(1)}H${W - BOX.right}"/>${text(BOX.left - 6, py(n) + 4, short(n), 'end')}`,
    ),
    `<path class="axis" fill="none" d="M${BOX.left} ${BOX.top}V${H - BOX.bottom}H${W - BOX.right}"/>`,
    text((BOX.left + W - BOX.right) / 2, H - 8, xName),
    text(BOX.left, BOX.top - 8, yName, 'start'),
    ...limits.map(
      ({ cls, value, name }) =>
        `<path class="${cls} limit" d="M${BOX.left} ${py(value).toFixed(1)}H${W - BOX.right}"/>${text(W - BOX.right + 6, py(value) + 4, name, 'start', `${cls} name`)}`,
    ),
    ...lines.map(({ cls, name, points }) => {
      const shown = points.filter(([, y]) => y >= y0 && y <= y1);
      const d = shown.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${px(x).toFixed(1)} ${py(y).toFixed(1)}`).join('');
      const [, last] = shown.at(-1);
      return `<path class="${cls} line" d="${d}"/>${text(W - BOX.right + 6, py(last) + 4, name, 'start', `${cls} name`)}`;
    }),
    '</svg>',
  ];
  return `${parts.join('\n')}\n`;
}

const CURVE = Array.from({ length: 61 }, (_, i) => 10 ** (3 + i / 20)).map(needs);
const curve = (value) => CURVE.map((need) => [need.people, value(need)]);
const people = { xName: 'people at once', x: [1e3, 1e6] };

writeFileSync(
  new URL('machines.svg', folder),
  plot({
    title: 'What so many people at once take',
    yName: 'how many',
    ...people,
    y: [1, 1e3],
    lines: [
      { cls: 'a', name: 'cores of nodes', points: curve(({ cores }) => Math.max(1, cores)) },
      { cls: 'b', name: 'machines of 8 cores', points: curve(({ machines }) => machines) },
      { cls: 'c', name: 'PostgreSQL clusters', points: curve(({ clusters }) => clusters) },
    ],
  }),
);
writeFileSync(
  new URL('rows.svg', folder),
  plot({
    title: 'What breaks first: rows a second against one database',
    yName: 'rows a second',
    ...people,
    y: [10, 1e6],
    lines: [{ cls: 'a', name: 'rows to be written', points: curve(({ actions }) => actions) }],
    limits: [
      { cls: 'b', value: measured.rowsPerSecond, name: 'one PostgreSQL' },
      { cls: 'c', value: measured.commitsPerSecond, name: 'one row a commit' },
    ],
  }),
);
const WATCHERS = Array.from({ length: 41 }, (_, i) => 10 ** (1 + i / 8));
const perCore = (HEADROOM * 1e6) / measured.cpuUsWatched / HABITS.actionsPerSecond;
writeFileSync(
  new URL('fan-out.svg', folder),
  plot({
    title: 'One table that many watch: copies its own node sends, a row',
    xName: 'people who watch it',
    yName: 'copies',
    x: [10, 1e6],
    y: [1, 1e6],
    lines: [
      { cls: 'a', name: 'all at one node', points: WATCHERS.map((n) => [n, n]) },
      { cls: 'b', name: 'one copy a node', points: WATCHERS.map((n) => [n, Math.max(1, Math.ceil(n / perCore))]) },
    ],
    limits: [{ cls: 'c', value: perCore, name: 'what a core sends' }],
  }),
);
