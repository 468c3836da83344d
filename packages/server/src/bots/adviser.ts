import { levels, type Question, type Thought } from '@sixgun/bots';
import { standpointOf } from '@sixgun/engine';
import { type Adviser, hintOf, moveLater } from '@sixgun/host';
import { LIGHT, lowerBy, lowerThan } from './levels.ts';
import type { BotPool } from './pool.ts';
import { TOO_LONG } from './think.ts';

/** Who speaks where nothing is in the way. */
const STRONGEST = 'legend';
/** Milliseconds in which advice comes; nobody's game waits for it, so a thread may first be started for it. */
const WITHIN = 4000;

/** Advice from the pool, out of what the seat knows alone; whoever is late there is answered for at once. */
export const adviserIn =
  (pool: BotPool, within = WITHIN) =>
  (botKey: string): Adviser => ({
    async hint(host, seat, draft) {
      const { q } = host;
      const asked = pool.expected(host.id) > TOO_LONG ? lowerThan(STRONGEST) : STRONGEST;
      let level = asked;
      const think = async (question: Question): Promise<Thought> => {
        const { options, optional } = question;
        if (options.length === 1 && !optional) return levels[LIGHT].think(question);
        const outcome = await pool.think(host, question, asked, () => host.q !== q, within);
        if (outcome.t !== 'thought' || outcome.reason === undefined || outcome.others === undefined) {
          level = LIGHT;
          return levels[LIGHT].think(question);
        }
        level = lowerBy(asked, outcome.stops);
        const { picks, reason, others, playouts = 0 } = outcome;
        return { picks, reason, others, playouts };
      };
      const meant = await moveLater(host, seat, think, botKey, draft);
      return meant === null ? null : hintOf(meant, draft, level, level !== STRONGEST);
    },
    odds: (host, seat) => pool.odds(host, standpointOf(host.game, seat)),
  });
