import { type CardGame, type CardRules, type Game, KIND, kindOf, PASS, pickValue, type Told } from '@sixgun/engine';
import type { Move } from '../../src/index.ts';
import type { Watcher } from './play.ts';

/** The sets whose content has to be used, and the option that comes with one of them. */
const SETS = ['gold-rush', 'armed-and-dangerous', 'great-train-robbery', 'valley-of-shadows'];
const VARIANT = 'shadow-gunslingers';

const nameOf = (rules: CardRules, def: number): string => `${rules.defs[def].kind}/${rules.defs[def].id}`;

type Fold = (value: unknown, g: Game, ...rest: unknown[]) => unknown;
type Folds = Readonly<Record<string, { of: readonly unknown[] }>>;

/**
 * Counts what is used in games, by names like `gear/boots#after-damage`:
 * a card when it is played as itself, equipment when it is bought, a wagon when it is taken, a station when its price is paid;
 * an ability or an effect in play, hook by hook, when its program runs, its reaction changes the event,
 * or its query or moment changes the answer.
 */
export class Usage implements Watcher {
  /** Name to how often; what was never used is 0. */
  readonly counts = new Map<string, number>();
  private readonly programs = new Map<CardRules, Map<string, string>>();
  private game: CardGame | null = null;
  /** Changes of the state that the game has told, and programs begun. */
  private heard = 0;
  /** The program begun last, if it is one of those counted. */
  private last: string | undefined;

  /** Everything that can be used with these rules. */
  private over(rules: CardRules): Map<string, string> {
    const known = this.programs.get(rules);
    if (known !== undefined) return known;
    const programs = new Map<string, string>();
    this.programs.set(rules, programs);
    rules.defs.forEach((def, index) => {
      if (!SETS.includes(rules.origin[index]) && def.id !== VARIANT && !def.id.startsWith('shadow-')) return;
      const name = nameOf(rules, index);
      if (def.kind !== 'table' && def.kind !== 'variant' && def.kind !== 'character') this.expect(name);
      if (def.id === 'benny-brawler') this.expect(secondWagon);
      if (def.id === 'own-station' && rules.variants['own-station'] === undefined) this.counts.delete(name);
      this.expectPrograms(rules, index, programs);
      this.watchFolds(rules.query, index, `${name}#`);
      this.watchFolds(rules.moments, index, `${name}#at-`);
      this.watchReactions(rules, index);
    });
    return programs;
  }

  private expect(name: string): void {
    if (!this.counts.has(name)) this.counts.set(name, 0);
  }

  private note(name: string, times = 1): void {
    const count = this.counts.get(name);
    if (count !== undefined) this.counts.set(name, count + times);
  }

  private expectPrograms(rules: CardRules, def: number, programs: Map<string, string>): void {
    const found = [
      ...rules.triggers.map((table) => table.of[def]?.prog),
      ...[rules.options, rules.draws, rules.responds, rules.rescues, rules.boosts].map((table) => table[def]?.prog),
      ...[rules.uses, rules.saves, rules.mets, rules.enters, rules.gains, rules.loses].map((table) => table[def]),
    ];
    for (const prog of found) {
      if (prog === undefined) continue;
      const name = `${nameOf(rules, def)}${prog.name.slice(prog.name.indexOf('#'))}`;
      programs.set(`${def}/${prog.id}`, name);
      this.expect(name);
    }
    // It runs in the name of the card that is played for it.
    if (rules.content[def].instead !== undefined) {
      programs.set(`*/${rules.instead?.prog.id}`, nameOf(rules, def));
      this.expect(nameOf(rules, def));
    }
    // Equipment with several effects to choose from.
    const uses = (rules.content[def] as { uses?: readonly { as?: string }[] }).uses ?? [];
    for (const { as } of uses) if (as !== undefined) this.expect(`${nameOf(rules, def)}#${as}`);
  }

