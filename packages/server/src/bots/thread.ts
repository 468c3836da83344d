import { parentPort } from 'node:worker_threads';
import { type Alarm, type Bot, type Heard, players, type Question, roleOdds } from '@sixgun/bots';
import { gameKind, headerOf, type Rules, standpointFrom } from '@sixgun/engine';
import type { Answer, Asked, Reply } from './asked.ts';
import { MOST_STORIES } from './stories.ts';

/** One thread of bots: keeps the stories of its games, so that beliefs are only caught up with, and answers questions. */
interface Story {
  rules: Rules;
  heard: Heard & { events: Heard['events'][number][] };
}
const stories = new Map<string, Story>();

function storyOf({ game, setup, first, events, known }: Asked): Story | null {
  const before = stories.get(game);
  if (first === null && before?.heard.events.length !== known) return null;
  const story: Story =
    first === null && before !== undefined
      ? before
      : { rules: rulesOf(setup), heard: { first: first as Heard['first'], events: [] } };
  story.heard.events.push(...events);
  stories.delete(game);
  stories.set(game, story);
  const [oldest] = stories.keys();
  if (stories.size > MOST_STORIES) stories.delete(oldest);
  return story;
}

const rulesOf = (setup: Asked['setup']): Rules => {
  const header = headerOf({ ...setup, seed: 'nobody-knows' });
  return gameKind(header.game).empty(header).rules;
};

/** The level that was asked may take most of the time there is, and whoever answers instead the rest. */
const SHARES = [0.6, 0.85];

function alarmWithin(patience: number): Alarm {
  const began = performance.now();
  let asked = 0;
  return () => {
    const until = began + patience * (SHARES[asked++] ?? 1);
    return () => performance.now() > until;
  };
}

function answer(message: Asked): Answer {
  const { n, wanted, patience } = message;
  try {
    const story = storyOf(message);
    if (story === null) return { n, t: 'unknown' };
    const { rules, heard } = story;
    const view = standpointFrom(message.view);
    if (wanted.t === 'odds') return { n, t: 'odds', odds: roleOdds(rules, heard, view) };
    const { level, own, draft, options, asked, optional, rng } = wanted;
    const history = heard.events.flatMap((event) => (event.e === 'tell' ? [event.told] : []));
    const question: Question = {
      rules,
      view,
      own,
      draft,
      options,
      asked,
      optional,
      history,
      heard,
      rng: rng.slice(),
      alarm: alarmWithin(patience),
    };
    const bot: Bot = players[level];
    const { stops = 0, ...thought } = bot.think?.(question) ?? { picks: bot.decide(question) };
    return { n, t: 'thought', stops, ...thought };
  } catch (error) {
    return { n, t: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (message: Asked) => parentPort?.postMessage(answer(message)));
parentPort?.postMessage({ t: 'ready' } satisfies Reply);
