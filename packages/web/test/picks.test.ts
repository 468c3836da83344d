import { END, handCard, seatPick, usedAs, type View } from '@sixgun/engine';
import { expect, test } from 'vitest';
import type { Decision, PickNode, TableInfo } from '../src/protocol.ts';
import { fan } from '../src/table/fan.ts';
import { choicesOf, withForcedPicks } from '../src/table/picks.ts';

const leaf = (pick: number, option: number): PickNode => ({ pick, option, next: [] });
const branch = (pick: number, ...next: PickNode[]): PickNode => ({ pick, option: -1, next });
const decision = (...tree: PickNode[]): Decision => ({ id: 1, prompt: 'play', standing: false, draft: [], tree });

const info = { me: 0, first: { hand: 0 } } as unknown as TableInfo;
const view = { zones: [[1, 2, 3]] } as unknown as View;

test('picks are sorted by where they are made', () => {
  const asked = decision(
    branch(handCard(1), leaf(seatPick(2), 0)),
    leaf(handCard(2), 1),
    leaf(handCard(9), 2),
    leaf(END, 3),
  );
  const open = choicesOf(info, view, asked, []);
  expect([...open.hand.keys()]).toEqual([1, 2]);
  expect(open.tray.map((node) => node.pick)).toEqual([handCard(9)]);
  expect(open.buttons.map((node) => node.pick)).toEqual([END]);
  const aimed = choicesOf(info, view, asked, [handCard(1)]);
  expect([...aimed.seats.keys()]).toEqual([2]);
  expect([...aimed.hand.keys()]).toEqual([1, 2]);
  expect(aimed.complete).toBe(-1);
  expect(choicesOf(info, view, asked, [handCard(2)]).complete).toBe(1);
});

test('what leaves no choice is picked at once, but never a target', () => {
  const asked = decision(
    branch(handCard(1), branch(usedAs(5), leaf(seatPick(2), 0), leaf(seatPick(3), 1))),
    branch(handCard(2), leaf(seatPick(2), 2)),
    branch(
      handCard(3),
      branch(seatPick(2), leaf(handCard(7), 3)),
      branch(seatPick(3), leaf(handCard(8), 4), leaf(handCard(9), 5)),
    ),
  );
  expect(withForcedPicks(asked, [handCard(1)])).toEqual([handCard(1), usedAs(5)]);
  expect(withForcedPicks(asked, [handCard(2)])).toEqual([handCard(2)]);
  expect(withForcedPicks(asked, [handCard(3), seatPick(2)])).toEqual([handCard(3), seatPick(2), handCard(7)]);
  expect(withForcedPicks(asked, [handCard(3), seatPick(3)])).toEqual([handCard(3), seatPick(3)]);
});

test('a fan fills its room and never leaves it', () => {
  for (let cards = 1; cards <= 12; cards++)
    for (let active = -1; active < cards; active++) {
      const { x } = fan(cards, 336, 84, active);
      expect(x).toHaveLength(cards);
      expect(Math.min(...x)).toBeGreaterThan(-0.01);
      expect(Math.max(...x) + 84).toBeLessThanOrEqual(336.01);
      for (let i = 1; i < cards; i++) expect(x[i]).toBeGreaterThan(x[i - 1]);
      if (active >= 0 && active < cards - 1) expect(x[active + 1] - x[active]).toBeGreaterThan(70);
    }
});
