/**
 * Does it pay when the players of a rollout update their odds by what is done in it? Paired: the same deals with one
 * faction that looks ahead among yardsticks, once with odds that stay and once with odds that are updated.
 *   npm run script -- packages/bots/scripts/measure-hearing.ts card 5 100 40 outlaws
 */
import { type Game, type GameName, gameKind, headerOf, type Side } from '@sixgun/engine';
import { type Beliefs, beliefsOf } from '../src/beliefs/beliefs.ts';
import { TableItself } from '../src/beliefs/open-table.ts';
import { type Part, pieceParts } from '../src/beliefs/parts.ts';
import type { Bot, Question } from '../src/bot.ts';
import { LEVELS } from '../src/levels/index.ts';
import { playerOf } from '../src/levels/level.ts';
import { CommonKnowledge, type Foes, foesBy, type Minds } from '../src/policy/foes.ts';
import { ranked } from '../src/search/candidates.ts';
import { search, worthTrying } from '../src/search/search.ts';
import { ImaginedTable } from '../src/search/table.ts';
import { SIDES, sideOf } from '../src/value/model.ts';
import { trainedValue } from '../src/value/trained.ts';
import { yardstick } from '../src/yardstick/index.ts';
import { playGame } from './self-play.ts';

const [, , game = 'card', players = '5', deals = '100', playouts = '40', faction = 'outlaws'] = process.argv;
const level = Number(playouts) <= LEVELS.gunslinger.budget ? LEVELS.gunslinger : LEVELS.legend;

/** Everybody at an imagined table who listens while it is played on. */
class Listeners implements Minds {
  private readonly before: Beliefs;
  private readonly parts: readonly Part[];
  private state: Game['s'] | null = null;
  private now!: Beliefs;
  private lists: { version: number; foes: Foes }[] = [];

  constructor(g: Game, before: Beliefs, parts: readonly Part[]) {
    this.before = before;
    this.parts = parts;
    g.sink = (event) => {
      if (event.e === 'tell') this.at(g).hear(event.told);
    };
  }

  /** Each candidate is tried in a state of its own, and nothing was heard in it yet. */
  private at(g: Game): Beliefs {
    if (g.s === this.state) return this.now;
    this.state = g.s;
    this.now = this.before.fork(new TableItself(g));
    this.lists = [];
    return this.now;
  }

  of(g: Game, seat: number): Foes {
    const beliefs = this.at(g);
    const kept = this.lists[seat];
    const out = this.parts.filter((_, other) => !g.inPlay(other)).length;
    const version = 100 * beliefs.version + out;
    if (kept?.version === version) return kept.foes;
    const known = beliefs.openly();
    known[seat] = this.parts[seat];
    const foes = foesBy(g, seat, beliefs.oddsOf(known));
    this.lists[seat] = { version, foes };
    return foes;
  }
}

class Heedful extends CommonKnowledge {
  private readonly g: Game;
  private readonly beliefs: Beliefs;
  constructor(g: Game, beliefs: Beliefs, me: number, table: ImaginedTable) {
    super(g, beliefs.publicOdds(), me, table.odds);
    this.g = g;
    this.beliefs = beliefs;
  }
  override minds(parts: readonly Part[]): Minds {
    return new Listeners(this.g, this.beliefs, parts);
  }
}

class HeedfulTable extends ImaginedTable {
  private readonly question: Question;
  constructor(question: Question) {
    super(question);
    this.question = question;
  }
  override common(g: Game): CommonKnowledge {
    const { rules, heard } = this.question;
    return heard === null ? super.common(g) : new Heedful(g, beliefsOf(rules, heard), this.me, this);
  }
}

const heedful: Bot = {
  decide(question) {
    const { options, optional, draft, view, rules } = question;
    if (options.length === 1 && !optional) return options[0].line;
    const rng = question.rng.slice();
    const table = new HeedfulTable(question);
    const g = table.deal(table.partsAt(0), rng);
    const odds = table.dealt ? table.odds : null;
    const foes = foesBy(g, view.seat, table.odds);
    const candidates = ranked(g, view.seat, draft, options, optional, foes, level.manner, odds);
    const tried = worthTrying(candidates, Number(playouts), level.search);
    if (tried.length <= 1) return candidates[0].line;
    const found = search(table, draft, tried, Number(playouts), level.search, trainedValue(rules.game), rng);
    return found?.best.line ?? candidates[0].line;
  },
};

const plain = playerOf({ ...level, budget: Number(playouts) });
const side = SIDES.indexOf(faction as Side);

function wins(bot: Bot, seed: string): number {
  const setup = { game: game as GameName, players: Number(players), seed };
  const dealt = gameKind(setup.game).start(headerOf(setup));
  const parts = dealt.s.order.map(
    (_, seat) => pieceParts(dealt.rules)[dealt.s.zones[dealt.rules.first.role + seat][0]],
  );
  return playGame(setup, (_g, seat) => (sideOf(parts[seat]) === side ? bot : yardstick)) === faction ? 1 : 0;
}

let [stay, update, squares, n] = [0, 0, 0, 0];
for (; n < Number(deals); n++) {
  const [one, other] = [wins(plain, `hearing-${n}`), wins(heedful, `hearing-${n}`)];
  stay += one;
  update += other;
  squares += (other - one) ** 2;
  if (n % 10 === 9 || n + 1 === Number(deals)) report(n + 1);
}

function report(count: number): void {
  const mean = (update - stay) / count;
  const within = 196 * Math.sqrt(Math.max(0, squares / count - mean * mean) / count);
  console.log(
    `${count} deals, ${faction} at ${playouts} playouts: ${((100 * stay) / count).toFixed(1)} % with odds that stay, ${((100 * update) / count).toFixed(1)} % with odds that are updated, ${(100 * mean).toFixed(1)} ± ${within.toFixed(1)} points`,
  );
}
