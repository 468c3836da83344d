import type { NewGame } from '@sixgun/protocol';
import { cardPacks, variantsWith } from '../setup/card-options.ts';
import { diceVariantsWith, saloonNeeded } from '../setup/dice-options.ts';
import { seatsOf } from '../setup/seats.ts';
import { settings } from '../state/settings.ts';

/** A game as the set-up has it; of the kind it names unless another one is wanted. */
export function newGame(game = settings.get().game): NewGame {
  const { packs, variants, diceVariants } = settings.get();
  const chosen = cardPacks.filter((pack) => packs.includes(pack));
  return {
    ...(game === 'dice'
      ? {
          game,
          packs: saloonNeeded(diceVariants) ? ['base', 'old-saloon'] : ['base'],
          variants: diceVariantsWith(diceVariants),
        }
      : { game, packs: ['base', ...chosen], variants: variantsWith(chosen, variants) }),
    ...seatsOf(settings.get()),
  };
}
