import type { NewGame } from '@sixgun/protocol';
import { cardPacks, variantsWith } from '../setup/card-options.ts';
import { diceVariantsWith, saloonNeeded } from '../setup/dice-options.ts';
import { levelAt } from '../setup/levels.ts';
import { seatsOf } from '../setup/seats.ts';
import { settings } from '../state/settings.ts';
import type { SamePeople } from '../table/previous.ts';

/** A game as the set-up has it; of the kind it names unless another one is wanted. */
export function newGame(game = settings.get().game, same?: SamePeople): NewGame {
  const { packs, variants, diceVariants } = settings.get();
  const { people, ...seats } = seatsOf(settings.get());
  const chosen = cardPacks.filter((pack) => packs.includes(pack));
  return {
    ...(game === 'dice'
      ? {
          game,
          packs: saloonNeeded(diceVariants) ? ['base', 'old-saloon'] : ['base'],
          variants: diceVariantsWith(diceVariants),
        }
      : {
          game,
          packs: ['base', ...chosen],
          // Who has survived may keep the character only if the table plays so.
          variants: { ...variantsWith(chosen, variants), ...(same === undefined ? {} : { 'keep-characters': true }) },
        }),
    ...seats,
    levels: seats.names.map((_, seat) => levelAt(settings.get(), seat)),
    ...same,
    people: people.filter((seat) => same === undefined || seat < same.names.length),
  };
}
