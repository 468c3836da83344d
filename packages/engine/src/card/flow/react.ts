import type { Frame } from '../../kernel/frame.ts';
import { CANCELLED } from '../../kernel/hooks.ts';
import { handCard, type Offer, PASS, pickValue, usedAs } from '../../kernel/offer.ts';
import { type Program, program } from '../../kernel/program.ts';
import { hasSeat, only, without } from '../../kernel/seats.ts';
import type { Question } from '../../kernel/story.ts';
import type { ReactPoint } from '../author/definition.ts';
import { OK } from '../author/why.ts';
import type { Reaction } from '../compile/rules.ts';
import { forbidden } from '../offers/forbidden.ts';
import { reason } from '../offers/reason.ts';
import { causeOf } from '../table/cause.ts';
import type { CardGame } from '../table/game.ts';
import { DISCARD } from '../table/layout.ts';

/** Could a copy of this card be in somebody's hand, for all that anybody sees? */
function unseen(g: CardGame, { pieces }: Reaction): boolean {
  for (const piece of pieces) if (g.s.where[piece] !== DISCARD) return true;
  return false;
}

/** Everybody sees who has an ability. */
const hasAbility = (g: CardGame, { def }: Reaction, seat: number): boolean =>
  g.s.abilities[seat].includes(def) && g.working(seat, def, -1);

/** Everybody who could have something for this moment: to ask only those who do would betray them. */
function seatsAsked(g: CardGame, point: ReactPoint, e: Frame): number {
  let seats = 0;
  if (e.ret !== CANCELLED)
    for (const reaction of g.rules.reactions[point].all) {
      const may = reaction.spec.seats(g, e);
      if (reaction.spec.named === undefined) seats |= unseen(g, reaction) ? may : 0;
      else for (const seat of g.s.order) if (hasSeat(may, seat) && hasAbility(g, reaction, seat)) seats |= only(seat);
    }
  for (let seat = 0; seat < g.rules.players; seat++)
    if (!g.inPlay(seat) || g.hand(seat).length === 0) seats = without(seats, seat);
  return seats;
}

const reactionOf = (g: CardGame, point: ReactPoint, piece: number): Reaction | undefined =>
  g.rules.reactions[point].ofCard[g.def(piece)];

const mayUse = (g: CardGame, reaction: Reaction | undefined, e: Frame, seat: number): reaction is Reaction =>
  reaction !== undefined && hasSeat(reaction.spec.seats(g, e), seat);

/** The ability this player could use with this card now. */
function abilityFor(g: CardGame, point: ReactPoint, e: Frame, seat: number, piece: number): Reaction | undefined {
  for (const reaction of g.rules.reactions[point].abilities)
    if (
      hasAbility(g, reaction, seat) &&
      ((reaction.spec.named ?? 0) & g.namesOf(seat, piece)) !== 0 &&
      mayUse(g, reaction, e, seat) &&
      forbidden(g, seat, piece, playedAs(g, reaction)) === OK
    )
      return reaction;
  return undefined;
}

/** What the card is played as: itself, or the one its owner's ability needs. */
const playedAs = (g: CardGame, { def, spec: { named } }: Reaction): number =>
  named === undefined ? def : (g.rules.named.get(named) as number);

function offerReactions(g: CardGame, point: ReactPoint, e: Frame, seat: number, o: Offer): void {
  for (const piece of g.hand(seat)) {
    if (mayUse(g, reactionOf(g, point, piece), e, seat)) {
      const why = forbidden(g, seat, piece, g.def(piece));
      if (why === OK) o.add(handCard(piece));
      else if (o.explain) o.no(reason(g, why, g.def(piece)), handCard(piece));
      continue;
    }
    const ability = abilityFor(g, point, e, seat, piece);
    if (ability !== undefined) {
      const isNamed = (g.card(piece).names & (ability.spec.named ?? 0)) !== 0;
      o.add(handCard(piece), isNamed ? 0 : usedAs(playedAs(g, ability)));
    } else if (o.explain) o.no({ why: 'cannot-answer', card: g.def(piece) }, handCard(piece));
  }
  o.add(PASS);
}

/** Seat and card of every answer to an event that still has something to do, in the event's own memory. */
const ANSWER = 2;
const answersTo = (e: Frame): number[] => e.mem ?? [];

/** Played at once, and its owner noted in `n` of the window; an answer that an earlier one has made needless stays in the hand. */
function use(g: CardGame, f: Frame, point: ReactPoint, seat: number, piece: number): void {
  const e = g.event(f);
  const own = reactionOf(g, point, piece);
  const reaction = mayUse(g, own, e, seat) ? own : abilityFor(g, point, e, seat, piece);
  if (e.ret === CANCELLED || reaction === undefined) return;
  g.tell({ what: 'play', seat, card: piece, as: playedAs(g, reaction), against: causeOf(g) });
  g.toPile(piece);
  g.tellUse(seat, true, g.def(piece));
  reaction.spec.change(g, e, seat);
  if (reaction.prog !== undefined) e.mem = [...answersTo(e), seat, piece];
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
  each: reactProgram('each', (effect) => ({ ask: 'escape', by: effect.by, card: effect.card })),
  harm: reactProgram('harm', (hit) => ({ ask: 'save-other', of: hit.to })),
};

/** Opens the window over the event on top of the stack, if these packs have a card for it. */
export function askReactions(g: CardGame, point: ReactPoint): void {
  if (g.rules.reactions[point].all.length === 0) return;
  const f = g.push(PROGRAMS[point], g.activeSeat());
  f.ev = g.s.stack.length - 2;
  const e = g.event(f);
  f.by = e.by;
  f.to = e.to;
  f.card = e.card;
}

/** For an effect that is aimed `later`: its target may avoid it, and `ret` is CANCELLED then. */
export function letAvoid(g: CardGame, effect: Frame): void {
  effect.ret = 0;
  if (effect.to !== effect.me) askReactions(g, 'aim');
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
