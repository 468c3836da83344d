import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('../offline/service-worker.js', import.meta.url));
const shared = fileURLToPath(new URL('../public/', import.meta.url));

/** Emits sw.js with the list of everything the page consists of; its version changes when any of it does. */
export const offline = (): Plugin => ({
  name: 'sixgun-offline',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const hash = createHash('sha256').update(readFileSync(source));
      const files = ['./'];
      for (const [name, part] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
        hash.update(name).update(part.type === 'chunk' ? part.code : part.source);
        if (name !== 'index.html' && !name.endsWith('.txt')) files.push(`./${name}`);
      }
      for (const name of globSync('*', { cwd: shared }).sort()) {
        hash.update(name).update(readFileSync(shared + name));
        files.push(`./${name}`);
      }
      const version = hash.digest('hex').slice(0, 16);
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: readFileSync(source, 'utf8')
          .replace('__VERSION__', version)
          .replace('__FILES__', JSON.stringify(files, null, 2)),
      });
    },
  },
});
