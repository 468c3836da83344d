import { options } from 'preact';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawByFrames } from '../src/state/frames.ts';

let frames: (() => void)[] = [];

const showFrame = (): void => {
  for (const act of frames.splice(0)) act();
};
const task = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));

function drawing(milliseconds = 0) {
  return vi.fn(() => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  });
}

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act));
  drawByFrames(() => {});
  showFrame();
});

test('an answer right after a tap is drawn for the same frame', async () => {
  const [tap, answer] = [drawing(), drawing()];
  options.debounceRendering?.(tap);
  await task();
  options.debounceRendering?.(answer);
  await task();
  expect(tap).toHaveBeenCalledOnce();
  expect(answer).toHaveBeenCalledOnce();
});

test('what comes after much was drawn waits for the frame', async () => {
  const [much, more] = [drawing(8), drawing()];
  options.debounceRendering?.(much);
  await task();
  options.debounceRendering?.(more);
  await task();
  expect(more).not.toHaveBeenCalled();
  showFrame();
  await task();
  expect(more).toHaveBeenCalledOnce();
});
