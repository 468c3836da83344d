import { CANCELLED } from '../../kernel/hooks.ts';
import { letter } from '../../kernel/rules.ts';
import type { Trigger } from '../author/definition.ts';
import { field } from '../author/fields.ts';
import { tableRule } from '../author/make.ts';
import type { CardRules } from '../compile/rules.ts';
import type { CardGame } from '../table/game.ts';
import { IN, KEPT, LIFE } from '../table/layout.ts';
import { dropOut } from './eliminate.ts';
import { anyWithoutLife, isGhost } from './returning.ts';

/** A card in front of this player keeps him in the game without life, or brings him back so. */
export function keepInPlay(g: CardGame, seat: number): void {
  if (!g.inPlay(seat)) g.tell({ what: 'returns', seat });
  g.setCount(IN, seat, KEPT);
  g.setCount(LIFE, seat, 0);
}

/** The `eliminate` hook of every card that does so. */
export const staysInPlay: Trigger = {
  when: (_g, me, death) => death.to === me,
  run: [
    (g, f) => {
      keepInPlay(g, f.me);
      g.event(f).ret = CANCELLED;
    },
  ],
};

/** Does this card keep the one before whom it lies in the game? */
export const keepsInPlay = (g: CardGame, piece: number): boolean =>
  g.rules.content[g.def(piece)].would?.eliminate === staysInPlay;

function hasKeeper(g: CardGame, seat: number): boolean {
  for (const first of g.rules.front) for (const piece of g.zone(first + seat)) if (keepsInPlay(g, piece)) return true;
  return false;
}

/** Does no definition in play let anybody return who is out? */
export const nobodyReturns = (rules: CardRules): boolean =>
  !rules.query.mayReturn.any && rules.content.every((content) => content.would?.eliminate !== staysInPlay);

function abandoned(g: CardGame): number | undefined {
  for (const seat of g.s.order) if (g.count(IN, seat) === KEPT && !hasKeeper(g, seat)) return seat;
  return undefined;
}

function newlyKept(g: CardGame): number | undefined {
  for (const seat of g.s.order) if (isGhost(g, seat) && hasKeeper(g, seat)) return seat;
  return undefined;
}

/** Who gets such a card while back for a turn is kept from then on; who loses it is out at once, and nobody gains by it. */
export const ghosts = tableRule('ghosts', {
  after: {
    settle: {
      when: (g) => anyWithoutLife(g) && (abandoned(g) !== undefined || newlyKept(g) !== undefined),
      run: [
        (g) => {
          const kept = newlyKept(g);
          if (kept !== undefined) keepInPlay(g, kept);
          const out = abandoned(g);
          if (out !== undefined) dropOut(g, out);
        },
      ],
    },
  },
});

/** In a position whoever has no life is kept by the card before him, whether or not the file calls him a ghost. */
export function keepGhosts(g: CardGame): void {
  for (const seat of g.s.order)
    if (g.life(seat) <= 0 && g.count(IN, seat) !== KEPT && hasKeeper(g, seat)) keepInPlay(g, seat);
}

/** Scenario field of packs that have such a card; it comes after the fields that lay the card. */
export const ghostField = field(
  'flag',
  'without life, and kept in the game by a card before him',
  (g, ghost, seat, { life = 0 }) => {
    if (!ghost) return;
    if (!hasKeeper(g, seat))
      throw new RangeError(`${letter(seat)} is a ghost, but no card before him keeps him in the game.`);
    if (life !== 0) throw new RangeError(`${letter(seat)} is a ghost, and a ghost has no life points.`);
    keepInPlay(g, seat);
  },
);
