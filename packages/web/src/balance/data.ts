import * as v from 'valibot';

const share = { played: v.number(), rate: v.number(), low: v.number(), high: v.number() };

/** What `sixgun simulate --balance` writes. */
const balance = v.object({
  game: v.picklist(['card', 'dice']),
  packs: v.array(v.string()),
  bots: v.array(v.string()),
  seed: v.string(),
  games: v.number(),
  roles: v.array(
    v.object({ players: v.number(), role: v.picklist(['sheriff', 'deputy', 'outlaw', 'renegade']), ...share }),
  ),
  characters: v.array(v.object({ id: v.string(), expected: v.number(), ...share })),
  turns: v.object({
    median: v.number(),
    medians: v.array(v.object({ players: v.number(), turns: v.number() })),
    step: v.number(),
    games: v.array(v.number()),
  }),
});
export type Balance = v.InferOutput<typeof balance>;
export type RoleShare = Balance['roles'][number];
export type CharacterShare = Balance['characters'][number];

export const readBalance = (file: unknown): Balance => v.parse(balance, file);

export const percentOf = (share: number): number => Math.round(share * 100);
/** Points above or below what their roles win at the same tables. */
export const pointsOf = ({ rate, expected }: CharacterShare): number => (rate - expected) * 100;
/** Could it be chance? Then what is expected lies inside the interval. */
export const couldBeChance = ({ low, high, expected }: CharacterShare): boolean => low <= expected && expected <= high;
/** A number that hardly anybody would bet on. */
export const tooFew = ({ played }: { played: number }): boolean => played < 200;
