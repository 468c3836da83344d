import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { iconCredits } from '../src/art/credits.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const RULE = `\n\n${'-'.repeat(80)}\n\n`;

/** The folder of the package that a file belongs to, null if it is one of ours. */
function packageFolder(file: string): string | null {
  const found = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(
    file.split('?')[0].replace(/^\0/, ''),
  );
  return found?.[0] ?? null;
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [file] = globSync('{LICENSE,LICENCE,COPYING}*', { cwd: folder }).sort();
  if (file === undefined) throw new Error(`${name} is part of the page, but brings no text of its licence.`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}`;
}

function iconNotice(): string {
  const { title, url, licence, licenceUrl, changes, authors } = iconCredits;
  return [
    `${title} (${licence})`,
    '',
    `Icons from ${url}, by ${authors.join(', ')}.`,
    `Licensed under ${licence}: ${licenceUrl}`,
    `Changes made: ${changes}; shown in the colours of the table.`,
  ].join('\n');
}

/** Everything of others that the page carries, with the words their licences ask for. */
export function noticesOf(folders: Iterable<string>): string {
  const own = `Sixgun (MIT)\n\n${readFileSync(join(root, 'LICENSE'), 'utf8').trim()}`;
  const others = [...folders].sort().map(licenceOf);
  return `${[own, iconNotice(), ...others].join(RULE)}\n`;
}

/** Writes notices.txt from what was really bundled; the worker, built by itself, is heard by `collect`. */
export function notices(): { collect: () => Plugin; write: () => Plugin } {
  const folders = new Set<string>();
  const hear = (files: readonly string[]): void => {
    for (const file of files) {
      const folder = packageFolder(resolve(dirname(fileURLToPath(import.meta.url)), '..', file));
      if (folder !== null) folders.add(folder);
    }
  };
  const listen: Plugin['generateBundle'] = (_options, bundle) => {
    for (const part of Object.values(bundle)) hear(part.type === 'chunk' ? part.moduleIds : part.originalFileNames);
  };
  return {
    collect: () => ({ name: 'sixgun-notices-collect', generateBundle: listen }),
    write: () => ({
      name: 'sixgun-notices',
      generateBundle(options, bundle, isWrite) {
        listen.call(this, options, bundle, isWrite);
        this.emitFile({ type: 'asset', fileName: 'notices.txt', source: noticesOf(folders) });
      },
    }),
  };
}
