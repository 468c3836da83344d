import type { Game } from './game.ts';
import { LONGEST_TOKEN, quoted, shortened } from './lines.ts';
import { KIND, kindOf, type Offer, pickValue } from './offer.ts';
import { letter, type Rules } from './rules.ts';
import { hasSeat } from './seats.ts';
import type { Refusal } from './story.ts';

/** Name of a piece: its id, with rank and suit where it has them. */
export function pieceToken(rules: Rules, piece: number): string {
  const { def, rank, suit } = rules.faces[piece];
  return suit === '' ? rules.defs[def].id : `${rules.defs[def].id}/${rank}${suit}`;
}

/** The tokens of a line of picks, as one seat writes it. */
export function lineTokens(g: Game, seat: number, line: readonly number[]): string[] {
  const tokens: string[] = [];
  let owner = -1;
  let joins = '';
  for (const pick of line) {
    const kind = kindOf(pick);
    const value = pickValue(pick);
    if (kind === KIND.seat) owner = value;
    const text = pickText(g, seat, owner, kind, value);
    const last = tokens.length - 1;
    if (kind === KIND.as) tokens[last] += `=${text}`;
    else if (kind === KIND.ability && last >= 0 && tokens[last].includes('=')) tokens[last] += text;
    else if (joins !== '') {
      tokens.push(joins + text);
      joins = '';
    } else if (text.endsWith(':')) joins = text;
    else tokens.push(text);
  }
  return tokens;
}

function pickText(g: Game, seat: number, owner: number, kind: number, value: number): string {
  const { rules } = g;
  switch (kind) {
    case KIND.hand:
      return pieceToken(rules, value);
    case KIND.play: {
      const lies = rules.zones[g.s.where[value]].owner;
      const prefix = owner < 0 && lies >= 0 && lies !== seat ? letter(lies) : '';
      return `${prefix}@${rules.defs[rules.faces[value].def].id}`;
    }
    case KIND.ability:
      return `!${rules.defs[value].id}`;
    case KIND.seat:
      return letter(value);
    case KIND.word:
      return rules.words[value];
    case KIND.as:
    case KIND.effect:
      return rules.defs[value].id;
    case KIND.copy:
      return `copy:${rules.defs[value].id}`;
    case KIND.name:
      return `name:${rules.defs[value].id}`;
    case KIND.dice:
      return `reroll:${positions(value).join(',')}`;
    case KIND.die:
      return `die:${value}`;
    default:
      return '?';
  }
}

function positions(mask: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < 12; i++) if (((mask >> i) & 1) === 1) list.push(i + 1);
  return list;
}

interface Parts {
  head: string;
  rank: string;
  as: string;
  source: string;
}

const SHAPE = /^([^/=!]*|![^/=!]+)(?:\/([0-9JQKA]+[SHDC]))?(?:=([a-z0-9-]+)(![a-z0-9-]+)?)?$/;

function parts(token: string): Parts | null {
  const m = SHAPE.exec(token);
  return m === null ? null : { head: m[1], rank: m[2] ?? '', as: m[3] ?? '', source: m[4] ?? '' };
}

/** Does a token as written mean this one? Rank, use and owner may be left out. */
export function means(written: string, full: string): boolean {
  if (written === full) return true;
  const a = parts(written);
  const b = parts(full);
  if (a === null || b === null) return false;
  const sameHead = a.head === b.head || a.head === withoutOwner(b.head);
  return (
    sameHead &&
    (a.rank === '' || a.rank === b.rank) &&
    (a.as === '' || a.as === b.as) &&
    (a.source === '' || a.source === b.source)
  );
}

/** `D@barrel` as `@barrel`, `take:D@crate` as `take:@crate`. */
const withoutOwner = (head: string): string => head.replace(/^([a-z]+:)?[A-H](?=@)/, '$1');

const withoutRank = (token: string): string => token.replace(/\/[0-9JQKA]+[SHDC]/, '');

