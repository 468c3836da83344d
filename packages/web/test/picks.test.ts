import { END, handCard, laidCard, PASS, seatPick, usedAs, type View } from '@sixgun/engine';
import type { Decision, PickNode, TableInfo } from '@sixgun/protocol';
import { expect, test } from 'vitest';
import { fan } from '../src/table/fan.ts';
import { choicesOf, wayTo, withForcedPicks, wordPick } from '../src/table/picks.ts';

const leaf = (pick: number): PickNode => ({ pick, ends: 'whole', next: [] });
const branch = (pick: number, ...next: PickNode[]): PickNode => ({ pick, ends: null, next });
const decision = (...tree: PickNode[]): Decision => ({
  id: 1,
  question: { ask: 'play' },
  standing: false,
  sealed: null,
  draft: [],
  tree,
});

const words = ['pass', 'end', 'hand', 'deck', 'discard', 'yes', 'no', 'buy:', 'pay:'];
const info = { me: 0, first: { hand: 0 }, words } as unknown as TableInfo;
const view = { zones: [[1, 2, 3]] } as unknown as View;

test('picks are sorted by where they are made', () => {
  const asked = decision(branch(handCard(1), leaf(seatPick(2))), leaf(handCard(2)), leaf(handCard(9)), leaf(END));
  const open = choicesOf(info, view, asked, []);
  expect([...open.hand.keys()]).toEqual([1, 2]);
  expect(open.tray.map((node) => node.pick)).toEqual([handCard(9)]);
  expect(open.buttons.map((node) => node.pick)).toEqual([END]);
  const aimed = choicesOf(info, view, asked, [handCard(1)]);
  expect([...aimed.seats.keys()]).toEqual([2]);
  expect([...aimed.hand.keys()]).toEqual([1, 2]);
  expect(aimed.complete).toBe(false);
  expect(choicesOf(info, view, asked, [handCard(2)]).complete).toBe(true);
});

test('what leaves no choice is picked at once, but never a target', () => {
  const asked = decision(
    branch(handCard(1), branch(usedAs(5), leaf(seatPick(2)), leaf(seatPick(3)))),
    branch(handCard(2), leaf(seatPick(2))),
    branch(
      handCard(3),
      branch(seatPick(2), leaf(handCard(7))),
      branch(seatPick(3), leaf(handCard(8)), leaf(handCard(9))),
    ),
  );
  expect(withForcedPicks(info, asked, [handCard(1)])).toEqual([handCard(1), usedAs(5)]);
  expect(withForcedPicks(info, asked, [handCard(2)])).toEqual([handCard(2)]);
  expect(withForcedPicks(info, asked, [handCard(3), seatPick(2)])).toEqual([handCard(3), seatPick(2), handCard(7)]);
  expect(withForcedPicks(info, asked, [handCard(3), seatPick(3)])).toEqual([handCard(3), seatPick(3)]);
});

test('what a word only opens is picked where it lies, and what is for sale is bought in the shop', () => {
  const [buy, pay] = [wordPick(info, 'buy:'), wordPick(info, 'pay:')];
  const paying: Decision = {
    ...decision(branch(pay, leaf(seatPick(0)), leaf(laidCard(9))), leaf(PASS)),
    question: { ask: 'pay-load', count: 1 },
  };
  const open = choicesOf(info, view, paying, []);
  expect([...open.seats.keys()]).toEqual([0]);
  expect(open.tray.map((node) => node.pick)).toEqual([laidCard(9)]);
  expect(open.buttons.map((node) => node.pick)).toEqual([PASS]);
  expect(wayTo(info, paying.tree, laidCard(9))).toEqual([pay, laidCard(9)]);
  expect(wayTo(info, paying.tree, PASS)).toEqual([PASS]);
  expect(wayTo(info, paying.tree, laidCard(8))).toBeNull();
  const turn = choicesOf(info, view, decision(branch(buy, leaf(handCard(7))), leaf(END)), []);
  expect(turn.shelf.map((node) => node.pick)).toEqual([buy]);
  expect(turn.tray).toEqual([]);
  expect(turn.buttons.map((node) => node.pick)).toEqual([END]);
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
