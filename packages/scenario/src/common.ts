import type { Shape } from '@sixgun/engine';

interface CommonField {
  readonly is: Shape;
  readonly means: string;
}

/** Fields that every scenario of every game may have; the games and their packs declare the others. */
export const commonFields = {
  id: { is: 'text', means: 'a name of its own' },
  title: { is: 'text', means: 'the rule in one sentence' },
  source: { is: 'text', means: 'where the rule stands' },
  game: { is: { oneOf: ['card', 'dice'] }, means: '`card` unless named' },
  packs: { is: 'texts', means: '`[base]` unless named' },
  variants: { is: { mapOf: { either: ['flag', 'text'] } }, means: 'options of the set-up' },
  players: { is: { bySeat: { parts: {} } }, means: 'clockwise; the fields of a seat stand below' },
  deal: { is: { parts: { players: 'count' }, needs: ['players'] }, means: 'deals a game, instead of `players`' },
  turn: { is: 'seat', means: 'whose turn it is; the sheriff unless named, with three players the deputy' },
  phase: {
    is: { oneOf: ['setup', 'start', 'draw', 'play', 'discard'] },
    means: '`start` is before event, train and every draw!; `play` unless named, in the dice game always `start`',
  },
  seed: { is: { either: ['number', 'text'] }, means: 'shuffles what is not named; 1 unless named' },
  round: { is: 'count', means: 'rounds begun; 1 unless named' },
  order: { is: { listOf: 'seat' }, means: 'the seats as they sit, clockwise, when places were swapped' },
  best: { is: 'texts', means: 'of an exam: moves of which a good player makes one once the script is played' },
  never: { is: 'texts', means: 'of an exam: moves that no good player makes' },
  script: { is: 'texts', means: 'the steps' },
  expect: { is: { mapOf: 'text' }, means: 'what holds at the end' },
} as const satisfies Record<string, CommonField>;
