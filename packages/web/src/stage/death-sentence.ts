import { Names, plain } from '@sixgun/narration';
import type { Texts } from '@sixgun/texts';
import type { Death } from '../story/ending.ts';
import type { TableState } from '../story/table-state.ts';
import { defName, roleOf } from '../table/box.ts';

/** Who took out whom, with what, and who it was. */
export function deathSentence({ info, view }: TableState, texts: Texts, death: Death): string {
  const names = new Names(texts, info);
  const piece = roleOf(info, view, death.seat);
  const role = piece < 0 ? texts.t('ui.unknown') : defName(info, texts, info.faces[piece].def);
  const card = death.cause === undefined ? texts.t('ui.game-dice') : defName(info, texts, death.cause);
  // The own name, not a pronoun: these sentences are told about everybody alike.
  const name = info.names[death.seat];
  if (death.by === undefined || death.by === death.seat) return plain(names.say('end.death', { name, role, card }));
  return plain(names.say('end.kill', { by: info.names[death.by], name, role, card }));
}
