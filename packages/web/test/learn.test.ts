import { readFileSync } from 'node:fs';
import { handCard } from '@sixgun/engine';
import { PositionTable } from '@sixgun/host';
import { LessonPlay, openTable, PuzzlePlay } from '@sixgun/scenario';
import { loadLesson, loadPuzzle } from '@sixgun/scenario/yaml';
import { describe, expect, it } from 'vitest';
import { stepAt } from '../src/learn/steps.ts';

const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const lesson = loadLesson('staying-alive', read('lessons/card/4-staying-alive.yaml'));
const puzzle = loadPuzzle('bounty', read('puzzles/card/09-bounty.yaml'));

describe('the table of a lesson', () => {
  const open = () =>
    new PositionTable((hear) => openTable(lesson.position, (seat) => lesson.names[seat] ?? 'You', hear));

  it('tells what others do and shows no hand but the own one', () => {
    const table = open();
    const play = new LessonPlay(lesson, table);
    table.batch(play.me);
    expect(play.othersMove()).toBe(true);
    const { events, view, decision } = table.batch(play.me);
    expect(events.some((event) => event.e === 'tell' && event.told.what === 'play-at')).toBe(true);
    expect(decision?.question.ask).toBe('answer');
    const { first } = table.info(play.me);
    expect(view.zones[first.hand].every((piece) => piece >= 0)).toBe(true);
    expect(view.zones[first.hand + 2].every((piece) => piece < 0)).toBe(true);
  });

  it('says why something else cannot be played', () => {
    const table = open();
    const play = new LessonPlay(lesson, table);
    play.othersMove();
    const beer = table.game.rules.faces.findIndex(({ def }, piece) => {
      const held = table.game.s.zones[table.game.rules.first.hand].includes(piece);
      return held && table.game.rules.defs[def].id === 'beer';
    });
    expect(table.why(play.me, [handCard(beer)], [])).toMatchObject({ why: 'cannot-answer' });
  });
});

it('in a puzzle everything lies open, before and after a move', () => {
  const table = new PositionTable((hear) => openTable(puzzle.position, (seat) => seat, hear));
  const play = new PuzzlePlay(puzzle, table);
  const known = () =>
    table
      .batch(play.me)
      .view.zones.flat()
      .every((piece) => piece >= 0);
  expect(known()).toBe(true);
  play.play(puzzle.solution);
  expect(known()).toBe(true);
});

describe('the step that is told', () => {
  const says = (en: string, move: string | null) => ({ say: { en, cs: en, pl: en }, lit: [], do: move, after: [] });
  const steps = { ...lesson, steps: [says('a', null), says('b', 'A: end'), says('c', null), says('d', null)] };

  it.each([
    [0, 0, 0],
    [0, 1, 1],
    [0, 5, 1],
    [1, 0, 2],
    [1, 1, 3],
    [1, 2, 4],
  ])('after %i moves and %i sentences read is number %i', (made, count, at) => {
    expect(stepAt(steps, made, count)).toBe(at);
  });
});
