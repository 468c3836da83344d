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

let tasks: MessageChannel | null = null;
const due: (() => void)[] = [];

/** In a task of its own, as soon as the one that runs is over. */
export function soon(act: () => void): void {
  if (tasks === null) {
    tasks = new MessageChannel();
    tasks.port1.onmessage = () => due.shift()?.();
  }
  due.push(act);
  tasks.port2.postMessage(null);
}

/** The browser has laid out and painted what was drawn before: nothing has to be laid out again to be measured. */
export const laidOut = (): Promise<void> => new Promise((resolve) => onFrame(() => soon(resolve)));

/** False when something is drawn for the first time, true from the next frame on, or from so many frames on. */
export function useNextFrame(frames = 1): boolean {
  const [left, wait] = useState(frames);
  useEffect(() => {
    if (left > 0) void nextFrame().then(() => wait(left - 1));
  }, [left]);
  return left === 0;
}

/** Milliseconds of drawing for one frame, laying out and painting not counted; what is left waits for the next. */
const BUDGET = 6;
/** Outside of a frame everything is drawn at once. */
let began = Number.POSITIVE_INFINITY;
let drawnNow = 0;
/** Milliseconds that were drawn for the frame that is to come. */
let spent = 0;
/** Something was drawn that no frame has shown yet. */
let unseen = false;
/** Something has changed and will be drawn. */
let changed = false;
const late = new Set<Component>();
let listeners: (() => void)[] = [];

function drawFrame(draw: () => void): void {
  changed = false;
  if (!unseen) {
    unseen = true;
    spent = 0;
    drawnNow = 0;
    onFrame(() => {
      unseen = false;
    });
  }
  const start = performance.now() - spent;
  began = start;
  draw();
  began = Number.POSITIVE_INFINITY;
  spent = late.size > 0 ? BUDGET : performance.now() - start;
  for (const component of late) component.setState({});
  if (late.size > 0) return;
  const told = listeners;
  listeners = [];
  for (const tell of told) tell();
}

/**
 * Many things may change at once; they are drawn together, as many as one frame has time for. Drawing is a task of its
 * own before the frame that lays it out and paints it: both in one would stop a slow machine for as long as both.
 */
export function drawByFrames(first: () => void): void {
  options.debounceRendering = (draw) => {
    changed = true;
    const act = () => soon(() => drawFrame(draw));
    // An answer that comes right after a tap is seen in the same frame, if both can be drawn in time for it.
    if (unseen && spent >= BUDGET) onFrame(act);
    else act();
  };
  drawFrame(first);
}

/** Puts a component off to the next frame when this one is full, and says whether it did; one at least is drawn. */
export function putOff(component: Component): boolean {
  const full = drawnNow > 0 && performance.now() - began > BUDGET;
  if (full) late.add(component);
  else drawnNow++;
  return full;
}

/** The same for one that costs more after it is drawn, as a picture that is read: it has a later frame for itself. */
export function putOffAlone(component: Component): boolean {
  const outside = began === Number.POSITIVE_INFINITY;
  const full = !outside && (drawnNow > 0 || !late.has(component));
  if (full) late.add(component);
  else {
    drawnNow++;
    if (!outside) began = Number.NEGATIVE_INFINITY;
  }
  return full;
}

export const noLongerLate = (component: Component): boolean => late.delete(component);

/** Everything that has changed has been drawn. */
export async function allDrawn(): Promise<void> {
  if (changed || late.size > 0) await new Promise<void>((resolve) => listeners.push(resolve));
}

/** Drawn, laid out by the browser in one frame and measured in the next: what moves from there begins with a frame. */
export async function drawnAndLaidOut(): Promise<void> {
  await allDrawn();
  await nextFrame();
  await nextFrame();
}
