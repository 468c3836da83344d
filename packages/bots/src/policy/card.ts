import {
  type CardGame,
  distance,
  END,
  FROM_DECK,
  FROM_DISCARD,
  KIND,
  kindOf,
  NO,
  type Offer,
  PASS,
  reach,
  YES,
} from '@sixgun/engine';
import { luck } from '../luck.ts';
import type { Foes } from './foes.ts';
import { type Intent, newIntent, readIntent } from './intent.ts';
import type { Manner } from './manner.ts';
import { lifeInCards, Trades } from './trades.ts';
import { type Traits, traitsOf } from './traits.ts';

/** No move a player would make. */
const NEVER = -5;
/** What keeps somebody in the game is worth more than any other card. */
const ALL = 20;
/** About what a card from the deck is worth. */
const AVERAGE = 5.2;
/** Of the cards of an unknown hand, the share that answers a duel. */
const BANGS_IN_HANDS = 0.3;

/** Judges the options of one player of the card game by what they do, on a game in which it may read its own cards and what lies open. */
export class CardPolicy {
  private readonly intent: Intent = newIntent();
  private g!: CardGame;
  private me = 0;
  private foes: Foes = [];
  private manner!: Manner;
  private traits!: Traits;
  private asked = '';
  private readonly trades = new Trades();
  private needed = 1;
  /** Options of an answer that give a card of the hand. */
  private givable = 0;
  private givenTo = -1;

  /** Makes ready for one offer. */
  look(g: CardGame, me: number, o: Offer, foes: Foes, manner: Manner): void {
    this.g = g;
    this.me = me;
    this.foes = foes;
    this.manner = manner;
    this.traits = traitsOf(g.rules);
    this.read(o);
  }

  /** Whoever may end the turn is playing; only for other questions the rules are asked what they want. */
  private read(o: Offer): void {
    for (let i = o.n - 1; i >= 0; i--)
      if (o.pick(i, 0) === END) {
        this.asked = 'play';
        return;
      }
    if (o.draft.length > 0) {
      this.asked = 'draft';
      return;
    }
    const question = this.g.question(this.me);
    this.trades.look(this.g, this.me, this.foes, this.traits, question);
    this.asked = question?.ask ?? '';
    if (question?.ask === 'answer') {
      this.needed = question.needed;
      this.givable = 0;
      for (let i = 0; i < o.n; i++) if (kindOf(o.pick(i, 0)) === KIND.hand) this.givable++;
    }
    this.givenTo = question?.ask === 'give-card' ? question.to : -1;
  }

  score(o: Offer, index: number): number {
    readIntent(this.g.rules, o, index, this.intent);
    switch (this.asked) {
      case 'play':
      case 'standing':
        return this.judgePlay();
      case 'answer':
        return this.judgeAnswer();
      case 'save':
        return o.pick(index, 0) === PASS ? 0 : 20 - (this.intent.card >= 0 ? this.worth(this.intent.card) : 5);
      case 'draw':
        return this.judgeDraw(o.pick(index, 0));
      case 'save-other':
      case 'escape':
      case 'discard-or-lose':
      case 'flip-again':
      case 'load':
        return o.pick(index, 0) === PASS ? this.trades.pass() : this.judgeTrade();
      default:
        return this.judgePick(o.pick(index, 0));
    }
  }

  private judgePlay(): number {
    const { intent, traits } = this;
    if (intent.first === KIND.word) return this.paysWithItsStay() ? NEVER : 0;
    if (intent.def < 0) return 0;
    const { def, card } = intent;
    const use = traits.use[def];
    const asOther = card >= 0 && this.defOf(card) !== def && use !== 'share';
    const spent = asOther ? Math.max(0, this.worth(card) - traits.worth[def]) : 0;
    const paid = intent.cost >= 0 ? this.worth(intent.cost) / 2 : 0;
    const laid = card >= 0 && traits.laid[def];
    return (laid ? 9 : this.useful(use, def)) - spent - paid;
  }

