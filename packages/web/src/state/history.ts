/**
 * Places of the page in the browser's history. A sheet over a place is a step of its own (a cover), so that the way
 * back closes it and the way forward opens it again.
 */
interface Step {
  /** The way back leads to another place of this page. */
  inside: boolean;
  cover: boolean;
}

interface Cover {
  close: () => void;
  reopen: (() => void) | undefined;
}

const covers: Cover[] = [];
/** What the way back has closed last. */
let lastClosed: Cover | undefined;
/** The way back is under way by our own wish. */
let leaving = false;
let afterwards: (() => void)[] = [];
/** What the place under a sheet is called by now: its own step can only be told once one is back at it. */
let renamed: string | null = null;

const step = (): Step => {
  const state = history.state as Partial<Step> | null;
  return { inside: state?.inside === true, cover: state?.cover === true };
};

export const here = (): string => location.hash.replace(/^#/, '');
export const cameFromInside = (): boolean => step().inside;

const settledThen = (act: () => void): void => {
  if (leaving) afterwards.push(act);
  else act();
};

/** Goes to another place; a sheet that is open gives its step to it. */
export function goTo(place: string, replace = false): void {
  settledThen(() => {
    const address = place === '' ? location.pathname + location.search : `#${place}`;
    const { inside, cover } = step();
    if (replace) {
      if (cover) renamed = address;
      return history.replaceState({ inside, cover }, '', address);
    }
    if (here() === place) return;
    renamed = null;
    if (cover) history.replaceState({ inside: true, cover: false }, '', address);
    else history.pushState({ inside: true, cover: false }, '', address);
    covers.length = 0;
  });
}

/** A sheet lies over the page from now on; the answer takes it away again. */
export function coverPlace(close: () => void, reopen?: () => void): () => void {
  const cover: Cover = { close, reopen };
  covers.push(cover);
  settledThen(() => {
    if (covers.includes(cover) && !step().cover) history.pushState({ inside: true, cover: true }, '');
  });
  return () => {
    const at = covers.indexOf(cover);
    if (at < 0) return;
    covers.splice(at, 1);
    // Another sheet may take its place in the same moment.
    setTimeout(() => {
      if (covers.length > 0 || leaving || !step().cover) return;
      leaving = true;
      history.back();
    });
  };
}

/** Back from a sheet: the place goes by what it was called meanwhile. */
function rename(): void {
  if (renamed === null || step().cover) return;
  // Whoever has gone back several steps at once is somewhere else.
  if (renamed.split('?')[0] === location.hash.split('?')[0]) history.replaceState(history.state, '', renamed);
  renamed = null;
}

function onPop(): void {
  rename();
  if (leaving) {
    leaving = false;
    const waiting = afterwards;
    afterwards = [];
    for (const act of waiting) act();
    return;
  }
  if (step().cover) {
    if (covers.length === 0) {
      if (lastClosed?.reopen === undefined) history.back();
      else lastClosed.reopen();
    }
    return;
  }
  lastClosed = covers.at(-1);
  for (const { close } of covers.splice(0)) close();
}

/** Must listen before the page does. */
export function watchHistory(): void {
  // A sheet does not survive a reload.
  if (step().cover) history.replaceState({ inside: true, cover: false }, '');
  addEventListener('popstate', onPop);
}
