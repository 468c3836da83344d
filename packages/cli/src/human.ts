import { confirm, isCancel, log, note, select } from '@clack/prompts';
import { byPicks } from '@sixgun/engine';
import type { Host } from '@sixgun/host';
import type { Words } from './words.ts';

/** What a person at the terminal decided. */
export type Decision =
  /** These picks complete a move, or it goes on from there. */
  | { do: 'choose'; picks: readonly number[]; whole: boolean }
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
  host: Host,
  me: number,
  words: Words,
  story: readonly string[],
  draft: readonly number[],
  optional: boolean,
  leaving: AbortSignal,
): Promise<Decision> {
  const { t } = words.texts;
  for (;;) {
    const why = refusals(host, me, words, draft);
    const options = host.options(me, draft);
    const lines = options.map(({ line }) => line);
    const drafted = draft.length > 0;
    const more: Entry[] = [
      ...(optional && !drafted ? [{ value: NOT_NOW, label: t('ui.pass') }] : []),
      ...(drafted ? [{ value: BACK, label: t('ui.cancel') }] : []),
      ...(why.length > 0 ? [{ value: WHY, label: t('ui.why') }] : []),
      ...(host.mayTakeBack(me) ? [{ value: TAKE_BACK, label: t('ui.take-back') }] : []),
      { value: LOG, label: t('ui.log') },
      { value: QUIT, label: t('ui.quit') },
    ];
    const value = await pickLine(host, me, words, lines, more, leaving);
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
        return { do: 'choose', picks: [...draft, ...lines[value]], whole: !options[value].draft };
    }
  }
}

/** First the card or ability, then the rest of the move where there is a choice. */
async function pickLine(
  host: Host,
  me: number,
  words: Words,
  lines: readonly (readonly number[])[],
  more: readonly Entry[],
  leaving: AbortSignal,
): Promise<number> {
  const g = host.game;
  const firsts = [...new Set(lines.map((line) => line[0]))];
  const under = (first: number): number[] => lines.flatMap((line, i) => (line[0] === first ? [i] : []));
  for (;;) {
    const entries = firsts.map((first, i): Entry => {
      const [only, ...others] = under(first);
      const label = words.line(g, me, others.length === 0 ? lines[only] : [first]);
      return { value: i, label: others.length === 0 ? label : `${label} …` };
    });
    const chosen = await choose(words, words.question(g, me), [...entries, ...more], leaving);
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
function refusals({ game: g }: Host, me: number, words: Words, draft: readonly number[]): string[] {
  const refused = g.offer(me, true, draft).refused.toSorted((a, b) => byPicks(a.line, b.line));
  return refused.map(({ line, refusal }) => `${words.line(g, me, line)}: ${words.why(refusal)}`);
}

export const tell = (line: string): void => log.message(line, { symbol: '·', spacing: 0 });
