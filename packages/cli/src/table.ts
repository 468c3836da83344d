import { styleText } from 'node:util';
import { CardGame, column, DiceGame, distance, type Game, viewOf } from '@sixgun/engine';
import type { Words } from './words.ts';

/** Has the first turn begun? Before it nobody has lives, and nobody is out. */
export const isSetUp = (g: Game): boolean => g.s.vars[g.rules.vars.indexOf('phase')] !== 0;

/** The table as one seat sees it, a line a player. */
export function tableLines(g: Game, me: number, words: Words): string[] {
  const view = viewOf(g, me);
  const { rules } = g;
  const count = (name: string, seat: number): number => view.seats[column(rules.seatColumns.indexOf(name), seat)] ?? 0;
  const zone = (name: string, seat: number): readonly number[] => view.zones[rules.first[name] + seat] ?? [];
  const faces = (pieces: readonly number[]): string =>
    pieces.map((piece) => (piece < 0 ? words.texts.t('ui.unknown') : words.card(piece))).join(', ');
  return view.order.map((seat) => {
    const parts = [words.seatLabel(seat) + (seat === me ? ` (${words.texts.t('ui.you')})` : '')];
    parts.push(faces(zone('role', seat)), faces(zone('character', seat)));
    if (!isSetUp(g)) return `  ${parts.filter((part) => part !== '').join(' · ')}`;
    if (!g.inPlay(seat)) return `  ${styleText('dim', [...parts, words.texts.t('ui.out')].join(' · '))}`;
    const life = Math.max(0, count('life', seat));
    parts.push('♥'.repeat(life) + '♡'.repeat(Math.max(0, count('max', seat) - life)));
    if (g instanceof DiceGame) {
      parts.push(words.texts.t('dice.arrows', { count: g.arrows(seat) }));
      if (g.hasChief(seat)) parts.push(words.texts.t('dice.chief'));
    } else parts.push(words.texts.t('ui.cards-in-hand', { count: zone('hand', seat).length }));
    const inFront = rules.zones.flatMap((info, i) => (info.owner === seat && info.works ? view.zones[i] : []));
    if (inFront.length > 0) parts.push(faces(inFront));
    if (seat !== me && g instanceof CardGame && g.inPlay(me))
      parts.push(words.texts.t('ui.distance', { count: distance(g, me, seat) }));
    const text = parts.filter((part) => part !== '').join(' · ');
    return seat === g.activeSeat() ? `▸ ${styleText('bold', text)}` : `  ${text}`;
  });
}

/** What lies in the middle or in one's own hand: dice and arrows, or cards. */
export function handLine(g: Game, me: number, words: Words): string {
  if (g instanceof DiceGame) {
    const faces = Array.from({ length: g.diceCount() }, (_, die) => words.face(g.face(die))).filter(
      (face) => face !== '',
    );
    const pile = words.texts.t('dice.pile', { count: g.s.vars[g.rules.vars.indexOf('pile')] });
    return `  ${pile} · ${words.texts.t('dice.tray')}: ${faces.join(', ')}`;
  }
  const hand = g.s.zones[g.rules.first.hand + me] ?? [];
  return `  ${words.texts.t('ui.hand')}: ${hand.map((piece) => words.card(piece)).join(', ')}`;
}

export function tableTitle(g: Game, words: Words): string {
  const round = g.rules.vars.indexOf('round');
  return round < 0 || !isSetUp(g) ? '' : words.texts.t('ui.round', { n: g.s.vars[round] });
}
