import { byPicks, hasSeat } from '@sixgun/engine';
import { type Answered, type Host, type Think, thinkAtOnce } from '@sixgun/host';
import type { Level } from '@sixgun/protocol';
import { isHeavy, LIGHT, lowerBy, lowerThan } from './levels.ts';
import type { BotPool } from './pool.ts';

/** A bot of a lower level has answered, and why. */
export type FallBack = (why: 'busy' | 'late' | 'failed', level: Level, reason: string) => void;

/** When a question would wait for longer, a lower level answers it. */
export const TOO_LONG = 1000;

/** Light bots think in the actor, heavy ones in the pool; whoever is late there is answered for at once. */
export const thinkIn =
  (pool: BotPool, fellBack: FallBack) =>
  (botKey: string): Think => {
    const atOnce = thinkAtOnce(botKey);
    return (host, seat, level) => {
      if (!isHeavy(level)) return atOnce(host, seat, level);
      let asked = level;
      if (pool.expected(host.id) > TOO_LONG) {
        asked = lowerThan(level);
        fellBack('busy', level, '');
      }
      if (isHeavy(asked)) return inThread(host, seat, asked);
      return Promise.resolve({ picks: atOnce(host, seat, asked), mind: asked });
    };

    /** One whole move, pick by pick; nothing of it is made before it is whole. */
    async function inThread(host: Host, seat: number, level: Level): Promise<Answered> {
      const { q } = host;
      let mind = level;
      const isVoid = (): boolean => host.q !== q || !hasSeat(host.game.asked | host.game.standing, seat);
      const picks: number[] = [];
      for (;;) {
        if (isVoid()) return { picks: null, mind: level };
        const question = host.question(seat, botKey, picks);
        const { options, optional } = question;
        if (options.length === 0) return { picks: null, mind: level };
        const [only] = options;
        const forced = options.length === 1 && !optional;
        const outcome = forced
          ? ({ t: 'thought', picks: only.line, stops: 0 } as const)
          : await pool.think(host, question, level, isVoid);
        if (outcome.t === 'void' || isVoid()) return { picks: null, mind: level };
        if (outcome.t !== 'thought') {
          fellBack(outcome.t, level, outcome.t === 'failed' ? outcome.reason : '');
          return { picks: atOnce(host, seat, LIGHT), mind: LIGHT };
        }
        if (outcome.picks === null) return { picks: null, mind: level };
        const { picks: line } = outcome;
        const chosen = options.find((option) => byPicks(option.line, line) === 0);
        if (chosen === undefined) throw new Error(`A bot has answered ${line.join()}, which is none of its options.`);
        picks.push(...line);
        if (outcome.stops > 0) {
          fellBack('late', level, '');
          mind = lowerBy(level, outcome.stops);
        }
        if (!chosen.draft) return { picks, mind };
      }
    }
  };
