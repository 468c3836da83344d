import { type Frame, NONE } from '../../kernel/frame.ts';
import { CANCELLED } from '../../kernel/hooks.ts';
import { KIND, kindOf, pickValue } from '../../kernel/offer.ts';
import { program } from '../../kernel/program.ts';
import type { Card, CardProgram } from '../author/definition.ts';
import { endBoosts, isAddition, startBoosts } from '../offers/boost.ts';
import type { CardGame } from '../table/game.ts';
import { BANGS } from '../table/layout.ts';
import { copiesNow, isPlayedAs } from '../table/played-as.ts';
import { askReactions, followReactions } from './react.ts';

/** Bits of `n` of a play frame, none of them for a card of the hand. */
/** It lay in front of the player already. */
const USED = 1;
/** It is played for what a rule in force offers instead of what it does. */
const INSTEAD = 2;
/** Its effect alone is carried out once more. */
const REPEATED = 4;
/** It only does what another card does, without being it. */
const COPY = 8;

/** Is this card at work as a copy of another one? */
export const isCopyAtWork = (stack: readonly Frame[], piece: number): boolean => {
  const play = stack.findLast((f) => f.prog === playProgram.id && f.card === piece);
  return play !== undefined && (play.n & COPY) !== 0;
};

/** Was a card of the hand played, rather than one that lay in front or an effect alone? */
export const isFromHand = (play: Frame): boolean => (play.n & (USED | REPEATED)) === 0;

/** How it was played, for who repeats it: what `repeatPlay` wants to know. */
export const howPlayed = (play: Frame): number => play.n & (INSTEAD | COPY);

const isRepeated = (play: Frame): boolean => (play.n & REPEATED) !== 0;

/** The program of what the card does, is used for or is played for. */
function effectOf(g: CardGame, { n, src }: Frame): CardProgram {
  const prog = (n & INSTEAD) !== 0 ? g.rules.instead?.prog : (n & USED) !== 0 ? g.rules.uses[src] : g.rules.plays[src];
  if (prog === undefined) throw new Error(`${g.rules.defs[src].id} cannot be played.`);
  return prog;
}

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
    if (card.limited && (f.n & (USED | COPY)) === 0) g.setCount(BANGS, f.me, g.bangsPlayed(f.me) + 1);
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
      const avoided = g.rules.avoided[f.src];
      if (avoided !== undefined) pushEffect(g, f, avoided);
      return;
    }
    pushEffect(g, f, effectOf(g, f));
  },
  over(g, f) {
    if (followReactions(g, f, 'aim')) {
      f.step = playProgram.at.over;
      return;
    }
    // An effect that was avoided is over like any other: what follows from the play has not been cancelled.
    f.ret = 0;
    if (g.rules.anyBoost) endBoosts(g);
    if (isFromHand(f)) g.tellTable(g.at.played, 1, f.me, (f.n & COPY) === 0 ? f.src : g.def(f.card));
    if (!isRepeated(f)) g.fire(g.after.played, f);
  },
  settle(g) {
    g.settle();
  },
});

function pushEffect(g: CardGame, play: Frame, prog: CardProgram): void {
  const f = g.push(prog, play.me);
  f.by = play.me;
  f.to = play.to;
  f.card = play.card;
  f.pick = play.pick;
  f.src = play.src;
  f.chooser = play.chooser;
}

/** Plays a card of the hand, or uses one in front. Where it could be a copy it is one; what an ability plays it as it is. */
export function playCard(g: CardGame, me: number, line: readonly number[]): void {
  const f = pushPlay(g, me, line);
  if (copiesNow(g, f.card, f.src)) f.n |= COPY;
}

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
  f.n = kindOf(line[0]) === KIND.play ? USED : isInstead(g, line) ? INSTEAD : 0;
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

const playGoingOn = (g: CardGame): Frame | undefined => g.s.stack.findLast((f) => f.prog === playProgram.id);

/** Is what is going on a repetition, so that no card was played for it? */
export function isRepetition(g: CardGame): boolean {
  const play = playGoingOn(g);
  return play !== undefined && isRepeated(play);
}

/** Is this shot or hit due to a card of this name, or to something that counts as one? To repeat a card is not to play it. */
export function isCardPlayedAs(g: CardGame, name: number, f: Frame): boolean {
  if (!isPlayedAs(g, name, f)) return false;
  const play = playGoingOn(g);
  // What lies in front of a player and counts as a card has not been one before.
  return play === undefined || !isRepeated(play) || g.rules.faces[play.card].back !== 'card';
}

/** Carries out the effect of a card that was played already, or what else it was played for, perhaps at another target. */
export function repeatPlay(
  g: CardGame,
  me: number,
  card: number,
  src: number,
  to: number,
  pick: number,
  how = 0,
): void {
  const f = g.push(playProgram, me);
  f.step = playProgram.at.aim;
  f.n = how | REPEATED;
  f.by = me;
  f.card = card;
  f.src = src;
  f.to = to;
  f.pick = pick;
}