  /** Draw, arm, rob, then shoot: what comes first scores highest. */
  private useful(use: Traits['use'][number], def: number): number {
    const { g, me, foes, intent, manner } = this;
    const { to } = intent;
    switch (use) {
      case 'draw':
        return 10;
      case 'equip':
        return 9 + this.traits.worth[def] / 10;
      case 'weapon':
        return this.weapon(def);
      case 'heal':
        return this.heal(def);
      case 'heal-all':
        return this.healAll();
      case 'share':
        return intent.card >= 0 && this.traits.use[this.defOf(intent.card)] !== 'share'
          ? 3.5 - this.worth(intent.card)
          : 3;
      case 'rob':
        return this.rob();
      case 'lock':
        return foes[to] > Math.max(0.3, manner.enemy) ? 6 + foes[to] + Math.min(1, g.hand(to).length / 5) : NEVER;
      case 'shoot':
        return this.shot(to);
      case 'harm':
        return foes[to] > manner.enemy ? 4 + 2 * foes[to] : NEVER;
      case 'duel':
        return this.duel(to);
      case 'sweep':
        return this.sweep();
      case 'fuse':
        return g.playersIn() >= 4 && this.foes[me] < 0 ? 0.8 : NEVER;
      case 'dodge':
        return 0.5;
      case 'trade':
        return g.life(me) <= 2 && g.hand(me).length > 2 + g.life(me) ? 3 : NEVER;
      default:
        return to < 0 || to === me ? 1 : 3 * foes[to];
    }
  }

  private missing(seat: number): number {
    return this.g.maxLife(seat) - this.g.life(seat);
  }

  private heal(def: number): number {
    const { g, me } = this;
    if (this.missing(me) <= 0 || (this.traits.idleForTwo[def] && g.playersIn() <= 2)) return -1;
    if (g.life(me) <= 2) return 9.5;
    return g.hand(me).length > g.life(me) ? 6.5 : 3 * this.manner.caution;
  }

  private healAll(): number {
    let score = this.missing(this.me) > 0 ? 4 : -1;
    for (let seat = 0; seat < this.foes.length; seat++)
      if (seat !== this.me && this.g.inPlay(seat) && this.missing(seat) > 0) score -= 2 * this.foes[seat];
    return score;
  }

  private shot(to: number): number {
    const { g, foes, manner } = this;
    if (foes[to] <= manner.enemy) return NEVER;
    const weak = g.life(to) <= 1 ? 1 : g.life(to) === 2 ? 0.3 : 0;
    return 3 + 2.5 * foes[to] + weak + (g.hand(to).length === 0 ? 0.5 : 0) + manner.temper;
  }

  private duel(to: number): number {
    const { g, me, foes, manner } = this;
    if (foes[to] <= manner.enemy) return NEVER;
    const edge = this.held('shoot', this.intent.card) - BANGS_IN_HANDS * g.hand(to).length;
    // Whoever holds no card cannot answer, so nothing is risked.
    if (g.life(me) <= 1 && edge < 1 && g.hand(to).length > 0) return NEVER;
    return 2 + 2 * foes[to] + 1.5 * edge * manner.caution + manner.temper;
  }

  private sweep(): number {
    let score = this.manner.temper;
    for (let seat = 0; seat < this.foes.length; seat++)
      if (seat !== this.me && this.g.inPlay(seat)) score += this.foes[seat] * (this.g.life(seat) <= 1 ? 5 : 2.5);
    return score > 0 ? 3 + score / 2 : score;
  }

  /** Dangerous cards of foes go, and what burdens me or a friend. */
  private rob(): number {
    const { to, target } = this.intent;
    const foe = this.foes[to];
    if (target < 0) return foe > this.manner.enemy * 0.8 ? 5.5 + 2 * foe : NEVER;
    const def = this.defOf(target);
    if (this.traits.burden[def]) return foe < 0 ? 8 - foe / 2 : NEVER;
    return foe > this.manner.enemy * 0.8 ? 5.5 + 2 * foe + (this.traits.worth[def] - 5) / 4 : NEVER;
  }

  /** A weapon that shoots farther, or one that shoots more than once when there is much to shoot with. */
  private weapon(def: number): number {
    const { g, me, foes, traits } = this;
    const mine = this.weaponOf(me);
    const farther = g.rules.query.range.of[def]?.(1, g, me) ?? 1;
    const now = reach(g, me);
    let within = 0;
    let gained = 0;
    for (let seat = 0; seat < foes.length; seat++) {
      if (seat === me || !g.inPlay(seat) || foes[seat] <= this.manner.enemy) continue;
      const far = distance(g, me, seat);
      if (far <= farther) within += foes[seat];
      gained += (far <= farther ? foes[seat] : 0) - (far <= now ? foes[seat] : 0);
    }
    const extra = traits.repeats[def] && within > 0 ? this.held('shoot', -1) - 1 : 0;
    const better = mine < 0 ? 1 : traits.worth[def] - traits.worth[this.defOf(mine)];
    const score = better + 3 * gained + 1.5 * extra;
    return score > 0 ? 8.5 + score / 20 : -1;
  }

  private judgeAnswer(): number {
    const { intent, g, me, needed } = this;
    if (intent.first === KIND.word) return 0;
    if (intent.first !== KIND.hand) return 200;
    if (this.givable < needed) return -1;
    return this.manner.caution * lifeInCards(g.life(me)) - needed * this.worth(intent.card);
  }

