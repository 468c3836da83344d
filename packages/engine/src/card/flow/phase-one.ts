import type { Frame } from '../../kernel/frame.ts';
import { CANCELLED } from '../../kernel/hooks.ts';
import { FROM_DECK, KIND, kindOf, Offer, pickValue } from '../../kernel/offer.ts';
import { program } from '../../kernel/program.ts';
import { only } from '../../kernel/seats.ts';
import { MIDDLE, MIDDLE_SOURCE, SEAT_SOURCE } from '../../kernel/sources.ts';
import type { CardGame } from '../table/game.ts';
import { DECK } from '../table/layout.ts';

type DrawStep = 'prepare' | 'would' | 'count' | 'choose' | 'deal' | 'deck' | 'over';

/** Phase 1: `n` cards to come, `pick` cards already here; the memory holds the other ways to draw already used. */
export const drawProgram = program<CardGame, DrawStep>('card/phase-1', {
  prepare(g, f) {
    g.fire(g.would.prepare, f);
  },
  would(g, f) {
    g.fire(g.would.draw, f);
  },
  count(g, f) {
    if (f.ret === CANCELLED) return g.end(f);
    f.n = g.askSeat(g.q.drawCount, g.askTable(g.q.drawBase, 2, f.me), f.me);
    f.pick = 0;
  },
  choose: {
    about: () => ({ ask: 'draw' }),
    who: (g, f) => (f.n > 0 && g.inPlay(f.me) && mayChoose(g, f) ? only(f.me) : 0),
    offer(g, f, _seat, o) {
      o.add(FROM_DECK);
      for (const def of drawSources(g, f)) g.rules.draws[def]?.spec.offer(g, f.me, o, def);
    },
    take(g, f, _seat, line) {
      if (line[0] === FROM_DECK) return;
      const def = sourceOf(g, f, line);
      const draw = g.rules.draws[def];
      if (draw === undefined) throw new Error(`${g.rules.defs[def].id} offers no other draw.`);
      const child = g.push(draw.prog, f.me);
      child.src = def;
      child.ev = g.s.stack.length - 2;
      g.fill(child, line);
      f.mem = [...usedWays(f), def];
      f.step = drawProgram.at.choose;
    },
  },
  deal(g, f) {
    f.ret = 0;
    // Who is shot while choosing draws nothing more.
    if (!g.inPlay(f.me)) return g.end(f);
    if (f.n > 0) g.fire(g.would.deal, f);
  },
  deck(g, f) {
    if (f.ret === CANCELLED) return;
    const before = f.pick;
    while (f.n > 0) {
      const piece = nextDrawn(g, f.me);
      if (piece < 0) break;
      g.move(piece, g.rules.hand + f.me, g.s.where[piece] === DECK ? g.handAudience(f.me) : g.everyone);
      drawn(g, f.me, f, piece);
    }
    if (f.pick > before) g.tell({ what: 'draw', seat: f.me, count: f.pick - before });
  },
  over(g) {
    g.settle();
  },
});

/** The next card of phase 1: from the deck, unless something in force says otherwise. */
export function nextDrawn(g: CardGame, seat: number): number {
  const zone = g.askTable(g.q.drawsFrom, DECK, seat);
  return zone === DECK || g.zone(zone).length === 0 ? g.nextCard() : g.top(zone);
}

/** Counts a card of phase 1; abilities may ask for more. */
export function drawn(g: CardGame, seat: number, phase: { n: number; pick: number }, piece: number): void {
  phase.n--;
  phase.pick++;
  phase.n = g.tellSeat(g.at.drawn, phase.n, seat, piece, phase.pick);
}

const NO_SOURCES: readonly number[] = [];

/** Definitions that give this player another way to draw: abilities, then what lies on the table for everybody. */
function drawSources(g: CardGame, phase: Frame): readonly number[] {
  const { draw } = g.rules.moves;
  const { who, seats, middle } = g.sources();
  if ((who[draw] & (only(phase.me) | MIDDLE)) === 0) return NO_SOURCES;
  const sources: number[] = [];
  const before = seats[draw];
  for (let i = 0; i < before.length; i += SEAT_SOURCE)
    if (
      before[i] === phase.me &&
      g.working(phase.me, before[i + 1], before[i + 2]) &&
      !tooLate(g, phase, before[i + 1])
    )
      sources.push(before[i + 1]);
  for (let i = 0; i < middle[draw].length; i += MIDDLE_SOURCE)
    if (g.working(-1, middle[draw][i], middle[draw][i + 1]) && !tooLate(g, phase, middle[draw][i]))
      sources.push(middle[draw][i]);
  return sources;
}

/** Is there another way to draw that has anything to offer? */
const mayChoose = (g: CardGame, phase: Frame): boolean =>
  drawSources(g, phase).some((def) => offerOf(g, phase.me, def).n > 0);

const usedWays = (phase: Frame): readonly number[] => phase.mem ?? NO_SOURCES;

/** Two abilities of one player combine, unless both are about the same card. */
function tooLate(g: CardGame, phase: Frame, def: number): boolean {
  const { first, repeats, whole } = g.rules.draws[def]?.spec ?? {};
  const used = usedWays(phase);
  if (whole === true && used.length > 0) return true;
  return (used.includes(def) && repeats?.(g) !== true) || (phase.pick > 0 && first === true);
}

const scratch = new Offer();

/** What this source has to offer now; the result is reused by the next call. */
function offerOf(g: CardGame, seat: number, def: number): Offer {
  scratch.reset(seat, false, []);
  g.rules.draws[def]?.spec.offer(g, seat, scratch, def);
  return scratch;
}

/** Which source offered this move. */
function sourceOf(g: CardGame, phase: Frame, line: readonly number[]): number {
  const seat = phase.me;
  if (kindOf(line[0]) === KIND.ability) return pickValue(line[0]);
  const kind = kindOf(line[0]);
  const sources = drawSources(g, phase).filter((def) => g.rules.draws[def]?.spec.token === kind);
  const found = sources.length === 1 ? sources[0] : sources.find((def) => offersPick(g, seat, def, line[0]));
  if (found === undefined) throw new Error('Nothing offers this draw.');
  return found;
}

function offersPick(g: CardGame, seat: number, def: number, pick: number): boolean {
  const o = offerOf(g, seat, def);
  for (let i = 0; i < o.n; i++) if (o.pick(i, 0) === pick) return true;
  return false;
}
