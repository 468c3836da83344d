const WIDTH = 30;
const EVERY_MS = 100;

/** A bar on the terminal's error stream, so that standard output stays what was asked for; silent elsewhere. */
export function progressBar(total: number, unit: string): { update(done: number): void; clear(): void } {
  const out = process.stderr;
  if (!out.isTTY || total < 2) return { update() {}, clear() {} };
  const started = performance.now();
  let drawn = 0;
  return {
    update(done) {
      const now = performance.now();
      if (now - drawn < EVERY_MS) return;
      drawn = now;
      const full = Math.round((WIDTH * done) / total);
      const left = Math.ceil(((now - started) / 1000 / Math.max(1, done)) * (total - done));
      out.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${total} ${unit}, ${left} s left \x1b[K`);
    },
    clear() {
      if (drawn > 0) out.write('\r\x1b[K');
    },
  };
}
