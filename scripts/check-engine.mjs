// The rules must be the same machine everywhere: nothing in packages/engine/src may reach for a clock, chance from
// outside, Node or a browser, and the kernel may name no card. Prints file:line for every breach.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path/posix';
import { maskSource } from './mask-source.mjs';

const engine = 'packages/engine/src';
const forbiddenNames = [
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'console',
  'process',
  'globalThis',
  'window',
  'document',
  'navigator',
  'fetch',
  'crypto',
  'require',
  'eval',
];
// Ordinary words of the rules (a window of sealed answers) are fine as a property or as a name of one's own.
const forbidden = new RegExp(`(?<![\\w$.#])(${forbiddenNames.join('|')})(?![\\w$]|\\??\\s*:)`, 'g');
const forbiddenPhrases = [
  [/\bMath\s*\??\.\s*random\b/g, 'Math.random'],
  [/\bMath\b(?!\s*\.\s*[A-Za-z])/g, 'Math other than by a named function'],
  [/\bimport\s*\.\s*meta\b/g, 'import.meta'],
  [/\.\s*(?:toLocale\w+|localeCompare)\b/g, 'a comparison or text that depends on the locale'],
];
const importing = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g;

const files = globSync(`${engine}/**/*.{ts,tsx,mts,js,mjs}`)
  .map((file) => file.replaceAll('\\', '/'))
  .sort();
const contentIds = files
  .filter((file) => /\/packs\/.+\/(?:cards|characters|events)\/[^/]+$/.test(file))
  .map((file) => basename(file).replace(/\.\w+$/, ''))
  .filter((id) => id !== 'index');
const quotedId = contentIds.length > 0 ? new RegExp(`(['"\`])(${[...new Set(contentIds)].join('|')})\\1`, 'g') : null;

const breaches = [];
for (const file of files) {
  const { code, withStrings } = maskSource(readFileSync(file, 'utf8'));
  const report = (index, message) => {
    breaches.push(`${file}:${code.slice(0, index).split('\n').length}: ${message}`);
  };

  for (const match of code.matchAll(forbidden)) {
    if (!declares(code, match[1])) report(match.index, `${match[1]} is not available to the rules`);
  }
  for (const [pattern, what] of forbiddenPhrases) {
    for (const match of code.matchAll(pattern)) report(match.index, `${what} is not available to the rules`);
  }
  for (const match of withStrings.matchAll(importing)) {
    if (code[match.index] !== match[0][0]) continue;
    checkImport(file, match[2], (message) => report(match.index, message));
  }
  if (quotedId && file.startsWith(`${engine}/kernel/`)) {
    for (const match of withStrings.matchAll(quotedId)) report(match.index, `the kernel names the card ${match[2]}`);
  }
}

for (const breach of breaches) console.log(breach);
if (breaches.length > 0) {
  console.log(`${breaches.length} breach${breaches.length === 1 ? '' : 'es'} of the engine's purity`);
  process.exitCode = 1;
}

function declares(code, name) {
  const declared = `\\b(?:const|let|function|class|type|interface)\\s+${name}\\b`;
  const imported = `\\b(?:import|export)\\b[^;]*[{,]\\s*(?:type\\s+)?${name}\\b[^;]*\\bfrom\\b`;
  return new RegExp(`${declared}|${imported}`).test(code);
}

function checkImport(file, specifier, report) {
  if (!/^\.\.?\//.test(specifier)) {
    report(`imports ${specifier}; only relative imports are allowed`);
    return;
  }
  const target = normalize(join(dirname(file), specifier));
  if (!target.startsWith(`${engine}/`)) report(`imports ${specifier} from outside the engine`);
  if (file.startsWith(`${engine}/kernel/`) && !target.startsWith(`${engine}/kernel/`)) {
    report(`the kernel imports ${specifier}`);
  }
  const pack = packFolder(file);
  const other = packFolder(target);
  if (pack && other && pack !== other) report(`a pack imports ${specifier} from another pack`);
}

function packFolder(file) {
  return /^.*\/packs\/[^/]+(?=\/)/.exec(file)?.[0];
}
