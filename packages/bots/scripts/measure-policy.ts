/**
 * Dice players who do not look ahead, at the table itself: thousands of deals in minutes. The same deals with one faction
 * exchanged; `by-lives` and `by-odds` throw by exact odds, `greedy` and `greedy-by-odds` keep every useful face.
 *   npm run script -- packages/bots/scripts/measure-policy.ts by-odds greedy 5 1000
 */
import { type DiceGame, firstSeat, gameKind, newGame, type Offer, type Side } from '@sixgun/engine';
import { Beliefs } from '../src/beliefs/beliefs.ts';
import { TableItself } from '../src/beliefs/open-table.ts';
import { type Part, pieceParts } from '../src/beliefs/parts.ts';
import { foesBy } from '../src/policy/foes.ts';
import { MANNERS } from '../src/policy/manner.ts';
import { Policy } from '../src/policy/policy.ts';
import { SIDES, sideOf } from '../src/value/model.ts';
import { greedyThrow } from '../src/yardstick/greedy.ts';

const NORMAL = 1.96;
const NAMES = ['by-lives', 'by-odds', 'greedy', 'greedy-by-odds'] as const;
type Name = (typeof NAMES)[number];

const nameOf = (text: string): Name => {
  const name = NAMES.find((one) => one === text);
  if (name === undefined) throw new RangeError(`There is no such player: ${text}; there are: ${NAMES.join(', ')}.`);
  return name;
};
const [, , player = 'by-odds', rival = 'greedy', players = '5', deals = '1000'] = process.argv;
const policy = new Policy();

class Table {
  private readonly g: DiceGame;
  private readonly open: TableItself;
  private readonly beliefs: Beliefs;

  constructor(seed: string) {
    this.g = newGame({ game: 'dice', players: Number(players), seed, rng: 'fast' }) as DiceGame;
    this.open = new TableItself(this.g);
    this.beliefs = new Beliefs(this.g.rules, this.open);
    this.g.sink = (event) => {
      if (event.e === 'tell') this.beliefs.hear(event.told);
    };
  }

  play(nameAt: (part: Part) => Name): Side | '' {
    const { g } = this;
    const pieces = pieceParts(g.rules);
    const names = g.s.order.map((_, seat) => nameAt(pieces[g.s.zones[g.rules.first.role + seat][0]]));
    while (!g.s.over) {
      const seat = firstSeat(g.asked);
      for (let draft: readonly number[] | null = []; draft !== null; ) {
        const o = g.offer(seat, false, draft);
        draft = g.choose(seat, o.n === 1 ? 0 : this.choice(names[seat], seat, o));
      }
    }
    return gameKind('dice').winner(g) as Side | '';
  }

  private choice(name: Name, me: number, o: Offer): number {
    const { g } = this;
    const odds = this.beliefs.oddsOf(this.open.partsFor(me));
    const foes = foesBy(g, me, odds);
    if (name.startsWith('greedy') && g.question(me)?.ask === 'reroll') {
      const wanted = greedyThrow(g, me, foes);
      for (let i = 0; i < o.n; i++) if (o.pick(i, 0) === wanted) return i;
      return o.n - 1;
    }
    const scores = policy.scores(g, me, o, foes, MANNERS.even, name.endsWith('by-odds') ? odds : null);
    return scores.indexOf(Math.max(...scores));
  }
}

const [one, other] = [nameOf(player), nameOf(rival)];
const seeds = Array.from({ length: Number(deals) }, (_, i) => `policy-${i}`);
const among = seeds.map((seed) => new Table(seed).play(() => other));
console.log(`${deals} deals, ${players} players, ${one} for one faction of ${other}`);
SIDES.forEach((faction, side) => {
  const won = seeds.map((seed) => new Table(seed).play((part) => (sideOf(part) === side ? one : other)) === faction);
  const before = among.filter((winner) => winner === faction).length / seeds.length;
  const after = won.filter((has) => has).length / seeds.length;
  const differences = won.map((has, i) => Number(has) - Number(among[i] === faction) - (after - before));
  const spread = differences.reduce((sum, d) => sum + d * d, 0) / (seeds.length - 1);
  const [points, within] = [after - before, NORMAL * Math.sqrt(spread / seeds.length)].map((n) => (100 * n).toFixed(1));
  console.log(
    `  ${faction}: ${(100 * before).toFixed(1)} → ${(100 * after).toFixed(1)} %, ${points} ± ${within} points, × ${(after / before).toFixed(2)}`,
  );
});
