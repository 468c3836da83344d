// Turns the ICU messages into Lingui's token lists, so that no ICU parser is needed where they are shown.
// Run it after every change of src/messages (a test reminds you); Node 24 reads the TypeScript files directly.
import { writeFile } from 'node:fs/promises';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

const languages = ['en', 'cs', 'pl'];
const lineWidth = 120;

const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const propertyName = (name) => (/^[a-z]+$/i.test(name) ? name : quoted(name));

function parts(value) {
  if (Array.isArray(value)) return { open: '[', close: ']', pad: '', items: value.map((item) => ['', item]) };
  const items = Object.entries(value).map(([name, item]) => [`${propertyName(name)}: `, item]);
  return { open: '{', close: '}', pad: ' ', items };
}

function flat(value) {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object') return String(value);
  const { open, close, pad, items } = parts(value);
  return open + pad + items.map(([label, item]) => label + flat(item)).join(', ') + pad + close;
}

// Breaks lines as the formatter of this repository does; the generated files then pass its check unchanged.
function print(value, indent, label) {
  const whole = flat(value);
  if (typeof value === 'string' || indent.length + label.length + whole.length < lineWidth) return label + whole;
  const { open, close, items } = parts(value);
  const inner = `${indent}  `;
  const lines = items.map(([name, item]) => `${inner}${print(item, inner, name)},\n`);
  return `${label}${open}\n${lines.join('')}${indent}${close}`;
}

function source(language, messages) {
  const lines = Object.entries(messages).map(([key, message]) => {
    const label = `${quoted(key)}: `;
    // The round trip drops absent plural offsets.
    const tokens = JSON.parse(JSON.stringify(compileMessageOrThrow(message)));
    return `  ${print(tokens, '  ', label)},\n`;
  });
  return [
    `// Generated from ../messages/${language}.ts by scripts/compile.mjs.\n`,
    `import type { CompiledMessages } from '../messages/compiled.ts';\n\n`,
    `export const messages: CompiledMessages = {\n${lines.join('')}};\n`,
  ].join('');
}

for (const language of languages) {
  const { [language]: messages } = await import(new URL(`../src/messages/${language}.ts`, import.meta.url).href);
  await writeFile(new URL(`../src/compiled/${language}.ts`, import.meta.url), source(language, messages));
}
