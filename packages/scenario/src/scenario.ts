import type { GameName, Position } from '@sixgun/engine';

/** Where something stands in a scenario: keys and places in lists, from the scenario down. */
export type Path = readonly (string | number)[];

/** Keys and what they should be. */
export type Expectation = Readonly<Record<string, unknown>>;

export type Step =
  | string
  | { readonly expect: Expectation }
  | { readonly refuse: string; readonly why?: string }
  | { readonly maybe: string }
  | { readonly undo: string }
  | { readonly say: string };

/** A position, and the game it belongs to. */
export type Given = Position & { readonly game: GameName };

export type Scenario = Given & {
  readonly id: string;
  readonly title: string;
  readonly source?: string;
  readonly best?: readonly string[];
  readonly never?: readonly string[];
  readonly script: readonly Step[];
  readonly expect: Expectation;
};
