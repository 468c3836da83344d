import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadLesson, loadPuzzle } from '@sixgun/scenario/yaml';
import type { Plugin } from 'vite';

const NAME = 'virtual:learn-data';
const root = fileURLToPath(new URL('../../..', import.meta.url));

const filesOf = (folder: string): string[] => globSync(`${folder}/*.yaml`, { cwd: root }).sort();

/** Reads lessons and puzzles when the page is built, so that it needs no reader of files. */
function read<T>(folder: string, load: (file: string, content: string) => T): T[] {
  return filesOf(folder).map((file) => load(file, readFileSync(`${root}${file}`, 'utf8')));
}

export function learnData(): Plugin {
  return {
    name: 'learn-data',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const games = ['card', 'dice'];
      const lessons = Object.fromEntries(games.map((game) => [game, read(`lessons/${game}`, loadLesson)]));
      const puzzles = Object.fromEntries(games.map((game) => [game, read(`puzzles/${game}`, loadPuzzle)]));
      return `export const lessons = ${JSON.stringify(lessons)};\nexport const puzzles = ${JSON.stringify(puzzles)};`;
    },
  };
}
