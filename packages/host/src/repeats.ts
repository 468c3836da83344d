/** So many actions of a seat are remembered, in case they are sent again. */
const REMEMBERED = 8;

/** What each seat has done last, by the numbers of its client. */
export class Repeats {
  private readonly done = new Map<number, { cid: string; seq: number }[]>();

  /** The row of an action that was made before; null if it is new. */
  rowOf(seat: number, cid: string | null): number | null {
    return this.done.get(seat)?.find((each) => each.cid === cid)?.seq ?? null;
  }

  remember(seat: number, cid: string, seq: number): void {
    const done = this.done.get(seat) ?? [];
    done.push({ cid, seq });
    if (done.length > REMEMBERED) done.shift();
    this.done.set(seat, done);
  }
}
