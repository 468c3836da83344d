import { confirm, isCancel, log, note, select } from '@clack/prompts';
import { lineTokens, type Match } from '@sixgun/engine';
import type { Words } from './words.ts';

/** What a person at the terminal decided. */
export type Decision =
  | { do: 'choose'; tokens: readonly string[] }
  | { do: 'nothing' }
  | { do: 'take-back' }
  | { do: 'cancel' }
  | { do: 'quit' };

interface Entry {
  value: number;
  label: string;
}

const WHY = -1;
const TAKE_BACK = -2;
const LOG = -3;
const QUIT = -4;
const BACK = -5;
const NOT_NOW = -6;
const ESCAPE = -7;
const VISIBLE = 16;
const STORY_LINES = 40;

/** Asks the person at the terminal; `optional` when the question is not for him alone to answer. */
export async function askHuman(
  match: Match,
  me: number,
  words: Words,
  story: readonly string[],
  optional: boolean,
  leaving: AbortSignal,
): Promise<Decision> {
  const g = match.game;
  const { t } = words.texts;
  for (;;) {
    const why = refusals(match, me, words);
    const o = g.offer(me);
    const lines = Array.from({ length: o.n }, (_, i) => o.line(i));
    const drafted = g.s.drafts[me] !== null;
    const more: Entry[] = [
      ...(optional && !drafted ? [{ value: NOT_NOW, label: t('ui.pass') }] : []),
      ...(drafted ? [{ value: BACK, label: t('ui.cancel') }] : []),
      ...(why.length > 0 ? [{ value: WHY, label: t('ui.why') }] : []),
      ...(match.mayTakeBack(me) ? [{ value: TAKE_BACK, label: t('ui.take-back') }] : []),
      { value: LOG, label: t('ui.log') },
      { value: QUIT, label: t('ui.quit') },
    ];
    const value = await pickLine(match, me, words, lines, more, leaving);
    switch (value) {
      case ESCAPE:
        if (drafted) return { do: 'cancel' };
        if (await wantsToQuit(words, leaving)) return { do: 'quit' };
        continue;
      case WHY:
        note(why.join('\n'), t('ui.why'));
        continue;
      case LOG:
        note(story.slice(-STORY_LINES).join('\n'), t('ui.log'));
        continue;
      case TAKE_BACK:
        return { do: 'take-back' };
      case NOT_NOW:
        return { do: 'nothing' };
      case BACK:
        return { do: 'cancel' };
      case QUIT:
        return { do: 'quit' };
      default:
        return { do: 'choose', tokens: lineTokens(g, me, lines[value]) };
    }
  }
}

/** First the card or ability, then the rest of the move where there is a choice. */
async function pickLine(
  match: Match,
  me: number,
  words: Words,
  lines: readonly (readonly number[])[],
  more: readonly Entry[],
  leaving: AbortSignal,
): Promise<number> {
  const g = match.game;
  const firsts = [...new Set(lines.map((line) => line[0]))];
  const under = (first: number): number[] => lines.flatMap((line, i) => (line[0] === first ? [i] : []));
  for (;;) {
    const entries = firsts.map((first, i): Entry => {
      const [only, ...others] = under(first);
      const label = words.line(g, me, others.length === 0 ? lines[only] : [first]);
      return { value: i, label: others.length === 0 ? label : `${label} …` };
    });
    const chosen = await choose(words, words.prompt(g, me), [...entries, ...more], leaving);
    if (chosen < 0) return chosen;
    const group = under(firsts[chosen]);
    if (group.length === 1) return group[0];
    const rest = group.map((index): Entry => ({ value: index, label: words.line(g, me, lines[index].slice(1)) }));
    const back: Entry = { value: BACK, label: words.texts.t('ui.back') };
    const index = await choose(words, words.line(g, me, [firsts[chosen]]), [...rest, back], leaving);
    if (index !== BACK && index !== ESCAPE) return index;
  }
}

async function choose(words: Words, message: string, options: Entry[], signal: AbortSignal): Promise<number> {
  // The keyboard instructions of the prompt library exist in English only.
  const showInstructions = words.texts.language === 'en';
  const answer = await select<number>({ message, options, maxItems: VISIBLE, showInstructions, signal });
  if (signal.aborted) return QUIT;
  return isCancel(answer) ? ESCAPE : answer;
}

async function wantsToQuit({ texts: { t } }: Words, signal: AbortSignal): Promise<boolean> {
  const labels = { active: t('ui.yes'), inactive: t('ui.no') };
  const answer = await confirm({ message: t('ui.quit-question'), ...labels, initialValue: false, signal });
  return answer === true || signal.aborted;
}

/** Everything that is not offered just now, with its reason in words. */
function refusals(match: Match, me: number, words: Words): string[] {
  const g = match.game;
  const { refused } = g.offer(me, true);
  return refused.map((refusal) => `${words.line(g, me, refusal.line)}: ${words.why(g, me, refusal)}`);
}

export const tell = (line: string): void => log.message(line, { symbol: '·', spacing: 0 });
