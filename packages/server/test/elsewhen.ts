import { registerHooks } from 'node:module';

// Loaded before the server: another version of the rules, and a clock on the wall that is wrong.
const { TEST_ENGINE, TEST_CLOCK = '0' } = process.env;

if (TEST_ENGINE !== undefined)
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!/\/engine\/(src|dist)\/kernel\/record\.[jt]s$/.test(url)) return loaded;
      const source = String(loaded.source).replace(/ENGINE_VERSION = '.*?'/, `ENGINE_VERSION = '${TEST_ENGINE}'`);
      return { ...loaded, source };
    },
  });

const shift = Number(TEST_CLOCK);
const { now } = Date;
Date.now = () => now() + shift;
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + shift });
