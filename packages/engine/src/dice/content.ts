import type { Fields } from '../kernel/fields.ts';
import { type FaceName, faceNumbers } from './faces.ts';
import type { DiceGame } from './game.ts';
import type { Character, Die, Hooks, Module, Part, Power, Role } from './types.ts';

/** A set of the box: what it adds. */
export interface Pack {
  readonly id: string;
  readonly dice: readonly Die[];
  readonly characters: readonly Character[];
  readonly roles: readonly Role[];
  /** What it adds to scenario files. */
  readonly fields?: Fields<DiceGame>;
}

export function character<const Id extends string>(
  id: Id,
  life: number,
  hooks: Hooks & { needs?: Module },
): Character & { id: Id } {
  return { id, kind: 'character', life, ...hooks };
}

export function role<const Id extends string>(id: Id, part: Part, bonus = 0): Role & { id: Id } {
  return { id, kind: 'role', part, bonus };
}

/** A role with something it can do once a game. */
export function specialRole<const Id extends string>(id: Id, part: Part, power: Power): Role & { id: Id } {
  return { id, kind: 'role', part, bonus: 0, power };
}

export function die<const Id extends string>(id: Id, ...faces: readonly FaceName[]): Die & { id: Id } {
  return { id, kind: 'die', faces: faceNumbers(...faces) };
}
