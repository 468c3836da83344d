import { contentKey, FACES, type Face, letter, type Rules } from '@sixgun/engine';
import { listed, type MessageKey, type Texts } from '@sixgun/texts';
import { type Name, type Say, sayIn } from './parts.ts';

/** What a narrator knows of a table: the players' names and what is in the box. */
export interface Box {
  readonly names: readonly string[];
  readonly faces: readonly Face[];
  readonly defs: readonly { readonly id: string; readonly key: string }[];
  /** The seat of whoever reads this, if anybody does. */
  readonly me?: number;
}

export const boxOf = (rules: Rules, names: readonly string[]): Box => ({
  names,
  faces: rules.faces,
  defs: rules.defs.map(({ id }, def) => ({ id, key: contentKey(rules, def) })),
});

const SUIT_SIGNS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };
export const suitSign = (suit: string): string => SUIT_SIGNS[suit] ?? '';

/** Turns the numbers of one table into names of one language. */
export class Names {
  readonly texts: Texts;
  readonly say: Say;
  private readonly box: Box;
  /** Where names cannot be looked at, cards say their rank and suit. */
  private readonly ranks: boolean;

  constructor(texts: Texts, box: Box, ranks = false) {
    this.texts = texts;
    this.say = sayIn(texts);
    this.box = box;
    this.ranks = ranks;
  }

  seat(seat: number): Name {
    const mine = seat === this.box.me;
    if (mine) return { label: this.texts.t('ui.you'), link: { seat }, mine };
    const label = this.box.names[seat] ?? letter(seat);
    return { label, link: { seat }, mine, forms: this.texts.declension.formsOf(label) };
  }

  /** Several players, as one lists them in this language. */
  seats(seats: readonly number[]): string {
    const labels = seats.map((seat) => this.seat(seat).label);
    return listed(this.texts.language, labels);
  }

  def(def: number): Name {
    const { key, id } = this.box.defs[def];
    if (this.texts.has(key)) return { label: this.texts.content(key).name, link: { def, piece: -1 } };
    // A rule of the table has no card one could look at.
    const own = `name.${id}`;
    return { label: this.texts.knows(own) ? this.texts.t(own) : id, link: null };
  }

  idOf(def: number): string {
    return this.box.defs[def].id;
  }

  defOf(piece: number): number {
    return this.box.faces[piece].def;
  }

  card(piece: number): Name {
    const { def, suit } = this.box.faces[piece];
    const { label } = this.def(def);
    return { label: this.ranks && suit !== '' ? `${label} ${this.rank(piece)}` : label, link: { def, piece } };
  }

  /** Several cards, as one lists them in this language. */
  cards(pieces: readonly number[]): string {
    const labels = pieces.map((piece) => this.card(piece).label);
    return listed(this.texts.language, labels);
  }

  /** A card that counts for its rank and suit alone. */
  turned(piece: number): Name {
    const { label, link } = this.card(piece);
    return { label: this.rank(piece) || label, link };
  }

  private rank(piece: number): string {
    const { rank, suit } = this.box.faces[piece];
    return `${rank}${suitSign(suit)}`;
  }

  faces(faces: readonly number[]): Name {
    const signs = faces.map((face) => FACES[face] ?? '');
    return { label: signs.map((sign) => faceIn(this.texts, sign)).join(', '), link: null, signs };
  }
}

const WORDS: Readonly<Record<string, MessageKey>> = {
  pass: 'ui.pass',
  end: 'ui.end-turn',
  hand: 'ui.random-card',
  deck: 'ui.from-deck',
  discard: 'ui.from-discard',
  yes: 'ui.yes',
  no: 'ui.no',
  heal: 'ui.regain-life',
  gold: 'ui.for-gold',
  'buy:': 'ui.buy',
  'break:': 'ui.force-off',
  'wagon:': 'ui.take-wagon',
  advance: 'ui.advance',
  'load:': 'ui.put-load',
  'pay:': 'ui.pay-load',
  'take:': 'ui.take-load',
  ignore: 'ui.engine-nothing',
  twice: 'ui.engine-twice',
  bang: 'ui.be-shot-at',
  red: 'suit.red',
  black: 'suit.black',
  spades: 'suit.spades',
  hearts: 'suit.hearts',
  diamonds: 'suit.diamonds',
  clubs: 'suit.clubs',
};

export function faceIn(texts: Texts, face: string): string {
  const key = `dice/face/${face}`;
  return texts.has(key) ? texts.content(key).name : face;
}

/** A word of the notation in the words of a language: what to do, a suit, a die or a face. */
export function wordIn(texts: Texts, word: string): string {
  const doing = WORDS[word] ?? `dice.${word}`;
  if (texts.knows(doing)) return texts.t(doing);
  for (const key of [`dice/die/${word}`, `dice/face/${word}`]) if (texts.has(key)) return texts.content(key).name;
  return word;
}
