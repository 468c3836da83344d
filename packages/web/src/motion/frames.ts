import { options } from 'preact';

/** A hidden page has no frames; what waits for one goes on all the same. */
const PATIENCE = 100;

function onFrame(act: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    clearTimeout(timer);
    act();
  };
  const timer = setTimeout(once, PATIENCE);
  requestAnimationFrame(once);
}

export const nextFrame = (): Promise<void> => new Promise(onFrame);

/** Many things may change at once; they are drawn together. */
export function drawOncePerFrame(): void {
  options.debounceRendering = onFrame;
}
