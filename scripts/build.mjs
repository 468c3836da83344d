// Makes the text catalogues, type-checks and compiles every package, then bundles the web client when its sources changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const quiet = process.argv.includes('--quiet');
const web = 'packages/web';

function run(command, args, cwd = '.') {
  const result = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status === 0) return;
  // Quiet holds only while all is well.
  if (quiet) process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  if (result.error) console.error(`Cannot run ${command}: ${result.error.message}`);
  process.exit(result.status ?? 1);
}

function webSources() {
  const hash = createHash('sha256');
  const patterns = [
    'package-lock.json',
    'packages/{engine,protocol,texts,narration,scenario,bots,host}/{src/**,package.json}',
    `${web}/{src,public}/**`,
    `${web}/{index.html,package.json,vite.config.*,scripts/{chunks,learn-data,notices,offline,pieces}.ts}`,
    '{lessons,puzzles}/**',
    'LICENSE',
  ];
  for (const file of globSync(patterns).sort()) {
    if (statSync(file).isFile()) hash.update(file).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

run('node', ['packages/texts/scripts/compile.mjs']);
run('tsc', ['-b', 'tsconfig.json', 'tsconfig.test.json']);

if (globSync(`${web}/vite.config.*`).length > 0 && existsSync(`${web}/index.html`)) {
  const stamp = 'node_modules/.cache/sixgun-web';
  const sources = webSources();
  const fresh = existsSync(`${web}/dist/index.html`) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
  if (!fresh) {
    run('vite', ['build'], web);
    mkdirSync('node_modules/.cache', { recursive: true });
    writeFileSync(stamp, sources);
  }
}
