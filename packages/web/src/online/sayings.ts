/** A refusal comes within a moment; more than these nobody says in one. */
const MOST = 16;

/** What one has said a moment ago, so that a refusal of it is known for one. What is heard is not answered. */
export class Sayings {
  private readonly ids = new Set<string>();

  get size(): number {
    return this.ids.size;
  }

  add(id: string): void {
    this.ids.add(id);
    const [oldest] = this.ids;
    if (this.ids.size > MOST) this.ids.delete(oldest);
  }

  /** Was this said? It is answered only once. */
  take(id: string): boolean {
    return this.ids.delete(id);
  }
}
