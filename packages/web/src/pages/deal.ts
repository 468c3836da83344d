import type { NewGame } from '@sixgun/protocol';
import { cardPacks, variantsWith } from '../setup/card-options.ts';
import { diceVariantsWith, saloonNeeded } from '../setup/dice-options.ts';
import { settings } from '../state/settings.ts';
import type { SamePeople } from '../table/previous.ts';

const NAMES = ['Ezra', 'Ida', 'Wojtek', 'Šárka', 'Hank', 'Jana', 'Petr', 'Olga', 'Kuba', 'Nell', 'Otto', 'Zosia'];

function pickNames(count: number, own: string): string[] {
  const free = NAMES.filter((name) => name !== own);
  return Array.from({ length: count }, () => free.splice(Math.floor(Math.random() * free.length), 1)[0]);
}

/** A game as the set-up has it; of the kind it names unless another one is wanted. */
export function newGame(game = settings.get().game, people?: SamePeople): NewGame {
  const { name, players, packs, variants, diceVariants } = settings.get();
  const chosen = cardPacks.filter((pack) => packs.includes(pack));
  const own = name.trim() === '' ? 'Dusty' : name.trim();
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
          variants: { ...variantsWith(chosen, variants), ...(people === undefined ? {} : { 'keep-characters': true }) },
        }),
    ...(people === undefined ? { names: [own, ...pickNames(players - 1, own)] } : people),
    me: 0,
  };
}
