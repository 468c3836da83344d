import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LessonPlay, openTable } from '../src/index.ts';
import { loadLesson } from '../src/yaml/index.ts';

const root = new URL('../../../', import.meta.url).pathname;
const files = globSync('lessons/*/*.yaml', { cwd: root }).sort();
const read = (file: string) => loadLesson(file, readFileSync(`${root}${file}`, 'utf8'));
/** What the old-timer says has to fit into a bar of a phone. */
const LONGEST_SENTENCE = 170;

function sitDown(file: string, made = 0) {
  const lesson = read(file);
  const match = openTable(lesson.position, (seat) => lesson.names[seat] ?? 'You');
  return { lesson, match, play: new LessonPlay(lesson, match, made) };
}

describe.each(files)('the lesson %s', (file) => {
  it('is played to its end by following it', () => {
    const { lesson, play } = sitDown(file);
    let moves = 0;
    while (!play.done) {
      if (play.othersMove()) continue;
      const awaited = play.awaited();
      if (awaited === null) throw new Error('Nobody moves, and nothing is waited for.');
      expect(play.move(awaited.picks)).toBe(true);
      moves++;
    }
    expect(moves).toBe(lesson.steps.filter((step) => step.do !== null).length);
  });

  it('goes on where it was left', () => {
    const whole = sitDown(file);
    while (!whole.play.done) whole.play.skip();
    const { made } = whole.play;
    for (let left = 0; left <= made; left++) {
      const { play, match } = sitDown(file, left);
      expect(play.made).toBe(left);
      while (!play.done) play.skip();
      expect(match.lines).toEqual(whole.match.lines);
    }
  });

  it('says one thing at a time', () => {
    const sentences = read(file).steps.flatMap(({ say }) => [say.en, say.cs, say.pl]);
    expect(sentences.filter((sentence) => sentence.length > LONGEST_SENTENCE)).toEqual([]);
  });
});

it('there are five lessons a game', () => {
  expect(files.filter((file) => file.startsWith('lessons/card/'))).toHaveLength(5);
  expect(files.filter((file) => file.startsWith('lessons/dice/'))).toHaveLength(5);
});

it('a move that is not waited for is not made', () => {
  const { play, match } = sitDown('lessons/card/1-a-secret-and-a-gun.yaml');
  const before = JSON.stringify(match.game.s);
  expect(play.move([0])).toBe(false);
  expect(JSON.stringify(match.game.s)).toBe(before);
});
