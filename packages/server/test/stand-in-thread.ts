import { parentPort } from 'node:worker_threads';
import type { Asked, Reply } from '../src/bots/asked.ts';

/**
 * Stands in for a thread of bots: a legend never comes to an end, everybody else takes the first option after a while;
 * the rule bot says that it had no time.
 */
const WHILE = 20;
const say = (reply: Reply): void => parentPort?.postMessage(reply);

parentPort?.on('message', ({ n, wanted }: Asked) => {
  if (wanted.t === 'odds') return say({ n, t: 'odds', odds: [] });
  const { level, options, optional } = wanted;
  const until = level === 'legend' ? Number.POSITIVE_INFINITY : performance.now() + WHILE;
  while (performance.now() < until);
  say({ n, t: 'thought', picks: optional ? null : options[0].line, stops: level === 'rule' ? 1 : 0 });
});
say({ t: 'ready' });