  /** A query has an effect when its answer is another one, a moment also when it acts. */
  private watchFolds(tables: Folds, def: number, prefix: string): void {
    for (const [hook, table] of Object.entries(tables)) {
      const of = table.of as (Fold | undefined)[];
      const fold = of[def];
      if (fold === undefined) continue;
      // Some weapons reach no farther than bare hands.
      if (hook === 'range' && (fold as (range: number) => number)(1) === 1) continue;
      const name = prefix + hook;
      this.expect(name);
      of[def] = (value, g, ...rest) => {
        const before = this.heard;
        const answer = fold(value, g, ...rest);
        const changed = answer !== undefined && answer !== value;
        if (g === this.game && (changed || this.heard !== before)) this.note(name);
        return answer;
      };
    }
  }

  private watchReactions(rules: CardRules, def: number): void {
    for (const [point, reactions] of Object.entries(rules.reactions))
      for (const reaction of reactions.all) {
        if (reaction.def !== def) continue;
        const name = `${nameOf(rules, def)}#react-${point}`;
        this.expect(name);
        const { change } = reaction.spec;
        reaction.spec = {
          ...reaction.spec,
          change: (g, e, seat) => {
            if (g === this.game) this.note(name);
            change(g, e, seat);
          },
        };
      }
  }

  /** Watches this game from now on. */
  begins(g: CardGame): void {
    const { rules } = g;
    const programs = this.over(rules);
    this.game = g;
    const push = g.push.bind(g);
    let pushed: { src: number; prog: number } | null = null;
    const noteLast = (): void => {
      if (pushed === null) return;
      const name = programs.get(`${pushed.src}/${pushed.prog}`) ?? programs.get(`*/${pushed.prog}`);
      if (name !== undefined) this.note(name);
      this.last = name;
      pushed = null;
    };
    // What a frame belongs to is written into it after it was pushed.
    g.push = (prog, me) => {
      noteLast();
      this.heard++;
      pushed = push(prog, me);
      if (prog.name.startsWith('gear/')) this.note(prog.name);
      return pushed as ReturnType<typeof push>;
    };
    const sink = g.sink;
    g.sink = (event) => {
      sink?.(event);
      this.heard++;
      if (event.e === 'tell') this.hear(g, event.told);
      else if (event.e === 'stop') noteLast();
    };
  }

  private wagonsThisTurn = { seat: -1, taken: 0 };

  private hear({ rules, s }: CardGame, told: Told): void {
    const note = (def: number) => this.note(nameOf(rules, def));
    const defOf = (piece: number) => rules.faces[piece].def;
    switch (told.what) {
      case 'play':
      case 'play-at':
        note(told.as);
        if (rules.cards[defOf(told.card)]?.mimics !== undefined) note(defOf(told.card));
        break;
      case 'use':
        note(told.source);
        break;
      case 'buys':
      case 'turns-gear':
        note(defOf(told.card));
        break;
      case 'turn':
        this.wagonsThisTurn = { seat: told.seat, taken: 0 };
        break;
      case 'takes-wagon': {
        note(defOf(told.card));
        const benny = s.abilities[told.seat].some((def) => rules.defs[def].id === 'benny-brawler');
        if (told.seat === this.wagonsThisTurn.seat && ++this.wagonsThisTurn.taken > 1 && benny) this.note(secondWagon);
        break;
      }
      case 'locomotive':
        note(told.engine);
        break;
      case 'joins-side':
        note(told.role);
        break;
      default:
        break;
    }
  }

  /** Before a move is made: what its owner declines is not used, and a wagon that is picked for its price is paid for at its station. */
  moves(g: CardGame, { seat, picks }: Move): void {
    const { rules } = g;
    const ask = g.question(seat)?.ask;
    const [first, wagon] = picks;
    if (first === PASS && this.last !== undefined) this.note(this.last, -1);
    this.last = undefined;
    if (kindOf(first) !== KIND.word || rules.words[pickValue(first)] !== 'wagon:') return;
    if (ask !== 'play' && ask !== 'take-wagon') return;
    const behind = g.zone(g.place('train')).indexOf(pickValue(wagon));
    const station = g.zone(g.place('stations'))[g.s.vars[rules.vars.indexOf('train-at')] - 1 - behind];
    this.note(nameOf(rules, rules.faces[station].def));
  }

  unused(): string[] {
    return [...this.counts.keys()].filter((name) => this.counts.get(name) === 0).sort();
  }
}

const secondWagon = 'character/benny-brawler#second-wagon';
