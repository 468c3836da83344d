import { KIND, kindOf, PASS, pickValue } from '@sixgun/engine';
import { type Name, Names, type Part } from '@sixgun/narration';
import type { Texts } from '@sixgun/texts';
import type { TableState } from '../story/table-state.ts';
import { answerText } from '../table/answer-text.ts';
import { verbOf } from '../table/pick-prompt.ts';
import { opensPlace } from '../table/picks.ts';

/** Questions that a card in front of oneself may answer; elsewhere it is only chosen. */
const USING: readonly string[] = ['play', 'answer', 'standing', 'save'];

/** Picks that are something to choose, and questions whose words are: a bare name is no advice. */
const CHOSEN: readonly number[] = [KIND.copy, KIND.name, KIND.effect, KIND.die];
const CHOOSING: readonly string[] = ['saloon-die', 'arrow'];

const isCard = (pick: number): boolean => kindOf(pick) === KIND.hand || kindOf(pick) === KIND.play;
const ofKind = (picks: readonly number[], kind: number): number | undefined =>
  picks.find((pick) => kindOf(pick) === kind);
const diceIn = (set: number): number[] => [0, 1, 2, 3, 4, 5, 6, 7].filter((die) => ((set >> die) & 1) === 1);
/** A name such as BANG! ends its sentence by itself. */
const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

const sentence = (words: string): string => ended(words.charAt(0).toLocaleUpperCase() + words.slice(1));

/** What a move is about, whom it is aimed at, and what else is picked for it. */
interface Read {
  subject: Name | null;
  seat: Name | null;
  more: string[];
}

function read(state: TableState, texts: Texts, picks: readonly number[]): Read {
  const n = new Names(texts, state.info);
  const ability = ofKind(picks, KIND.ability);
  const as = ofKind(picks, KIND.as);
  const cards = picks.filter(isCard);
  const seat = ofKind(picks, KIND.seat);
  const first = ability === undefined ? cards[0] : undefined;
  const subject =
    ability !== undefined ? n.def(pickValue(ability)) : first === undefined ? null : n.card(pickValue(first));
  const named =
    subject !== null && as !== undefined
      ? { ...subject, label: `${subject.label} = ${n.def(pickValue(as)).label}` }
      : subject;
  const more = picks
    .filter(
      (pick) => pick !== ability && pick !== as && pick !== first && pick !== seat && !opensPlace(state.info, pick),
    )
    .map((pick) => {
      if (isCard(pick)) return n.card(pickValue(pick)).label;
      return kindOf(pick) === KIND.seat ? n.seat(pickValue(pick)).label : answerText(state, texts, pick);
    });
  return { subject: named, seat: seat === undefined ? null : n.seat(pickValue(seat)), more };
}

const beside = (more: readonly string[]): string => (more.length > 0 ? ` (${more.join(', ')})` : '');

const listedDice = (set: number): string =>
  diceIn(set)
    .map((die) => die + 1)
    .join(', ');

const rerollText = (texts: Texts, set: number): string =>
  `${texts.t('dice.reroll', { count: diceIn(set).length })}: ${listedDice(set)}`;

/** A move in one sentence: what is played, used, given or said, and at whom. */
export function moveSentence(state: TableState, texts: Texts, picks: readonly number[]): Part[] {
  const { info, decision } = state;
  const { say } = new Names(texts, info);
  const ask = decision?.question.ask;
  const dice = ofKind(picks, KIND.dice);
  if (dice !== undefined) return [sentence(rerollText(texts, pickValue(dice)))];
  // What is bought or taken says so itself.
  if (opensPlace(info, picks[0]))
    return [sentence(`${answerText(state, texts, picks[0])}: ${moveLabel(state, texts, picks)}`)];
  const { subject, seat, more } = read(state, texts, picks);
  if (subject === null) {
    if (seat !== null && seat.mine === true && more.length === 0) return say('hint.choose-yourself');
    if (seat !== null) return say('hint.choose', { card: listed(seat, more) });
    const words = picks.map((pick) => answerText(state, texts, pick)).join(', ');
    const isChosen = CHOSEN.includes(kindOf(picks[0])) || (CHOOSING.includes(ask ?? '') && picks[0] !== PASS);
    return isChosen ? say('hint.choose', { card: { label: words, link: null } }) : [sentence(words)];
  }
  const verb = verbOf(ask);
  const inFront = kindOf(picks[0]) === KIND.ability || (kindOf(picks[0]) === KIND.play && USING.includes(ask ?? ''));
  if (verb === 'give' && seat !== null) return say('hint.give-to', { card: listed(subject, more), name: seat });
  if (verb !== undefined && !inFront) return say(`hint.${verb}`, { card: listed(subject, more) });
  const played = kindOf(picks[0]) === KIND.hand && (ask === 'play' || decision?.standing === true);
  if (!played && !inFront) return say('hint.choose', { card: listed(subject, more) });
  if (seat === null) return say(played ? 'hint.play' : 'hint.use', { card: withMore(subject, more) });
  return say(played ? 'hint.play-at' : 'hint.use-at', { card: subject, name: withMore(seat, more) });
}

const withMore = (name: Name, more: readonly string[]): Name =>
  more.length === 0 ? name : { label: name.label + beside(more), link: name.link };

const listed = (subject: Name, more: readonly string[]): Name =>
  more.length === 0 ? subject : { label: [subject.label, ...more].join(', '), link: null };

/** The same in a few words, for a list. */
export function moveLabel(state: TableState, texts: Texts, picks: readonly number[]): string {
  const dice = ofKind(picks, KIND.dice);
  // Moves that differ in their dice alone are told apart by them, wherever the line is cut.
  if (dice !== undefined) return texts.t('hint.reroll', { dice: listedDice(pickValue(dice)) });
  const { subject, seat, more } = read(state, texts, picks);
  const words = [subject?.label ?? '', seat?.label ?? ''].filter((word) => word !== '');
  if (words.length === 0) return picks.map((pick) => answerText(state, texts, pick)).join(', ');
  return words.join(' → ') + beside(more);
}
