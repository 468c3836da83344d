import { hasSeat } from '@sixgun/engine';
import type { TableInfo } from '@sixgun/protocol';
import type { MessageKey, Texts } from '@sixgun/texts';
import { diceNames } from '../dice/names.ts';
import { defLink, pieceLink, seatName, suitSign } from '../table/box.ts';
import { type Name, type Part, sentence } from '../text/rich.tsx';
import type { Line } from './chronicle.ts';

/** Where the rules' word for an event and the sentence's key differ. */
const SENTENCE_OF: Readonly<Record<string, string>> = { take: 'take-from-play', gives: 'gives-card' };

/** Deeds that say at whom they are aimed, if at anybody. */
const AIMED = ['use', 'ability', 'repeats'];
/** What follows from an ability or an event names it, where the rules tell which. */
const CAUSED = ['gives', 'gives-card'];
/** Good deeds that need other words when they are done to oneself. */
const KIND = ['beer', 'gift'];
const PLAYS: Readonly<Record<string, string>> = { play: 'play-as', 'play-at': 'play-as-at' };

function keyOf(line: Line, info: TableInfo): string {
  const { what, seat, to, card, def } = line;
  if (what in PLAYS && card >= 0 && def >= 0 && info.faces[card].def !== def) return `log.${PLAYS[what]}`;
  if (AIMED.includes(what) && to >= 0 && to !== seat) return `log.${what}-at`;
  if (what === 'flip' && seat < 0) return 'log.flip-nobody';
  if (KIND.includes(what) && to === seat) return `log.${what}-self`;
  const key = `log.${SENTENCE_OF[what] ?? what}`;
  return CAUSED.includes(what) && def >= 0 ? `${key}-due` : key;
}

const faceOf = (info: TableInfo, texts: Texts, line: Line): Name =>
  line.card < 0 ? defLink(info, texts, line.def) : pieceLink(info, texts, line.card);

/** A line of the story in words; empty when this language has no sentence for it. */
export function inWords(line: Line, info: TableInfo, texts: Texts): Part[] {
  if (line.what === 'over') return ending(line.n, info, texts);
  const key = keyOf(line, info);
  if (!texts.knows(key)) return [];
  const card = faceOf(info, texts, line);
  const def = defLink(info, texts, line.def);
  const to = seatName(info, line.to);
  const turned = line.card < 0 ? null : info.faces[line.card];
  return sentence(texts, key as MessageKey, {
    who: seatName(info, line.seat),
    to,
    from: to,
    by: to,
    name: to,
    card,
    old: card,
    new: pieceLink(info, texts, line.played),
    cards: turned === null ? card : { ...card, label: `${turned.rank}${suitSign(turned.suit)}` },
    ability: def,
    as: def,
    for: def,
    role: def,
    character: def,
    event: def,
    count: line.n,
    ...(info.game === 'dice' ? diceNames(line, info, texts) : {}),
  });
}

export const seatsIn = (set: number, players: number): number[] =>
  Array.from({ length: players }, (_, seat) => seat).filter((seat) => hasSeat(set, seat));

function ending(winners: number, info: TableInfo, texts: Texts): Part[] {
  const names = seatsIn(winners, info.players).map((seat) => info.names[seat]);
  if (names.length === 0) return [texts.t('log.nobody-wins')];
  const list = new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(names);
  return sentence(texts, 'log.wins-players', { names: { label: list, link: null } });
}