  private judgeTrade(): number {
    const { card, target } = this.intent;
    return this.trades.use(card >= 0 ? this.worth(card) : 0, target);
  }

  private judgeDraw(first: number): number {
    if (first === FROM_DECK) return AVERAGE;
    const { g, intent, traits } = this;
    if (first === FROM_DISCARD) {
      const pile = g.zone(traits.discard);
      return pile.length === 0 ? 0 : this.worth(pile[pile.length - 1]);
    }
    return intent.to >= 0 ? AVERAGE + 2 * this.foes[intent.to] : AVERAGE + 1;
  }

  /** Any decision without a judge of its own: gain the best, lose the worst, hurt foes. */
  private judgePick(first: number): number {
    const { intent } = this;
    let score = 0;
    if (intent.card >= 0) score += this.judgeCard(intent.card);
    if (intent.target >= 0) score += this.judgeTarget(intent.target);
    if (intent.to >= 0 && intent.target < 0) score += 3 * this.foes[intent.to];
    if (intent.first === KIND.ability) score += 1;
    if (intent.first === KIND.word) score += first === PASS || first === NO ? 0 : first === YES ? 1 : 0.5;
    return score;
  }

  private judgeCard(piece: number): number {
    const { g, me } = this;
    const { name, owner } = g.rules.zones[g.s.where[piece]];
    if (name === 'flip') return luck(g, piece);
    if (name === 'character') {
      const content = g.rules.content[this.defOf(piece)];
      return 'life' in content ? Number(content.life) : 0;
    }
    if (name === 'hand' && owner === me) return -this.worth(piece);
    return this.givenTo >= 0 && this.foes[this.givenTo] > 0 ? -this.worth(piece) : this.worth(piece);
  }

  private judgeTarget(piece: number): number {
    const { owner } = this.g.rules.zones[this.g.s.where[piece]];
    const def = this.defOf(piece);
    const worth = this.keepsAlive(piece, owner) ? ALL : this.traits.worth[def];
    const loss = this.traits.burden[def] ? -worth : worth;
    return owner < 0 ? 0 : loss * Math.sign(this.foes[owner]);
  }

  private keepsAlive(piece: number, owner: number): boolean {
    return this.traits.keeps[this.defOf(piece)] && owner >= 0 && this.g.life(owner) <= 0;
  }

  /** Would a ghost pay for a wagon with the card that keeps it in the game, or perhaps have to? */
  private paysWithItsStay(): boolean {
    const { g, me, intent } = this;
    if (g.life(me) > 0) return false;
    if (intent.card < 0) return g.rules.words[intent.word] === 'advance' && g.hand(me).length < 2;
    if (intent.target >= 0) return this.keepsAlive(intent.target, me);
    // A ghost has no life to pay with, so a price that is not named yet is two cards.
    return intent.cost < 0 && g.hand(me).length + g.exposedOf(me).length <= 2;
  }

  private defOf(piece: number): number {
    return this.g.rules.defOf[piece];
  }

  private weaponOf(seat: number): number {
    const front = this.g.inFront(seat);
    for (let i = 0; i < front.length; i++) if (this.traits.weapon[this.defOf(front[i])]) return front[i];
    return -1;
  }

  /** My cards of one use, not counting one of them. */
  private held(use: Traits['use'][number], except: number): number {
    const hand = this.g.hand(this.me);
    let n = 0;
    for (let i = 0; i < hand.length; i++) if (hand[i] !== except && this.traits.use[this.defOf(hand[i])] === use) n++;
    return n;
  }

  /** What a card is worth in my hand. */
  worth(piece: number): number {
    const { g, me, traits } = this;
    const def = this.defOf(piece);
    const worth = traits.worth[def];
    if (traits.idleForTwo[def] && g.playersIn() <= 2) return 0.5;
    switch (traits.use[def]) {
      case 'heal':
        return worth + Math.min(2, this.missing(me));
      case 'dodge':
        return g.life(me) <= 2 ? worth + 2 : worth;
      case 'shoot':
        return this.held('shoot', piece) >= 2 ? worth - 1 : worth;
      case 'weapon': {
        const mine = this.weaponOf(me);
        return mine >= 0 && traits.worth[this.defOf(mine)] >= worth ? 1 : worth;
      }
      default: {
        if (traits.burden[def]) return worth;
        const front = g.inFront(me);
        for (let i = 0; i < front.length; i++) if (this.defOf(front[i]) === def) return 1;
        return worth;
      }
    }
  }
}