export interface Option {
  index: number;
  tokens: string[];
  draft: boolean;
}

export function listOptions(g: Game, seat: number, o: Offer): Option[] {
  const list: Option[] = [];
  for (let i = 0; i < o.n; i++) list.push({ index: i, tokens: lineTokens(g, seat, o.line(i)), draft: o.isDraft(i) });
  return list;
}

export class MoveError extends Error {
  readonly refusal: Refusal;
  constructor(message: string, refusal: Refusal) {
    super(message);
    this.refusal = refusal;
  }

  get why(): Refusal['why'] {
    return this.refusal.why;
  }
}

const agrees = (option: Option, tokens: readonly string[], same: (written: string, full: string) => boolean): boolean =>
  option.tokens.every((token, i) => i >= tokens.length || same(tokens[i], token));

const literally = (written: string, full: string): boolean => written === full;

/** Every option that a line of tokens could mean: what is written out in full means itself, whatever it could stand for. */
export function matching(options: readonly Option[], tokens: readonly string[]): Option[] {
  const literal = options.filter((option) => agrees(option, tokens, literally));
  if (literal.length > 0) return literal;
  const fits = options.filter((option) => agrees(option, tokens, means));
  const exact = fits.filter((option) => usesAsWritten(option, tokens));
  return exact.length > 0 ? exact : fits;
}

const usesAsWritten = (option: Option, tokens: readonly string[]): boolean => agrees(option, tokens, sameUse);

function sameUse(written: string, full: string): boolean {
  return (parts(written)?.as ?? '') === (parts(full)?.as ?? '');
}

/** What a line of tokens comes to: the option it completes, or null while more picks are needed. */
export function resolve(
  g: Game,
  seat: number,
  tokens: readonly string[],
  draft: readonly number[] = [],
): Option | null {
  for (const token of tokens) requireKnown(g.rules, token);
  const name = letter(seat);
  const line = `${name}: ${shortened(tokens.join(' '))}`;
  if (!hasSeat(g.called | g.standing, seat))
    throw new MoveError(`${line} — ${name} is not asked now.`, { why: 'not-asked' });
  const found = matching(listOptions(g, seat, g.offer(seat, false, draft)), tokens);
  if (found.length === 0) throw refused(g, seat, tokens, draft);
  const complete = found.filter((option) => option.tokens.length <= tokens.length);
  if (complete.length === 0) return null;
  const kinds = new Set(complete.map((option) => option.tokens.map(withoutRank).join(' ')));
  if (kinds.size > 1)
    throw new MoveError(`${line} — this could mean ${[...kinds].slice(0, 6).join(', or ')}: name one of them.`, {
      why: 'ambiguous',
    });
  const [option] = complete;
  // A card out of range must not become another use of it that nobody wrote, with the target left over.
  if (option.tokens.length < tokens.length && !usesAsWritten(option, tokens)) {
    if (bestRefusal(g, seat, tokens, draft).length === tokens.length) throw refused(g, seat, tokens, draft);
  }
  return option;
}

/** The tokens that can follow what has been picked so far, in the order of the offer. */
export function nextTokens(g: Game, seat: number, picked: readonly string[], draft: readonly number[] = []): string[] {
  const options = matching(listOptions(g, seat, g.offer(seat, false, draft)), picked);
  return [
    ...new Set(
      options.filter((option) => option.tokens.length > picked.length).map((option) => option.tokens[picked.length]),
    ),
  ];
}

function refused(g: Game, seat: number, tokens: readonly string[], draft: readonly number[]): MoveError {
  const refusal = whyNot(g, seat, tokens, draft);
  const line = `${letter(seat)}: ${shortened(tokens.join(' '))}`;
  return new MoveError(`${line} — refused: ${refusal.why}.`, refusal);
}

