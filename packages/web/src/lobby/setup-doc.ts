import type { Room, SetupDoc } from '@sixgun/protocol';
import { whatIsPlayed } from '../pages/deal.ts';
import { cardPacks } from '../setup/card-options.ts';
import { isBotLevel, USUAL_LEVEL } from '../setup/levels.ts';
import { change, settings } from '../state/settings.ts';

/** Mean of the pauses after which an answer that is given for somebody shows, in milliseconds. */
const HOLD = 1800;

/** The set-up of this device as a table of the server has it. */
export function setupDoc(name: string): SetupDoc {
  const { players, level, pace, listed, spectators, openDead, phrasesOnly, hints } = settings.get();
  const { game, packs, variants } = whatIsPlayed();
  return {
    name,
    game,
    players,
    packs: [...packs],
    variants: { ...variants },
    pace,
    hold: HOLD,
    open: listed,
    spectators,
    openDead,
    phrasesOnly,
    hints,
    // Who plays for people that are away.
    coverLevel: level,
  };
}

/** Takes over what a table plays, so that its host changes that and not what this device has played last. */
export function takeRoom({ game, players, packs, variants, open, coverLevel, ...room }: Room): void {
  const { pace, spectators, openDead, phrasesOnly, hints } = room;
  const around = { game, players, level: isBotLevel(coverLevel) ? coverLevel : USUAL_LEVEL, pace, listed: open };
  const allowed = { spectators, openDead, phrasesOnly, hints };
  if (game === 'dice') change({ ...around, ...allowed, dicePreset: 'custom', diceVariants: variants });
  else {
    const known = cardPacks.filter((pack) => packs.includes(pack));
    change({ ...around, ...allowed, preset: 'custom', packs: known, variants });
  }
}

/** Do both play the same in the same way? */
export const isSameSetup = (a: SetupDoc, b: SetupDoc): boolean =>
  JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));

const inOrder = ({ packs, variants, ...doc }: SetupDoc) => [
  packs.toSorted(),
  Object.entries(variants)
    .filter(([, value]) => value !== false)
    .toSorted(([x], [y]) => x.localeCompare(y)),
  doc.game,
  doc.players,
  doc.pace,
  doc.open,
  doc.spectators,
  doc.openDead,
  doc.phrasesOnly,
  doc.hints,
  doc.coverLevel,
];
