// Turns the ICU messages into Lingui's token lists (src/compiled, not committed), so that no ICU parser is needed
// where they are shown. The build runs it first and Vitest before its tests; it writes only what has changed.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

const languages = ['en', 'cs', 'pl'];
const own = fileURLToPath(import.meta.url);
const sources = fileURLToPath(new URL('../src/messages/', import.meta.url));
const declining = fileURLToPath(new URL('../src/declined/', import.meta.url));
const inflected = ['cs', 'pl'];
const compiled = fileURLToPath(new URL('../src/compiled/', import.meta.url));
const target = (language) => `${compiled}${language}.ts`;

/** Names the state of the sources; every catalogue begins with the one it was made from. */
function fingerprint() {
  const hash = createHash('sha256');
  const files = globSync('**/*.ts', { cwd: sources }).sort();
  const forms = globSync('*.ts', { cwd: declining }).sort();
  for (const file of [own, ...files.map((name) => sources + name), ...forms.map((name) => declining + name)])
    hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

function madeFrom(language) {
  try {
    return /^\/\/ Made from messages (\w+) /.exec(readFileSync(target(language), 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}

const linesOf = (messages) =>
  Object.entries(messages)
    .map(([key, message]) => `  ${JSON.stringify(key)}: ${JSON.stringify(compileMessageOrThrow(message))},\n`)
    .join('');

const MADE_BY = (print) => `// Made from messages ${print} by scripts/compile.mjs.\n`;

const catalogue = (messages, print) =>
  `${MADE_BY(print)}import type { CompiledMessages } from '../messages/compiled.ts';\n\nexport const messages: CompiledMessages = {\n${linesOf(messages)}};\n`;

/** What the first page does without comes apart, by the first word of the key; everything else comes with the first page. */
const PARTS = {
  table: ['prompt', 'log', 'why', 'reason', 'stage', 'deal', 'death', 'end', 'sign', 'mark', 'hint', 'coach', 'bet'],
  together: ['lobby', 'phrase', 'company'],
  after: ['replay', 'games', 'fair'],
};

const partOf = (key) => Object.keys(PARTS).find((part) => PARTS[part].includes(key.split('.')[0])) ?? 'first';

const ofPart = (messages, part) => Object.fromEntries(Object.entries(messages).filter(([key]) => partOf(key) === part));

/** Lines told to the one they are about come apart: the first page tells nobody anything. */
const toYou = (you, print) =>
  `${MADE_BY(print)}import type { ToYou } from '../messages/compiled.ts';\n\nexport const you: ToYou = {\n${linesOf(you)}};\n`;

/** Names in their cases and the sentences that use them, a file of their own: English has none. */
async function declined(language) {
  const { [language]: forms } = await import(new URL(`../src/declined/${language}.ts`, import.meta.url).href);
  const lines = Object.entries(forms.sentences).map(
    ([key, message]) => `  ${JSON.stringify(key)}: ${JSON.stringify(compileMessageOrThrow(message))},\n`,
  );
  return [
    `// Made by scripts/compile.mjs.\n`,
    `import type { CompiledSentences } from '../declined/declension.ts';\n\n`,
    `export const sentences: CompiledSentences = {\n${lines.join('')}};\n`,
  ].join('');
}

export async function setup() {
  const print = fingerprint();
  if (languages.every((language) => madeFrom(language) === print)) return;
  // A catalogue of another state, whose part no longer exists, would break the build.
  rmSync(compiled, { recursive: true, force: true });
  mkdirSync(compiled, { recursive: true });
  const { unfinished } = await import(new URL('../src/messages/unfinished.ts', import.meta.url).href);
  for (const language of languages) {
    const { [language]: messages } = await import(new URL(`../src/messages/${language}.ts`, import.meta.url).href);
    const { you } = await import(new URL(`../src/messages/you/${language}.ts`, import.meta.url).href);
    writeFileSync(target(`${language}-you`), toYou(you, print));
    const all = { ...unfinished, ...messages };
    for (const part of Object.keys(PARTS))
      writeFileSync(target(`${language}-${part}`), catalogue(ofPart(all, part), print));
    writeFileSync(target(language), catalogue(ofPart(all, 'first'), print));
  }
  for (const language of inflected) writeFileSync(target(`${language}-declined`), await declined(language));
}

if (process.argv[1] === own) await setup();
