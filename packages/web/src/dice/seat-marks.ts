import { FACES } from '@sixgun/engine';
import { faceIn } from '@sixgun/narration';
import type { TableInfo } from '@sixgun/protocol';
import type { Texts } from '@sixgun/texts';
import type { TableState } from '../story/table-state.ts';
import { counter, defName, partOf, variable } from '../table/box.ts';
import { type SeatFacts, seatFacts } from '../table/seat-facts.ts';
import { pending } from './reading.ts';

/** What lies before a seat of the dice game, as plain values. */
export interface DiceSeatFacts extends SeatFacts {
  /** One of the four roles, empty while unknown. */
  part: string;
  arrows: number;
  chief: boolean;
  ghost: boolean;
  /** Face of the ghost's token, empty for none. */
  token: string;
  double: boolean;
  /** The power of the open role is used up. */
  spent: boolean;
  /** Hits or beers to come. */
  hits: number;
  beers: number;
}

export function diceSeatFacts(state: TableState, texts: Texts, seat: number): DiceSeatFacts {
  const { info, view, decision } = state;
  const facts = seatFacts(state, texts, seat);
  const token = counter(info, view, 'token', seat);
  const coming = pending(decision);
  const given = coming?.shares[seat] ?? 0;
  const spentColumn = info.tokenColumns.indexOf('spent') * info.faces.length;
  return {
    ...facts,
    part: facts.role < 0 ? '' : partOf(info, facts.role),
    arrows: counter(info, view, 'arrows', seat),
    chief: variable(info, view, 'chief') === seat,
    ghost: counter(info, view, 'ghost', seat) !== 0,
    token: token === 0 ? '' : FACES[token - 1],
    double: counter(info, view, 'double', seat) !== 0,
    spent: facts.role >= 0 && view.tokens[spentColumn + facts.role] !== 0,
    hits: coming?.of === 'shot' ? given : 0,
    beers: coming?.of === 'beer' ? given : 0,
  };
}

/** The whole seat in one sentence, for those who hear it. */
export function diceSeatLabel(seat: DiceSeatFacts, info: TableInfo, texts: Texts, target: boolean): string {
  const role = seat.role < 0 ? '' : defName(info, texts, info.faces[seat.role].def);
  return [
    seat.name,
    seat.characterName,
    role,
    seat.ghost ? texts.t('dice.ghost') : '',
    seat.alive ? texts.t('ui.life', { count: seat.life }) : texts.t('ui.out'),
    seat.alive ? texts.t('dice.arrows', { count: seat.arrows }) : '',
    seat.chief ? texts.t('dice.chief') : '',
    seat.token === '' ? '' : texts.t('dice.token', { face: faceIn(texts, seat.token) }),
    seat.distance > 0 ? texts.t('dice.places', { count: seat.distance }) : '',
    seat.hits > 0 ? texts.t('dice.hits-to-come', { count: seat.hits }) : '',
    seat.beers > 0 ? texts.t('dice.beers-to-come', { count: seat.beers }) : '',
    seat.turn ? texts.t('ui.on-turn') : '',
    target ? texts.t('ui.can-be-chosen') : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}
