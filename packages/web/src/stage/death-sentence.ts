import { faceIn, Names, type Part, plain } from '@sixgun/narration';
import type { TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import type { Death } from '../story/ending.ts';
import type { TableState } from '../story/table-state.ts';
import { defName, roleOf } from '../table/box.ts';

/** Who took out whom, with what, and who it was. */
export const deathSentence = (state: TableState, texts: Texts, death: Death): string =>
  // A card may end with a mark of its own.
  plain(sentence(state, texts, death)).replace(/([!?])\.$/, '$1');

function sentence({ info, view }: TableState, texts: Texts, death: Death): Part[] {
  // The own name, not a pronoun: these sentences are told about everybody alike.
  const names = new Names(texts, { ...info, me: -1 });
  const piece = roleOf(info, view, death.seat);
  const role = piece < 0 ? texts.t('ui.unknown') : defName(info, texts, info.faces[piece].def);
  const card = causeName(info, texts, death);
  const name = names.seat(death.seat);
  if (death.by === undefined || death.by === death.seat)
    return card === '' ? names.say('end.death-plain', { name, role }) : names.say('end.death', { name, role, card });
  const by = names.seat(death.by);
  return card === ''
    ? names.say('end.kill-plain', { by, name, role })
    : names.say('end.kill', { by, name, role, card });
}

/** Faces that take lives in other ways than a shot. */
const FACES: Readonly<Record<string, string>> = {
  'indians-hit': 'arrow',
  'dynamite-hit': 'dynamite',
  'gatling-hit': 'gatling',
  'bullet-hit': 'bullet',
};

/** What somebody died of, by its name; empty where a plain shot of the dice needs none. */
export function causeName(info: TableInfo, texts: Texts, { cause, how }: Death): string {
  if (cause !== undefined) return defName(info, texts, cause);
  const face = FACES[how ?? ''];
  return face === undefined ? '' : faceIn(texts, face);
}
