import { type Frame, NONE } from '../../kernel/frame.ts';
import { CANCELLED } from '../../kernel/hooks.ts';
import { KIND, kindOf, pickValue } from '../../kernel/offer.ts';
import { program } from '../../kernel/program.ts';
import type { Card } from '../author/definition.ts';
import { endBoosts, isAddition, startBoosts } from '../offers/boost.ts';
import type { CardGame } from '../table/game.ts';
import { BANGS } from '../table/layout.ts';
import { copiesNow, isCopy } from '../table/played-as.ts';
import { askReactions, followReactions } from './react.ts';

/** `n` of a play frame: the card comes from the hand; it lay in front of the player already; its effect alone is carried out once more; it comes from the hand for something else. */
const FROM_HAND = 0;
const USED = 1;
const REPEATED = 2;
const INSTEAD = 3;

/** Was a card of the hand played, rather than one that lay in front or an effect alone? */
export const isFromHand = (play: Frame): boolean => play.n === FROM_HAND || play.n === INSTEAD;

/** Discards what the card costs, and answers what is played with it. Both lie in the memory of the play, which is empty again before anybody can answer. */
function payCosts(g: CardGame, play: Frame): readonly number[] {
  const costs = play.mem;
  if (costs === null) return NOTHING;
  const added = costs.filter((piece) => isAddition(g, play, piece));
  for (const cost of costs) if (!added.includes(cost)) g.discard(cost, play.me);
  play.mem = null;
  return added;
}

const NOTHING: readonly number[] = [];

/** A card is played: it leaves the hand, may be escaped, does what it says, and is over. */
export const playProgram = program<CardGame, 'lay' | 'aim' | 'react' | 'effect' | 'over' | 'settle'>('card/play', {
  lay(g, f) {
    const card = g.rules.cards[f.src] as Card;
    if (card.limited && f.n !== USED && !copiesNow(g, f.card, f.src)) g.setCount(BANGS, f.me, g.bangsPlayed(f.me) + 1);
    if (f.to >= 0) g.tell({ what: 'play-at', seat: f.me, to: f.to, card: f.card, as: f.src });
    else g.tell({ what: 'play', seat: f.me, card: f.card, as: f.src });
    if (card.colour === 'brown') g.toPile(f.card);
    else if (f.n === USED) g.discard(f.card, f.me);
    // What the card demands beside it lies on top of it.
    const added = payCosts(g, f);
    if (g.rules.anyBoost) startBoosts(g, f, added);
  },
  aim(g, f) {
    if (f.to >= 0 && f.to !== f.me) g.fire(g.would.aim, f);
  },
  react(g, f) {
    if (f.to < 0 || f.to === f.me || f.ret === CANCELLED) return;
    if (g.rules.cards[f.src]?.play?.aim?.later !== true) askReactions(g, 'aim');
  },
  effect(g, f) {
    if (f.ret === CANCELLED) {
      f.ret = 0;
      // A brown one went to the pile when it was played; if it is back in the hand by now, it stays there.
      if (g.rules.cards[f.src]?.colour !== 'brown' && g.s.where[f.card] === g.rules.hand + f.me) g.toPile(f.card);
      return;
    }
    const prog = f.n === INSTEAD ? g.rules.instead?.prog : f.n === USED ? g.rules.uses[f.src] : g.rules.plays[f.src];
    if (prog === undefined) throw new Error(`${g.rules.defs[f.src].id} cannot be played.`);
    const child = g.push(prog, f.me);
    child.by = f.me;
    child.to = f.to;
    child.card = f.card;
    child.pick = f.pick;
    child.src = f.src;
    child.chooser = f.chooser;
  },
  over(g, f) {
    if (followReactions(g, f, 'aim')) {
      f.step = playProgram.at.over;
      return;
    }
    if (g.rules.anyBoost) endBoosts(g);
    if (isFromHand(f)) g.tellTable(g.at.played, 1, f.me, isCopy(g, f.card) ? g.def(f.card) : f.src);
    if (f.n !== REPEATED) g.fire(g.after.played, f);
  },
  settle(g) {
    g.settle();
  },
});

export function pushPlay(g: CardGame, me: number, line: readonly number[]): Frame {
  const f = g.push(playProgram, me);
  f.by = me;
  let picks = line;
  const as = line.length > 1 && kindOf(line[1]) === KIND.as;
  const def = as ? pickValue(line[1]) : g.def(pickValue(line[0]));
  const at = as ? 2 : 1;
  if (kindOf(line[0]) === KIND.hand && g.rules.cards[def]?.play?.cost !== undefined) {
    f.mem = [pickValue(line[at])];
    picks = line.filter((_, i) => i !== at);
  }
  f.src = def;
  const added = g.rules.anyBoost ? additionIn(g, f, picks) : NONE;
  if (added > 0) {
    f.mem = [pickValue(picks[added])];
    picks = picks.filter((_, i) => i !== added);
  }
  g.fill(f, picks);
  f.n = kindOf(line[0]) === KIND.play ? USED : isInstead(g, line) ? INSTEAD : FROM_HAND;
  return f;
}

/** Where a card of the hand that is played with this one stands among the picks. */
function additionIn(g: CardGame, play: Frame, picks: readonly number[]): number {
  for (let i = 1; i < picks.length; i++)
    if (kindOf(picks[i]) === KIND.hand && isAddition(g, play, pickValue(picks[i]))) return i;
  return NONE;
}

/** Does the line say that the card is played for something else? */
function isInstead(g: CardGame, line: readonly number[]): boolean {
  return g.rules.instead !== undefined && line.includes(g.word(g.rules.instead.spec.words[1]));
}

/** The card that is being aimed hits somebody else, who may say what he has to say to it in his turn. */
export function aimAnew(play: Frame, to: number): void {
  play.to = to;
  play.step = playProgram.at.aim;
}

/** Is what is going on a repetition, so that no card was played for it? */
export function isRepetition(g: CardGame): boolean {
  return g.s.stack.findLast((f) => f.prog === playProgram.id)?.n === REPEATED;
}

/** Carries out the effect of a card that was played already, perhaps at another target. */
export function repeatPlay(g: CardGame, me: number, card: number, src: number, to: number, pick: number): void {
  const f = g.push(playProgram, me);
  f.step = playProgram.at.aim;
  f.n = REPEATED;
  f.by = me;
  f.card = card;
  f.src = src;
  f.to = to;
  f.pick = pick;
}
