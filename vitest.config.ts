import { defineConfig } from 'vitest/config';

// Tests run on the sources of every package, so a test never sees a stale build.
const source = '@sixgun/source';

// Node strips the types by itself; without Vite's module wrapper calls between files cost a quarter (fuzzing).
const native = (name: string) => ({
  test: {
    name,
    include: [`packages/${name}/test/**/*.test.ts`],
    // Loading the rules takes longer than most files of tests, so a worker loads them once for all of its files.
    isolate: false,
    execArgv: [`--conditions=${source}`],
    experimental: { viteModuleRunner: false },
  },
});

const transformed = (name: string, include: string[], isolate: boolean) => ({
  ssr: { resolve: { conditions: [source, 'module', 'node', 'development|production'] } },
  oxc: { jsx: { importSource: 'preact' } },
  test: {
    name,
    include,
    isolate,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // A page on a busy machine may take seconds to show what a click has done.
    expect: { poll: { interval: 50, timeout: 20_000 } },
  },
});

export default defineConfig({
  test: {
    testTimeout: 60_000,
    // Texts are read from catalogues that are made, not committed.
    globalSetup: 'packages/texts/scripts/compile.mjs',
    // One less than there are is the default, which halves a machine with two.
    maxWorkers: '100%',
    projects: [
      native('engine'),
      native('texts'),
      native('narration'),
      native('bots'),
      native('scenario'),
      native('cli'),
      native('protocol'),
      native('host'),
      native('server'),
      transformed('web', ['packages/web/test/**/*.test.{ts,tsx}'], true),
      // Files one after another in one module graph share the positions they have found.
      transformed('browser', ['packages/web/browser/**/*.test.ts'], false),
    ],
  },
});
