import type { ToServer } from '@sixgun/protocol';

type Order = Extract<ToServer, { t: 'bet' | 'look' }>;

/**
 * Whoever has just gone out may do what the dead do once his death cannot be taken back any more: what he has asked
 * for before is asked for again with every move.
 */
export class AskedTooSoon {
  private readonly send: (order: Order) => void;
  private readonly orders = new Map<Order['t'], Order>();
  private refused = false;
  private told = false;

  constructor(send: (order: Order) => void) {
    this.send = send;
  }

  note(order: Order): void {
    this.orders.set(order.t, order);
    this.told = false;
  }

  done(t: Order['t']): void {
    this.orders.delete(t);
  }

  get bet(): Extract<Order, { t: 'bet' }> | null {
    const order = this.orders.get('bet');
    return order?.t === 'bet' ? order : null;
  }

  /** One of them was refused; true if whoever gave it does not know yet. */
  refuse(): boolean {
    this.refused = true;
    const isNew = !this.told;
    this.told = true;
    return isNew;
  }

  /** Something has happened. */
  again(): void {
    if (!this.refused) return;
    this.refused = false;
    for (const order of [...this.orders.values()]) this.send(order);
  }

  /** Alive again, or in another game. */
  forget(): void {
    this.orders.clear();
    this.refused = false;
    this.told = false;
  }

  get isEmpty(): boolean {
    return this.orders.size === 0;
  }
}
