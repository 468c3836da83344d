import { type CardGame, only, ROLES, SHOWN } from '../../author/index.ts';

/** Shuffles the roles of these players and deals them again; each looks at his own, where roles are a secret at all. */
export function dealRolesAgain(g: CardGame, seats: readonly number[]): void {
  const secret = g.s.order.some((seat) => g.roleOf(seat) === 'sheriff');
  for (const seat of seats) {
    g.move(g.zone(g.rules.role + seat)[0], ROLES, 0);
    g.setCount(SHOWN, seat, 0);
  }
  g.shuffle(ROLES);
  for (const seat of seats) g.move(g.top(ROLES), g.rules.role + seat, only(seat));
  if (!secret) for (const seat of seats) g.showRole(seat);
  g.knowLastRole();
  g.tell({ what: 'roles-dealt-again' });
}
