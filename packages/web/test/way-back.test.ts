import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Step {
  state: unknown;
  hash: string;
}

/** A window's history, as far as the page uses it. */
function fakeWindow() {
  const steps: Step[] = [{ state: null, hash: '#r/g?turn=3' }];
  let at = 0;
  const listeners: (() => void)[] = [];
  const go = (by: number): void => {
    at += by;
    for (const listener of listeners) listener();
  };
  vi.stubGlobal('location', {
    pathname: '/',
    search: '',
    get hash() {
      return steps[at].hash;
    },
  });
  vi.stubGlobal('history', {
    get state() {
      return steps[at].state;
    },
    pushState: (state: unknown, _title: string, hash = steps[at].hash) => {
      steps.splice(++at, steps.length, { state, hash });
    },
    replaceState: (state: unknown, _title: string, hash = steps[at].hash) => {
      steps[at] = { state, hash };
    },
    back: () => setTimeout(() => go(-1)),
  });
  vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => listeners.push(listener));
  return { go };
}

let visited: ReturnType<typeof fakeWindow>;
let places: typeof import('../src/state/history.ts');
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  visited = fakeWindow();
  places = await import('../src/state/history.ts');
  places.watchHistory();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what goes on under a sheet keeps its address, however the sheet is closed', () => {
  const { coverPlace, goTo, here } = places;
  const close = coverPlace(() => undefined);
  goTo('r/g?turn=4', true);
  expect(here()).toBe('r/g?turn=4');
  close();
  vi.runAllTimers();
  expect(here()).toBe('r/g?turn=4');
  const shut = vi.fn();
  coverPlace(shut);
  goTo('r/g?turn=5', true);
  visited.go(-1);
  expect(shut).toHaveBeenCalledOnce();
  expect(here()).toBe('r/g?turn=5');
});

test('a place that was left from a sheet, or passed over on the way back, keeps its own address', () => {
  const { coverPlace, goTo, here } = places;
  coverPlace(() => undefined);
  goTo('r/g?turn=4', true);
  goTo('table');
  visited.go(-1);
  expect(here()).toBe('r/g?turn=3');
  goTo('games');
  coverPlace(() => undefined);
  goTo('games?new', true);
  visited.go(-2);
  expect(here()).toBe('r/g?turn=3');
});
