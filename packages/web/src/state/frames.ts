import { type Component, options } from 'preact';
import { useEffect, useState } from 'preact/hooks';

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

/** When the page has nothing else to do, or soon where nobody can tell. */
export function atLeisure(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act);
  else setTimeout(act, PATIENCE);
}

export const nextFrame = (): Promise<void> => new Promise(onFrame);

/** False when something is drawn for the first time, true from the next frame on, or from so many frames on. */
export function useNextFrame(frames = 1): boolean {
  const [left, wait] = useState(frames);
  useEffect(() => {
    if (left > 0) void nextFrame().then(() => wait(left - 1));
  }, [left]);
  return left === 0;
}

/** Milliseconds of drawing in one frame, laying out and painting not counted; what is left waits for the next. */
const BUDGET = 6;
/** Outside of a frame everything is drawn at once. */
let began = Number.POSITIVE_INFINITY;
let drawnNow = 0;
const late = new Set<Component>();
let listeners: (() => void)[] = [];

function drawFrame(draw: () => void): void {
  began = performance.now();
  drawnNow = 0;
  draw();
  began = Number.POSITIVE_INFINITY;
  for (const component of late) component.setState({});
  if (late.size > 0) return;
  const told = listeners;
  listeners = [];
  for (const tell of told) tell();
}

/** Many things may change at once; they are drawn together, as many as one frame has time for. */
export function drawByFrames(first: () => void): void {
  options.debounceRendering = (draw) => onFrame(() => drawFrame(draw));
  drawFrame(first);
}

/** Puts a component off to the next frame when this one is full, and says whether it did; one at least is drawn. */
export function putOff(component: Component): boolean {
  const full = drawnNow > 0 && performance.now() - began > BUDGET;
  if (full) late.add(component);
  else drawnNow++;
  return full;
}

export const noLongerLate = (component: Component): boolean => late.delete(component);

/** Everything that was put off has been drawn. */
export async function allDrawn(): Promise<void> {
  if (late.size > 0) await new Promise<void>((resolve) => listeners.push(resolve));
}

/** Drawn in one frame and measured in the next, when the browser has laid it out by itself. */
export async function drawnAndLaidOut(): Promise<void> {
  await nextFrame();
  await allDrawn();
  await nextFrame();
}
