import { Names } from '@sixgun/narration';
import type { Texts } from '@sixgun/texts';
import type { TableState } from '../story/table-state.ts';
import type { Slip } from '../story/theatre.ts';
import { defName } from '../table/box.ts';

/** A word or two for what became of it; empty where numbers say it. */
export function slipWords({ info }: TableState, texts: Texts, { told, prop, after }: Slip): string {
  const names = new Names(texts, info);
  switch (after?.what) {
    case 'shot-missed':
      return texts.t('stage.missed');
    case 'take-from-hand':
      return texts.t('stage.cards', { count: 1 });
    case 'take':
    case 'discards-of':
    case 'gets-card':
      return names.card(after.card).label;
    case 'draw':
    case 'ability-draw':
    case 'reward':
      return texts.t('stage.cards', { count: after.count });
    default:
      break;
  }
  if (prop !== null && prop.kind !== 'dice') return defName(info, texts, prop.def);
  switch (told.what) {
    case 'draw':
    case 'ability-draw':
      return texts.t('stage.cards', { count: told.count });
    case 'draw-from-discard':
      return names.card(told.card).label;
    case 'discard':
      return names.card(told.card).label;
    case 'discard-count':
      return texts.t('stage.cards', { count: told.count });
    case 'arrow':
    case 'chief':
      return texts.t('stage.arrow');
    case 'turn-skipped':
      return texts.t('stage.skips');
    default:
      return '';
  }
}
