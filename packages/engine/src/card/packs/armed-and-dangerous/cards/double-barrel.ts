import { OK } from '../../../author/index.ts';
import { dangerousWeapon } from '../orange.ts';

/** A BANG! card of diamonds cannot be cancelled. */
export const doubleBarrel = dangerousWeapon('double-barrel', '6C', 1, {
  with: (g, bang) => (g.suit(bang) === 'D' ? OK : 'wrong-card'),
  sure: true,
});
