import { KIND, kindOf, pickValue, RANDOM_CARD, type View, word } from '@sixgun/engine';
import type { Decision, PickNode, TableInfo } from '@sixgun/protocol';

/** What may be picked next, given what has been picked. */
export function levelAt(decision: Decision | null, path: readonly number[]): readonly PickNode[] {
  let level: readonly PickNode[] = decision?.tree ?? [];
  for (const pick of path) level = level.find((node) => node.pick === pick)?.next ?? [];
  return level;
}

export function nodeAt(decision: Decision | null, path: readonly number[]): PickNode | undefined {
  return levelAt(decision, path.slice(0, -1)).find((node) => node.pick === path.at(-1));
}

/** A word that only says what the picks after it are for: whoever taps one of them has said it. */
export const opensPlace = (info: TableInfo, pick: number): boolean =>
  kindOf(pick) === KIND.word && (info.words[pickValue(pick)] ?? '').endsWith(':');

export const wordPick = (info: TableInfo, name: string): number => word(info.words.indexOf(name));

/** What may follow a word at the beginning of a move. */
export const behind = (info: TableInfo, decision: Decision | null, name: string): readonly PickNode[] =>
  decision?.tree.find(({ pick }) => pick === wordPick(info, name))?.next ?? [];

/** The way to a pick from here: the pick alone, or with the word before it; null if it cannot be made. */
export function wayTo(info: TableInfo, level: readonly PickNode[], pick: number): number[] | null {
  if (level.some((node) => node.pick === pick)) return [pick];
  const opening = level.find((node) => opensPlace(info, node.pick) && node.next.some((after) => after.pick === pick));
  return opening === undefined ? null : [opening.pick, pick];
}

/** Are these picks a whole move, or one the rules go on from? */
export const isComplete = (node: PickNode | undefined): boolean => node !== undefined && node.ends !== null;

const isCard = (pick: number): boolean => kindOf(pick) === KIND.hand || kindOf(pick) === KIND.play;

/** Follows what leaves no choice: a use with a single source, a player with a single card. */
export function withForcedPicks(info: TableInfo, decision: Decision, path: readonly number[]): number[] {
  const whole = [...path];
  for (;;) {
    const node = nodeAt(decision, whole);
    if (node === undefined || node.ends !== null || node.next.length !== 1) return whole;
    const only = node.next[0].pick;
    const freeOfChoice =
      kindOf(node.pick) === KIND.seat ||
      kindOf(only) === KIND.as ||
      kindOf(only) === KIND.ability ||
      opensPlace(info, only);
    if (!freeOfChoice) return whole;
    whole.push(only);
  }
}

/** Questions in which the cards before a player are used; in others they are something to choose from. */
const USING = ['play', 'answer', 'standing', 'save', 'order'];

/** What the moves of the shop and of the train begin with. */
const SHELF = ['buy:', 'break:', 'wagon:', 'advance'];

const isName = (pick: number): boolean => kindOf(pick) === KIND.name || kindOf(pick) === KIND.copy;

/** The next picks, sorted by the place at the table where they are made. */
export interface Choices {
  hand: ReadonlyMap<number, PickNode>;
  seats: ReadonlyMap<number, PickNode>;
  /** Cards that lie elsewhere are laid out to choose from. */
  tray: readonly PickNode[];
  /** Cards and characters to be named, whether anybody has them or not. */
  names: readonly PickNode[];
  buttons: readonly PickNode[];
  /** Moves that are made where the thing lies that is open for everybody: in the shop, at the train. */
  shelf: readonly PickNode[];
  /** The move that was begun takes one more card of the hand. */
  paying: boolean;
  /** Is something complete with the picks made so far? */
  complete: boolean;
}

export function choicesOf(info: TableInfo, view: View, decision: Decision | null, path: readonly number[]): Choices {
  const hand = new Map<number, PickNode>();
  const seats = new Map<number, PickNode>();
  const tray: PickNode[] = [];
  const names: PickNode[] = [];
  const buttons: PickNode[] = [];
  const shelf: PickNode[] = [];
  const own = view.zones[info.first.hand + info.me] ?? [];
  const begun = path.length > 0 || (decision?.draft.length ?? 0) > 0;
  const using = USING.includes(decision?.question.ask ?? '');
  const inUse = using && !begun;
  const level = levelAt(decision, path);
  const paying = begun && level.some((node) => kindOf(node.pick) === KIND.hand && own.includes(pickValue(node.pick)));
  // Another card of the hand or of the tray may be taken instead of the one that was picked first.
  for (const node of path.length > 0 && !paying ? (decision?.tree ?? []) : []) {
    if (!isCard(node.pick)) continue;
    if (kindOf(node.pick) === KIND.hand && own.includes(pickValue(node.pick))) hand.set(pickValue(node.pick), node);
    else if (!using && path.length === 1 && level.length === 0) tray.push(node);
  }
  const place = (node: PickNode): void => {
    const value = pickValue(node.pick);
    const kind = kindOf(node.pick);
    if (inUse && SHELF.includes(info.words[value]) && kind === KIND.word) shelf.push(node);
    else if (opensPlace(info, node.pick)) node.next.forEach(place);
    else if (kind === KIND.seat) seats.set(value, node);
    else if (kind === KIND.hand && own.includes(value)) hand.set(value, node);
    else if (isCard(node.pick) && (!inUse || kind === KIND.hand)) tray.push(node);
    else if (node.pick === RANDOM_CARD && !inUse) tray.unshift(node);
    else if (isName(node.pick)) names.push(node);
    else buttons.push(node);
  };
  level.forEach(place);
  return { hand, seats, tray, names, buttons, shelf, paying, complete: isComplete(nodeAt(decision, path)) };
}
