import type { Question } from '@sixgun/bots';
import { hasSeat } from '@sixgun/engine';
import { type Answered, type Host, moveLater, type Think, thinkAtOnce } from '@sixgun/host';
import type { Level } from '@sixgun/protocol';
import type { Considered } from './asked.ts';
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
      return Promise.resolve(atOnce(host, seat, asked));
    };

    /** One whole move; whoever fails in the middle of it is answered for from its beginning. */
    async function inThread(host: Host, seat: number, level: Level): Promise<Answered> {
      const { q } = host;
      let mind = level;
      const instead: Answered[] = [];
      const isVoid = (): boolean => host.q !== q || !hasSeat(host.game.asked | host.game.standing, seat);
      const answer = async (question: Question): Promise<Considered> => {
        const { options, optional } = question;
        if (options.length === 1 && !optional) return { picks: options[0].line };
        const outcome = await pool.think(host, question, level, isVoid);
        if (outcome.t === 'void' || isVoid()) return { picks: null };
        if (outcome.t !== 'thought') {
          fellBack(outcome.t, level, outcome.t === 'failed' ? outcome.reason : '');
          instead.push(atOnce(host, seat, LIGHT));
          return { picks: null };
        }
        if (outcome.stops > 0 && outcome.picks !== null) {
          fellBack('late', level, '');
          mind = lowerBy(level, outcome.stops);
        }
        return outcome;
      };
      const meant = await moveLater(host, seat, answer, botKey);
      return instead[0] ?? { picks: meant?.picks ?? null, mind, ground: meant?.first.reason?.openly ?? null };
    }
  };
