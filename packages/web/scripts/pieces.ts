import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:pieces';
const script = fileURLToPath(new URL('list-pieces.mjs', import.meta.url));

/** The list of all pieces as a module: the gallery needs no rules to show them. */
export const pieces = (): Plugin => ({
  name: 'sixgun-pieces',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load(id) {
    if (id !== `\0${NAME}`) return null;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--conditions=@sixgun/source', script], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`The pieces cannot be listed:\n${stderr}`);
    return `export const pieces = ${stdout};`;
  },
});