/** The reason a line is not offered, from the same enumerator that offers the others. */
export function whyNot(g: Game, seat: number, tokens: readonly string[], draft: readonly number[] = []): Refusal {
  if (!hasSeat(g.called | g.standing, seat)) return { why: 'not-asked' };
  return bestRefusal(g, seat, tokens, draft).refusal;
}

/** The same for a line of picks. What names nothing the seat can see is not looked at: where it lies would tell. */
export function whyNotPicks(g: Game, seat: number, picks: readonly number[], draft: readonly number[] = []): Refusal {
  if (!hasSeat(g.called | g.standing, seat)) return { why: 'not-asked' };
  const tokens = picks.every((pick) => namesSomething(g, seat, pick)) ? lineTokens(g, seat, picks) : [];
  // Also what only begins a token, or joins one that is not there, names nothing.
  return tokens.length === 0 ? { why: 'not-offered' } : whyNot(g, seat, tokens, draft);
}

function namesSomething({ rules, s }: Game, seat: number, pick: number): boolean {
  const value = pickValue(pick);
  switch (kindOf(pick)) {
    case KIND.hand:
      return value < rules.faces.length;
    case KIND.play:
      return value < rules.faces.length && hasSeat(s.known[value], seat);
    case KIND.ability:
    case KIND.as:
    case KIND.copy:
    case KIND.name:
      return value < rules.defs.length;
    case KIND.seat:
      return value < rules.players;
    case KIND.word:
      return value < rules.words.length;
    case KIND.dice:
    case KIND.die:
      return true;
    default:
      return false;
  }
}

/** The order of lines of picks that tells nothing of hands and piles. */
export function byPicks(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return a.length - b.length;
}

/** The refusal that answers most of the line, by pick where several do, and how many of its tokens it answers. */
function bestRefusal(g: Game, seat: number, tokens: readonly string[], draft: readonly number[]) {
  let best: { refusal: Refusal; length: number } = { refusal: { why: 'not-offered' }, length: 0 };
  for (const { line, refusal } of g.offer(seat, true, draft).refused.toSorted((a, b) => byPicks(a.line, b.line))) {
    const own = lineTokens(g, seat, line);
    const agree = own.every((token, i) => i >= tokens.length || means(tokens[i], token));
    const length = Math.min(own.length, tokens.length);
    if (agree && length > best.length) best = { refusal, length };
  }
  if (best.length === 0) best.refusal = g.reasonAgainst(seat, firstStrange(g, seat, tokens, draft));
  return best;
}

/** The token up to which the line could still have become a move. */
function firstStrange(g: Game, seat: number, tokens: readonly string[], draft: readonly number[]): string {
  const options = listOptions(g, seat, g.offer(seat, false, draft));
  return tokens.find((_, i) => matching(options, tokens.slice(0, i + 1)).length === 0) ?? tokens[tokens.length - 1];
}

/** One die, or a set of dice in their order, each once. */
function namesDice(token: string): boolean {
  const m = /^(?:die:([1-9])|reroll:([1-9](?:,[1-9])*))$/.exec(token);
  const places = m?.[2]?.split(',') ?? [];
  return m !== null && places.every((place, i) => i === 0 || place > places[i - 1]);
}

/** A token nobody could ever mean is a mistake, not a refused move. */
export function requireKnown(rules: Rules, token: string): void {
  if (token.length <= LONGEST_TOKEN && isKnown(rules, token)) return;
  throw new MoveError(`${quoted(token)} is no card, seat, ability or word of this game.`, { why: 'unknown-token' });
}

function isKnown(rules: Rules, token: string): boolean {
  const stripped = token.replace(/^(copy|name|buy|break|load|pay|take|wagon):/, '').replace(/^[A-H](?=@)/, '');
  if (/^[A-H]$/.test(stripped) || rules.words.includes(token) || namesDice(token)) return true;
  const shape = parts(stripped.replace(/^[@!]/, ''));
  const known = (id: string) => rules.defs.some((def) => def.id === id);
  return shape !== null && known(shape.head) && (shape.as === '' || known(shape.as));
}
