import preact from '@preact/preset-vite';
import { defaultClientConditions, defineConfig } from 'vite';
import { apartFromFirstPage, firstPageGroups } from './scripts/chunks.ts';
import { learnData } from './scripts/learn-data.ts';
import { notices } from './scripts/notices.ts';
import { offline } from './scripts/offline.ts';
import { pieces } from './scripts/pieces.ts';

const { collect, write } = notices();

export default defineConfig({
  base: './',
  // The other packages come as sources, so that one build sees everything and drops what is not used.
  resolve: { conditions: ['@sixgun/source', ...defaultClientConditions] },
  plugins: [preact({ devToolsEnabled: false, reactAliasesEnabled: false }), pieces(), write(), learnData(), offline()],
  worker: { format: 'es', plugins: () => [collect()] },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files) => (file.includes('root-') ? files : apartFromFirstPage(files)),
    },
    rolldownOptions: { output: { codeSplitting: { groups: firstPageGroups() } } },
  },
});
