import {
  type About,
  aboutOf,
  CardGame,
  contentKey,
  DiceGame,
  FACES,
  type Game,
  handLimit,
  KIND,
  kindOf,
  letter,
  lineTokens,
  pickValue,
  type Refusal,
  type Rules,
} from '@sixgun/engine';
import type { MessageKey, Params, Texts } from '@sixgun/texts';

const SUITS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** Words of the notation that have a text of their own; the rest is shown as it is written. */
const WORDS: Readonly<Record<string, MessageKey>> = {
  pass: 'ui.pass',
  end: 'ui.end-turn',
  hand: 'ui.random-card',
  deck: 'ui.from-deck',
  discard: 'ui.from-discard',
  yes: 'ui.yes',
  no: 'ui.no',
  red: 'suit.red',
  black: 'suit.black',
  spades: 'suit.spades',
  hearts: 'suit.hearts',
  diamonds: 'suit.diamonds',
  clubs: 'suit.clubs',
  heal: 'ui.regain-life',
};

/** The places in a set of dice. */
export const diceIn = (set: number): number[] =>
  Array.from({ length: 8 }, (_, die) => die).filter((die) => (set >> die) & 1);

/** Turns numbers of one game into words of one language. */
export class Words {
  readonly texts: Texts;
  readonly rules: Rules;
  private readonly names: readonly string[];

  constructor(texts: Texts, rules: Rules, names: readonly string[]) {
    this.texts = texts;
    this.rules = rules;
    this.names = names;
  }

  /** A message whose key comes from the engine; null when there is none. */
  say(key: string, params: Params): string | null {
    const said = this.texts.t(key as MessageKey, params);
    return said === key ? null : said;
  }

  name(seat: number): string {
    return this.names[seat] ?? '';
  }

  content(def: number): string {
    if (def < 0) return '';
    const key = contentKey(this.rules, def);
    return this.texts.has(key) ? this.texts.content(key).name : this.rules.defs[def].id;
  }

  card(piece: number): string {
    if (piece < 0) return '';
    const { def, rank, suit } = this.rules.faces[piece];
    return suit === '' ? this.content(def) : `${this.content(def)} ${rank}${SUITS[suit] ?? suit}`;
  }

  /** A word of the notation, in the words of the language. */
  private word(word: string): string {
    const common = WORDS[word];
    const key = common ?? `dice.${word}`;
    if (this.texts.knows(key)) return this.texts.t(key);
    return this.contentNamed(`dice/die/${word}`) ?? this.contentNamed(`dice/face/${word}`) ?? word;
  }

  private contentNamed(key: string): string | null {
    return this.texts.has(key) ? this.texts.content(key).name : null;
  }

  face(face: number): string {
    return FACES[face] === undefined ? '' : this.word(FACES[face]);
  }

  /** The nth kind of die in the box. */
  die(n: number): string {
    const kinds = [...this.rules.defs.keys()].filter((def) => this.rules.defs[def].kind === 'die');
    return this.content(kinds[n] ?? -1);
  }

  private reroll(g: Game, dice: number): string {
    const chosen = g instanceof DiceGame ? diceIn(dice).map((die) => `${die + 1} ${this.face(g.face(die))}`) : [];
    return `${this.texts.t('dice.reroll', { count: chosen.length })}: ${chosen.join(', ')}`;
  }

  line(g: Game, seat: number, line: readonly number[]): string {
    return line.map((pick) => this.pick(g, seat, pick)).join(' → ');
  }

  private pick(g: Game, seat: number, pick: number): string {
    const value = pickValue(pick);
    switch (kindOf(pick)) {
      case KIND.hand:
        return this.card(value);
      case KIND.play: {
        const { owner } = this.rules.zones[g.s.where[value]];
        return owner < 0 || owner === seat ? this.card(value) : `${this.card(value)} (${this.name(owner)})`;
      }
      case KIND.seat:
        return this.name(value);
      case KIND.ability:
      case KIND.copy:
      case KIND.name:
        return this.content(value);
      case KIND.as:
        return `= ${this.content(value)}`;
      case KIND.word:
        return this.word(this.rules.words[value]);
      case KIND.dice:
        return this.reroll(g, value);
      case KIND.die:
        return this.texts.t('dice.die', { n: value });
      default:
        return lineTokens(g, seat, [pick]).join(' ');
    }
  }

  /** Why something is not offered, as a sentence. */
  why(g: Game, seat: number, { why, details }: Refusal): string {
    const { card = -1, seat: to = -1, by = -1 } = details;
    const params = {
      ...details,
      name: this.name(to),
      card: this.content(card),
      weapon: this.weaponOf(g, seat),
      by: this.content(by),
      event: this.content(by),
    };
    const ofDice = `why.${why}-dice`;
    const key = this.rules.game === 'dice' && this.texts.knows(ofDice) ? ofDice : `why.${why}`;
    return this.say(key, params) ?? why;
  }

  private weaponOf(g: Game, seat: number): string {
    const weapon = g instanceof CardGame ? g.inFront(seat).find((piece) => g.card(piece).weapon) : undefined;
    return weapon === undefined ? this.texts.t('name.colt') : this.card(weapon);
  }

  /** The question a seat has to answer; a card may have words of its own for it. */
  prompt(g: Game, seat: number): string {
    if (((g.asked >> seat) & 1) === 0) return this.texts.t('prompt.standing');
    const prompt = g.prompt();
    const top = aboutOf(g);
    const params = this.promptParams(g, seat, top);
    const own = (def: number) => (def >= 0 ? this.say(`prompt.${prompt}-${this.rules.defs[def].id}`, params) : null);
    return (
      own(top.src) ??
      own(this.rules.faces[top.card]?.def ?? -1) ??
      this.say(`prompt.${prompt}`, params) ??
      this.texts.t('ui.choose')
    );
  }

  private promptParams(g: Game, seat: number, f: About): Params {
    const next = f.list[0] ?? -1;
    const needed = g.prompt() === 'save' && g instanceof CardGame ? 1 - g.life(seat) : f.n;
    return {
      needed,
      count: g instanceof CardGame ? Math.max(1, g.hand(seat).length - handLimit(g, seat)) : f.n,
      by: this.name(f.by),
      who: this.name(f.me),
      name: this.name(f.to),
      to: this.name(f.to >= 0 && f.to !== seat ? f.to : next),
      card: this.card(f.card),
      cards: this.card(f.card),
      names: '',
    };
  }

  seatLabel(seat: number): string {
    return `${letter(seat)} ${this.name(seat)}`;
  }
}
