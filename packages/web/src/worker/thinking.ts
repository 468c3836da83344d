import { levels, type Question, type Thought } from '@sixgun/bots';
import { type Answered, type Host, hintOf, moveLater, type Think, thinkAtOnce } from '@sixgun/host';
import type { Hint } from '@sixgun/protocol';
import type { Mind } from './mind.ts';

/** Milliseconds after which a simpler player answers for a legend. */
const LEGEND_IN = 1500;
/** Milliseconds after which a hint comes from a simpler player. */
const HINT_IN = 2000;
const MOST_PLAYOUTS = 1000;
const FEWEST_PLAYOUTS = 60;
/** Answers in its place. */
const SIMPLER = 'gunslinger';

/** Who thinks for the bots of a table and for those who ask for a hint; the simple ones at once, a legend elsewhere. */
export class Thinking {
  readonly think: Think;
  /** How often somebody took too long, so that a simpler player answered. */
  late = 0;
  private readonly botKey: string;
  private readonly mind: Mind;
  /** What a legend may try in a decision: half of it after every time it was late. */
  private playouts = MOST_PLAYOUTS;

  constructor(botKey: string, mind: Mind) {
    this.botKey = botKey;
    this.mind = mind;
    const atOnce = thinkAtOnce(botKey);
    this.think = (host, seat, level) => (level === 'legend' ? this.legend(host, seat) : atOnce(host, seat, level));
  }

  private async legend(host: Host, seat: number): Promise<Answered> {
    let mind: Answered['mind'] = 'legend';
    const ask = (question: Question): Promise<Thought> =>
      this.ask(question, LEGEND_IN, () => {
        mind = SIMPLER;
      });
    const move = await moveLater(host, seat, ask, this.botKey);
    return { picks: move?.picks ?? null, mind, ground: move?.first.reason.openly ?? null };
  }

  /** What a legend would do in this place; null if it would leave it alone. */
  async hint(host: Host, seat: number, draft: readonly number[]): Promise<Hint | null> {
    let simpler = false;
    const ask = (question: Question): Promise<Thought> =>
      this.ask(question, HINT_IN, () => {
        simpler = true;
      });
    const meant = await moveLater(host, seat, ask, this.botKey, draft);
    if (meant === null) return null;
    return hintOf(meant, draft, simpler ? SIMPLER : 'legend', simpler);
  }

  close(): void {
    this.mind.close();
  }

  private async ask(question: Question, milliseconds: number, whenLate = () => {}): Promise<Thought> {
    if (question.options.length === 1 && !question.optional) return levels[SIMPLER].think(question);
    try {
      return await this.mind.ask({ ...question, budget: this.playouts }, 'legend', milliseconds);
    } catch {
      this.late++;
      whenLate();
      this.playouts = Math.max(FEWEST_PLAYOUTS, this.playouts >> 1);
      return levels[SIMPLER].think(question);
    }
  }
}
