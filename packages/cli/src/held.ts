import { contentKey, END, firstSeat, type Game, KIND, kindOf, pickValue } from '@sixgun/engine';
import { percent } from './statistics.ts';

/** By card: how often a turn was ended with it in hand although it could be played, and how often it was played. */
export type HeldCounts = Record<string, { held: number; played: number }>;

const cardOf = (g: Game, pick: number): string | null =>
  kindOf(pick) === KIND.hand ? (contentKey(g.rules, g.rules.faces[pickValue(pick)].def).split('/').at(-1) ?? '') : null;

/** The cards a player on turn could play now; empty while something else is asked. */
export function playableNow(g: Game): Set<string> {
  const cards = new Set<string>();
  const seat = firstSeat(g.asked);
  if (g.asked === 0 || g.question(seat)?.ask !== 'play') return cards;
  const o = g.offer(seat);
  for (let i = 0; i < o.n; i++) {
    const card = cardOf(g, o.pick(i, 0));
    if (card !== null) cards.add(card);
  }
  return cards;
}

/** Counts a move that was made when these cards could be played. */
export function countHeld(
  counts: HeldCounts,
  g: Game,
  playable: ReadonlySet<string>,
  [first]: readonly number[],
): void {
  const of = (card: string): { held: number; played: number } => {
    counts[card] ??= { held: 0, played: 0 };
    return counts[card];
  };
  if (first === END) for (const card of playable) of(card).held++;
  const card = cardOf(g, first);
  if (card !== null && playable.has(card)) of(card).played++;
}

export function addHeld(to: HeldCounts, counts: HeldCounts): void {
  for (const [card, { held, played }] of Object.entries(counts)) {
    to[card] ??= { held: 0, played: 0 };
    to[card].held += held;
    to[card].played += played;
  }
}

/** One line a card, the one held most often first. */
export function heldLines(counts: HeldCounts): string[] {
  const share = ({ held, played }: HeldCounts[string]): number => held / (held + played);
  return Object.entries(counts)
    .sort(([, a], [, b]) => share(b) - share(a))
    .map(([card, count]) => {
      const { held, played } = count;
      return `  ${card.padEnd(22)}${percent(share(count)).padStart(7)} held at the end of a turn, ${held} of ${held + played}`;
    });
}
