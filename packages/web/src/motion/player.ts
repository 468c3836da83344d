import { paced } from './timing.ts';

export interface Manner {
  duration: number;
  easing?: string;
  delay?: number;
}

/** Runs animations at the player's own speed; all of them can be brought to their end at once. */
export class Player {
  private readonly running = new Set<Animation>();
  private readonly waits = new Set<() => void>();
  readonly layer: HTMLElement;

  constructor() {
    this.layer = document.createElement('div');
    this.layer.className = 'flights';
    this.layer.setAttribute('aria-hidden', 'true');
    document.body.append(this.layer);
  }

  close(): void {
    this.finish();
    this.layer.remove();
  }

  async play(element: HTMLElement, frames: Keyframe[], manner: Manner, stay = false): Promise<void> {
    const { duration, easing = 'ease-in-out', delay = 0 } = manner;
    const fill = stay ? 'both' : 'backwards';
    const animation = element.animate(frames, { duration: paced(duration), delay: paced(delay), easing, fill });
    this.running.add(animation);
    try {
      await animation.finished;
    } catch {
      // Cancelled: what it moved is gone.
    }
    this.running.delete(animation);
  }

  /** Plays on an element that exists only for this; with `stay` the caller takes it away. */
  async playOn(element: HTMLElement, frames: Keyframe[], manner: Manner, stay = false): Promise<void> {
    this.layer.append(element);
    await this.play(element, frames, manner, stay);
    if (!stay) element.remove();
  }

  wait(milliseconds: number): Promise<void> {
    const time = paced(milliseconds);
    if (time <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.waits.delete(done);
        resolve();
      };
      const timer = setTimeout(done, time);
      this.waits.add(done);
    });
  }

  finish(): void {
    for (const animation of [...this.running]) animation.finish();
    for (const done of [...this.waits]) done();
  }
}
