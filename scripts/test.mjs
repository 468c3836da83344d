// Runs the stages of `npm test` in order, one line a stage, and ends with the sum of all of them.
// --static: the checks that run nothing. --quick: no browser, no server, few random games. --full: all that can be checked.
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

const full = process.argv.includes('--full') || process.env.SIXGUN_FULL === '1';
const quick = process.argv.includes('--quick') || process.env.SIXGUN_QUICK === '1';
const staticOnly = process.argv.includes('--static');
// Output is collected and read, so it is plain.
const { FORCE_COLOR: _, ...environment } = {
  ...process.env,
  NO_COLOR: '1',
  // What Node has stripped of its types and compiled once it keeps for the next process, of which there are hundreds.
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
  ...(full ? { SIXGUN_FULL: '1' } : {}),
  ...(quick ? { SIXGUN_QUICK: '1' } : {}),
};
const reports = 'node_modules/.cache/test-reports';
const UNIT = ['engine', 'texts', 'narration', 'scenario', 'cli', 'host', 'web'];
// Files of tests over random games, by parts of their names.
const RANDOM = ['fuzz', 'non-interference', 'refusals', 'read-back'];

// Files of tests that start the command line again and again, build a copy of everything or play many whole games:
// nothing for the work in between.
const STARTING = ['recipe', 'input', 'corners', 'commands', 'coverage', 'exam', 'threads'];
const PLAYING = ['hint', 'sets', 'ending', 'take-back', 'dice-chances', 'playback'];
const LEFT_OUT = quick ? [...STARTING, ...PLAYING] : [];

const tests = (...packages) => packages.map((name) => `packages/${name}/test/**/*.test.{ts,tsx}`);
const vitest = (...projects) => ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])];

// needs: a stage without these files is left out.
// count: 'exit' is one check, 'vitest' reads the JSON report, 'last-line' reads "N passed, N failed".
// note: what of the output is shown although all is well.
// budget: minutes on a quiet machine with two cores; stages of the same budget share it.
const minutes = { build: 3, static: 1, scenarios: 1, unit: 4, fuzz: 5, bots: 2, server: 3, browser: 5 };
const stages = [
  { name: 'build', budget: 'build', count: 'exit', static: true, command: ['node', 'scripts/build.mjs'] },
  {
    name: 'format and lint',
    budget: 'static',
    count: 'exit',
    static: true,
    command: ['biome', 'check', '--error-on-warnings'],
  },
  {
    name: 'dependency directions',
    budget: 'static',
    count: 'exit',
    static: true,
    command: ['depcruise', '--config', '.dependency-cruiser.cjs', 'packages'],
  },
  { name: 'dead code', budget: 'static', count: 'exit', static: true, command: ['knip', '--no-progress'] },
  {
    name: 'scenarios',
    budget: 'scenarios',
    count: 'last-line',
    needs: ['scenarios/**/*.{yaml,yml}', 'packages/cli/src/main.ts'],
    command: ['node', 'packages/cli/dist/main.js', 'scenario', 'scenarios'],
  },
  {
    name: 'unit',
    budget: 'unit',
    count: 'vitest',
    needs: [tests(...UNIT)],
    command: [...vitest(...UNIT), ...[...RANDOM, ...LEFT_OUT].map((part) => `--exclude=**/*${part}*.test.ts`)],
  },
  {
    name: 'fuzz',
    budget: 'fuzz',
    count: 'vitest',
    needs: ['packages/engine/test/**/*fuzz*.test.ts'],
    command: [...vitest('engine', 'narration'), ...RANDOM],
  },
  { name: 'bots', budget: 'bots', count: 'vitest', needs: [tests('bots')], command: vitest('bots') },
  {
    name: 'server',
    budget: 'server',
    count: 'vitest',
    slow: true,
    needs: [tests('server')],
    // Files one after another, as each starts servers and times them, and in one process: loading a server takes a second.
    command: [...vitest('server'), '--maxWorkers=1'],
  },
  {
    name: 'browser',
    budget: 'browser',
    count: 'vitest',
    slow: true,
    needs: ['packages/web/browser/**/*.test.ts'],
    note: /^Browser: (.+)$/m,
    // Much of a browser test is waiting for frames, so a third worker finds time on two cores.
    command: ['bash', 'scripts/browser.sh', ...vitest('browser'), '--maxWorkers=3'],
  },
];

