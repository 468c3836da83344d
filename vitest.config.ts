import { defineConfig } from 'vitest/config';

// Tests run on the sources of every package, so a test never sees a stale build.
const source = '@sixgun/source';

// Node strips the types by itself; without Vite's module wrapper calls between files cost a quarter (fuzzing).
const native = (name: string) => ({
  test: {
    name,
    include: [`packages/${name}/test/**/*.test.ts`],
    execArgv: [`--conditions=${source}`],
    experimental: { viteModuleRunner: false },
  },
});

const transformed = (name: string, include: string[], fileParallelism: boolean, retry = 0) => ({
  ssr: { resolve: { conditions: [source, 'module', 'node', 'development|production'] } },
  oxc: { jsx: { importSource: 'preact' } },
  test: { name, include, fileParallelism, retry, testTimeout: 180_000, hookTimeout: 120_000 },
});

export default defineConfig({
  test: {
    testTimeout: 60_000,
    // One less than there are is the default, which halves a machine with two.
    maxWorkers: '100%',
    projects: [
      native('engine'),
      native('texts'),
      native('bots'),
      native('scenario'),
      native('cli'),
      native('host'),
      transformed('web', ['packages/web/test/**/*.test.{ts,tsx}'], true),
      // A real browser on a busy machine may miss a moment once.
      transformed('browser', ['packages/web/browser/**/*.test.ts'], true, 2),
    ],
  },
});
