/** Lessons and puzzles, read from their files when the page is built. */
declare module 'virtual:learn-data' {
  import type { Lesson, Puzzle } from '@sixgun/scenario';

  export const lessons: Readonly<Record<'card' | 'dice', readonly Lesson[]>>;
  export const puzzles: Readonly<Record<'card' | 'dice', readonly Puzzle[]>>;
}
