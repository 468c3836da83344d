import type { Frame } from '../kernel/frame.ts';
import { zeros } from '../kernel/lists.ts';
import { ability, KIND, kindOf, type Offer, pickValue } from '../kernel/offer.ts';
import { program } from '../kernel/program.ts';
import { only } from '../kernel/seats.ts';
import { CAUSE, harm } from './damage.ts';
import { CHIEF_ARROW, PLAIN_ARROW } from './faces.ts';
import type { DiceGame } from './game.ts';
import { ARROWS, CHIEF, CHIEF_IN_PILE, PILE } from './rules.ts';
import { refusePass } from './targets.ts';
import { because } from './why.ts';

/** The chief's arrow counts as two. */
const CHIEF_WORTH = 2;

/** `card` of a taking: he has rolled the arrows himself. */
const ROLLED = 1;

/** A player takes `n` arrows, one after another; `pick` belongs to an ability that may give one of them away. */
export const arrowsProgram = program<DiceGame, 'next' | 'choose'>('dice/arrows', {
  next(g, f) {
    if (f.n <= 0 || !g.inPlay(f.to)) return g.end(f);
    if (hasChoice(g, f)) return;
    f.step = arrowsProgram.at.next;
    if (g.s.vars[PILE] > 0) takeArrow(g, f);
    else takeChief(g, f);
  },
  choose: {
    about: () => ({ ask: 'arrow' }),
    who: (_g, f) => only(f.to),
    offer: offerArrows,
    take(g, f, seat, line) {
      f.step = arrowsProgram.at.next;
      if (line[0] === PLAIN_ARROW) takeArrow(g, f);
      else if (line[0] === CHIEF_ARROW) takeChief(g, f);
      else if (kindOf(line[0]) === KIND.ability) g.rules.arrowWays[pickValue(line[0])]?.take(g, seat, f, line);
    },
  },
});

export function takeArrows(g: DiceGame, seat: number, n: number, rolled = false): void {
  const f = g.push(arrowsProgram, seat);
  f.to = seat;
  f.n = n;
  f.card = rolled ? ROLLED : 0;
  f.pick = 0;
}

function hasChoice(g: DiceGame, f: Frame): boolean {
  const { vars, abilities } = g.s;
  if (vars[CHIEF] === CHIEF_IN_PILE && vars[PILE] > 0) return true;
  if (f.card !== ROLLED) return false;
  const mine = abilities[f.to];
  for (let i = 0; i < mine.length; i++) if (g.rules.arrowWays[mine[i]]?.closed(g, f.to, f) === '') return true;
  return false;
}

function offerArrows(g: DiceGame, f: Frame, seat: number, o: Offer): void {
  const { vars, abilities } = g.s;
  if (vars[PILE] > 0) o.add(PLAIN_ARROW);
  else if (o.explain) o.no({ why: 'pile-empty' }, PLAIN_ARROW);
  if (vars[CHIEF] === CHIEF_IN_PILE) o.add(CHIEF_ARROW);
  else if (o.explain && g.rules.chief) o.no({ why: 'no-chief' }, CHIEF_ARROW);
  for (const def of abilities[seat]) {
    const way = g.rules.arrowWays[def];
    if (way === undefined) continue;
    const why = f.card !== ROLLED ? 'only-rolled' : way.closed(g, seat, f);
    if (why === '') way.offer(g, seat, o, def, f);
    else if (o.explain) o.no(because(why), ability(def));
  }
  refusePass(o);
}

function takeArrow(g: DiceGame, f: Frame): void {
  f.n--;
  g.setVar(PILE, g.s.vars[PILE] - 1);
  g.setCount(ARROWS, f.to, g.arrows(f.to) + 1);
  g.tell({ what: 'arrow', seat: f.to });
  if (g.tokensInPile() === 0) attack(g);
}

function takeChief(g: DiceGame, f: Frame): void {
  f.n--;
  g.setVar(CHIEF, f.to);
  g.tell({ what: 'chief', seat: f.to });
  if (g.tokensInPile() === 0) attack(g);
}

const arrowWorth = (g: DiceGame, seat: number): number => g.arrows(seat) + (g.hasChief(seat) ? CHIEF_WORTH : 0);

/** The Indians: everybody pays for his arrows and gives them back, all at the same time. */
function attack(g: DiceGame): void {
  const { players } = g.rules;
  const points: number[] = zeros(players);
  let most = 0;
  for (let seat = 0; seat < players; seat++) if (!g.hasChief(seat)) most = Math.max(most, g.arrows(seat));
  for (let seat = 0; seat < players; seat++) {
    const worth = arrowWorth(g, seat);
    points[seat] = g.hasChief(seat) && worth > most ? 0 : worth;
  }
  g.tell({ what: 'indians' });
  for (let seat = 0; seat < players; seat++) g.returnAllArrows(seat);
  harm(g, CAUSE.indians, -1, points);
}
