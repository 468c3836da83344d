import { optionsFor } from '@sixgun/bots';
import { type Game, hasSeat, seatsOf, without } from '@sixgun/engine';
import type { OpenQuestion, PickNode } from '@sixgun/protocol';

export const isAsked = (g: Game, seat: number): boolean => hasSeat(g.called | g.standing, seat);

/** Have these picks begun a move that is offered to the seat? Rules take a draft as they find it, so others never reach them. */
export function isBegun(g: Game, seat: number, picks: readonly number[]): boolean {
  let begun: number[] = [];
  while (begun.length < picks.length) {
    const rest = picks.slice(begun.length);
    const lines = optionsFor(g, seat, begun).flatMap(({ line, draft }) => (draft ? [line] : []));
    const next = lines.filter((line) => line.every((pick, i) => pick === rest[i]));
    if (next.length === 0) return false;
    begun = begun.concat(next.reduce((longest, line) => (line.length > longest.length ? line : longest)));
  }
  return true;
}

/** What an audience may know of the question put to others; whether somebody could answer it is nobody's business. */
export function openQuestionOf(g: Game, audience: number): OpenQuestion | null {
  const seats = seatsOf(without(g.called, audience));
  const question = seats.length === 0 ? null : g.question(seats[0]);
  if (question === null) return null;
  const { ask, by, cause } = question;
  switch (question.ask) {
    case 'answer':
      return { seats, ask, by, cause, needed: question.needed, wants: question.wants, wanted: question.wanted };
    case 'save':
      return { seats, ask, by, cause, needed: question.needed };
    case 'discard':
      return { seats, ask, by, cause, needed: question.count };
    default:
      return { seats, ask, by, cause };
  }
}

/** The offer's lines joined where they begin alike, in the order of their picks. */
export function treeOf(g: Game, seat: number, draft: readonly number[]): PickNode[] {
  const roots: PickNode[] = [];
  for (const { line, draft: more } of optionsFor(g, seat, draft)) {
    let level = roots;
    let node: PickNode | undefined;
    for (const pick of line) {
      // Lines are sorted, so a common beginning is always the last one.
      node = level.at(-1);
      if (node?.pick !== pick) {
        node = { pick, ends: null, next: [] };
        level.push(node);
      }
      level = node.next;
    }
    if (node !== undefined) node.ends = more ? 'next' : 'whole';
  }
  return roots;
}
