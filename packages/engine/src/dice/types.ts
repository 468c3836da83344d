import type { Frame } from '../kernel/frame.ts';
import type { TriggerSpec } from '../kernel/hooks.ts';
import type { Offer } from '../kernel/offer.ts';
import type { Step as KernelStep, Program } from '../kernel/program.ts';
import type { Definition } from '../kernel/rules.ts';
import type { DiceGame } from './game.ts';
import type { DiceReason } from './why.ts';

export type Step = KernelStep<DiceGame>;
export type DiceProgram = Program<DiceGame>;

/** A pure change of a number; all of them concern the character's own seat. */
export type Fold = (value: number, g: DiceGame, me: number, a: number, b: number) => number;

export interface Queries {
  /** Throws in a turn. */
  throws: Fold;
  /** 1 while a dynamite may not be thrown again. */
  locks: Fold;
  /** Set of places (as bits) a shot can go. */
  reach: Fold;
  /** Gatlings needed to fire. */
  gatlings: Fold;
  /** Points lost to a cause (`a`). */
  loses: Fold;
  /** Points a beer of one's own gives oneself. */
  beer: Fold;
  /** Dice of a turn with a certain die of the box (`a`). */
  dice: Fold;
  /** 1 if arrows wait for the last throw. */
  arrowsWait: Fold;
  /** Arrows somebody else owes for the points (`a`) lost to a cause (`b`). */
  revenge: Fold;
}

/** Before an event: a player is about to lose points. */
export const WOULD = ['lose'] as const;
export type Would = (typeof WOULD)[number];
export const AFTER = ['turnStart', 'volley', 'gatling', 'lost', 'eliminated', 'turnEnd'] as const;
export type After = (typeof AFTER)[number];

/** Another way to carry out what the dice demand. */
export interface Way {
  /** Why it cannot be taken now; empty if it can. */
  closed: (g: DiceGame, me: number, e: Frame) => DiceReason | '';
  offer: (g: DiceGame, me: number, o: Offer, def: number, e: Frame) => void;
  take: (g: DiceGame, me: number, e: Frame, line: readonly number[]) => void;
}

export interface Hooks {
  query?: Partial<Queries>;
  would?: Partial<Record<Would, TriggerSpec<DiceGame>>>;
  after?: Partial<Record<After, TriggerSpec<DiceGame>>>;
  /** Another way to use a shot. */
  aim?: Way;
  /** Another way to take a rolled arrow. */
  arrow?: Way;
}

/** Moments at which every seat that may have the role is asked. */
export const WINDOWS = ['thrown', 'last', 'gain', 'dying', 'revealed'] as const;
export type WindowMoment = (typeof WINDOWS)[number];
/** `start` and `end` belong to the owner's own turn. */
export type Moment = WindowMoment | 'start' | 'end';

/** What a special role can do once, by showing itself. */
export interface Power {
  at: Moment;
  /** What follows once nobody has overruled it; choices are asked for only then. */
  run: readonly Step[];
}

export interface Content extends Definition, Hooks {}

export type Module = 'saloon-dice' | 'chief-arrow' | 'special-roles' | 'new-characters' | 'ghost';

export interface Character extends Content {
  readonly kind: 'character';
  life: number;
  /** It makes no sense without this module. */
  needs?: Module;
}

export type Part = 'sheriff' | 'deputy' | 'outlaw' | 'renegade';
export type Side = 'law' | 'outlaws' | 'renegade';

export interface Role extends Content {
  readonly kind: 'role';
  part: Part;
  /** Life points beyond those of the character. */
  bonus: number;
  power?: Power;
}

export interface Die extends Content {
  readonly kind: 'die';
  faces: readonly number[];
}