function run(command, seconds) {
  return new Promise((resolve) => {
    const child = spawn(command[0], command.slice(1), {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment,
      // A group of its own, so that an overdue stage goes with everything it started.
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
    });
    const output = [];
    const end = (code) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt);
      resolve({ code, output: Buffer.concat(output).toString() });
    };
    const kill = () => {
      try {
        process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
      } catch {
        // Already gone.
      }
    };
    const interrupt = () => {
      kill();
      process.exit(130);
    };
    process.on('SIGINT', interrupt);
    const timer = setTimeout(() => {
      output.push(Buffer.from(`\nStopped: over its budget, ${Math.round(seconds)} seconds were left.\n`));
      kill();
    }, seconds * 1000);
    child.stdout.on('data', (data) => output.push(data));
    child.stderr.on('data', (data) => output.push(data));
    child.on('error', (error) => {
      output.push(Buffer.from(`Cannot run ${command[0]}: ${error.message}\n`));
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

function tally(stage, { code, output }, report) {
  let passed = 0;
  let failed = 0;
  if (stage.count === 'exit') {
    passed = code === 0 ? 1 : 0;
  } else if (stage.count === 'vitest' && existsSync(report)) {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    passed = result.numPassedTests;
    failed = result.numFailedTests;
  } else if (stage.count === 'last-line') {
    const line = /^(\d+) passed, (\d+) failed$/.exec(output.trimEnd().split('\n').at(-1) ?? '');
    if (line) [passed, failed] = [Number(line[1]), Number(line[2])];
  }
  // A stage that fails without a failed test (a crash, a broken import, a time-out) is a failure all the same,
  // and so is one that ran nothing.
  if (failed === 0 && (code !== 0 || passed === 0)) failed = 1;
  return { passed, failed };
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const left = Object.fromEntries(Object.entries(minutes).map(([name, most]) => [name, most * 60 * (full ? 60 : 1)]));
let passed = 0;
let failed = 0;
let buildFailed = false;
for (const stage of stages) {
  // After a failed build the tests would say nothing about the present sources.
  if ((staticOnly || buildFailed) && !stage.static) continue;
  if (quick && stage.slow) continue;
  if (stage.needs?.some((pattern) => globSync(pattern).length === 0)) continue;
  process.stdout.write(`${stage.name.padEnd(24)}`);
  const report = `${reports}/${stage.name.replaceAll(' ', '-')}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = stage.count === 'vitest' ? [...stage.command, ...reporters] : stage.command;
  const started = performance.now();
  const result = await run(command, left[stage.budget]);
  const seconds = (performance.now() - started) / 1000;
  left[stage.budget] -= seconds;
  const sum = tally(stage, result, report);
  passed += sum.passed;
  failed += sum.failed;
  const detail = stage.count === 'exit' ? '' : `  ${sum.passed} ok, ${sum.failed} not ok`;
  const note = stage.note?.exec(result.output)?.[1];
  const rest = note === undefined ? detail : `${detail}  (${note})`;
  process.stdout.write(`${sum.failed === 0 ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(7)} s${rest}\n`);
  // The sum must stand on one line only, so the scenario runner's own sum is not repeated.
  if (sum.failed > 0) console.log(result.output.replace(/^\d+ passed, \d+ failed$/gm, '').trimEnd());
  if (sum.failed > 0 && stage.name === 'build') buildFailed = true;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
