import type { NewGame } from '@sixgun/protocol';
import { cardPacks, variantsWith } from '../setup/card-options.ts';
import { diceVariantsWith, saloonNeeded } from '../setup/dice-options.ts';
import { levelAt } from '../setup/levels.ts';
import { seatsOf } from '../setup/seats.ts';
import { settings } from '../state/settings.ts';
import type { SamePeople } from '../table/previous.ts';

/** What is played, as the set-up has it; of the kind it names unless another one is wanted. */
export function whatIsPlayed(game = settings.get().game): Pick<NewGame, 'game' | 'packs' | 'variants'> {
  const { packs, variants, diceVariants } = settings.get();
  if (game === 'dice')
    return {
      game,
      packs: saloonNeeded(diceVariants) ? ['base', 'old-saloon'] : ['base'],
      variants: diceVariantsWith(diceVariants),
    };
  const chosen = cardPacks.filter((pack) => packs.includes(pack));
  return { game, packs: ['base', ...chosen], variants: variantsWith(chosen, variants) };
}

/** A game as the set-up has it. */
export function newGame(game = settings.get().game, same?: SamePeople): NewGame {
  const { people, ...seats } = seatsOf(settings.get());
  const played = whatIsPlayed(game);
  // Who has survived may keep the character only if the table plays so.
  const keeps = same !== undefined && game === 'card';
  return {
    ...played,
    variants: { ...played.variants, ...(keeps ? { 'keep-characters': true } : {}) },
    ...seats,
    levels: seats.names.map((_, seat) => levelAt(settings.get(), seat)),
    ...same,
    people: people.filter((seat) => same === undefined || seat < same.names.length),
  };
}
