/** As the server counts: one line a second, five at once. */
const PER_SECOND = 1;
const BURST = 5;

/** Knows beforehand whether the server would let a line pass, so that the writer sees it before it is refused. */
export class PaceOfTalk {
  private left = BURST;
  private at = Number.NEGATIVE_INFINITY;

  private fill(now: number): void {
    this.left = Math.min(BURST, this.left + Math.max(0, (now - this.at) / 1000) * PER_SECOND);
    this.at = now;
  }

  /** Milliseconds until the next line may be said; 0 if one may be said at once. */
  wait(now: number): number {
    this.fill(now);
    return this.left >= 1 ? 0 : Math.ceil(((1 - this.left) / PER_SECOND) * 1000);
  }

  say(now: number): void {
    this.fill(now);
    this.left -= 1;
  }
}
