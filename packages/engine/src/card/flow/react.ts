import type { Frame } from '../../kernel/frame.ts';
import { CANCELLED } from '../../kernel/hooks.ts';
import { handCard, type Offer, PASS, pickValue } from '../../kernel/offer.ts';
import { type Program, program } from '../../kernel/program.ts';
import { hasSeat, only, without } from '../../kernel/seats.ts';
import type { Question } from '../../kernel/story.ts';
import type { ReactPoint } from '../author/definition.ts';
import type { Reaction } from '../compile/rules.ts';
import type { CardGame } from '../table/game.ts';
import { DISCARD } from '../table/layout.ts';

/** Could a copy of this card be in somebody's hand, for all that anybody sees? */
const unseen = (g: CardGame, reaction: Reaction): boolean =>
  reaction.pieces.some((piece) => g.s.where[piece] !== DISCARD);

/** Everybody who could hold a card for this moment: to ask only those who do would betray them. */
function seatsAsked(g: CardGame, point: ReactPoint, e: Frame): number {
  let seats = 0;
  if (e.ret !== CANCELLED)
    for (const reaction of g.rules.reactions[point]) if (unseen(g, reaction)) seats |= reaction.spec.seats(g, e);
  for (let seat = 0; seat < g.rules.players; seat++)
    if (!g.inPlay(seat) || g.hand(seat).length === 0) seats = without(seats, seat);
  return seats;
}

function reactionOf(g: CardGame, point: ReactPoint, piece: number): Reaction | undefined {
  const def = g.def(piece);
  return g.rules.reactions[point].find((reaction) => reaction.def === def);
}

const mayUse = (g: CardGame, reaction: Reaction | undefined, e: Frame, seat: number): reaction is Reaction =>
  reaction !== undefined && hasSeat(reaction.spec.seats(g, e), seat);

function offerReactions(g: CardGame, point: ReactPoint, e: Frame, seat: number, o: Offer): void {
  for (const piece of g.hand(seat))
    if (mayUse(g, reactionOf(g, point, piece), e, seat)) o.add(handCard(piece));
    else if (o.explain) o.no({ why: 'cannot-answer', card: g.def(piece) }, handCard(piece));
  o.add(PASS);
}

/** Seat and card of every answer to an event that still has something to do, in the event's own memory. */
const ANSWER = 2;
const answersTo = (e: Frame): number[] => e.mem ?? [];

/** Played at once, and its owner noted in `n` of the window; an answer that an earlier one has made needless stays in the hand. */
function use(g: CardGame, f: Frame, point: ReactPoint, seat: number, piece: number): void {
  const e = g.event(f);
  const reaction = reactionOf(g, point, piece);
  if (e.ret === CANCELLED || !mayUse(g, reaction, e, seat)) return;
  g.tell({ what: 'play', seat, card: piece, as: reaction.def });
  g.toPile(piece);
  g.spend(seat, true, g.def(piece));
  reaction.spec.change(g, e);
  e.mem = [...answersTo(e), seat, piece];
  f.n |= only(seat);
}

function reactProgram(point: ReactPoint, about: (e: Frame) => Question): Program<CardGame, 'ask' | 'again'> {
  const made = program<CardGame, 'ask' | 'again'>(`card/react-${point}`, {
    ask: {
      about: (g, f) => about(g.event(f)),
      window: true,
      who: (g, f) => seatsAsked(g, point, g.event(f)),
      offer: (g, f, seat, o) => offerReactions(g, point, g.event(f), seat, o),
      take(g, f, seat, line) {
        if (line[0] !== PASS) use(g, f, point, seat, pickValue(line[0]));
      },
    },
    again(g, f) {
      const answered = f.n;
      if (answered === 0) return g.end(f, g.event(f).ret);
      f.n = 0;
      f.step = made.at.ask;
      g.settleFor(answered);
    },
  });
  return made;
}

const PROGRAMS: Readonly<Record<ReactPoint, Program<CardGame>>> = {
  aim: reactProgram('aim', (play) => ({ ask: 'escape', by: play.by, card: play.card })),
  harm: reactProgram('harm', (hit) => ({ ask: 'save-other', of: hit.to })),
};

/** Opens the window over the event on top of the stack, if these packs have a card for it. */
export function askReactions(g: CardGame, point: ReactPoint): void {
  if (g.rules.reactions[point].length === 0) return;
  const f = g.push(PROGRAMS[point], g.activeSeat());
  f.ev = g.s.stack.length - 2;
  const e = g.event(f);
  f.by = e.by;
  f.to = e.to;
  f.card = e.card;
}

/** Sets going what the next card played in answer still has to do; false when there is none. */
export function followReactions(g: CardGame, e: Frame, point: ReactPoint): boolean {
  const answers = answersTo(e);
  while (answers.length > 0) {
    const [seat, piece] = answers.splice(0, ANSWER);
    const reaction = reactionOf(g, point, piece);
    if (reaction?.prog === undefined || !g.inPlay(seat)) continue;
    const f = g.push(reaction.prog, seat);
    f.by = seat;
    f.to = e.to;
    f.card = piece;
    f.src = reaction.def;
    f.ev = g.s.stack.length - 2;
    return true;
  }
  return false;
}
