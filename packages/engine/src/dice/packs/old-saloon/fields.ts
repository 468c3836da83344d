import type { Fields } from '../../../kernel/fields.ts';
import { letter } from '../../../kernel/rules.ts';
import { column } from '../../../kernel/state.ts';
import { field, key } from '../../author-fields.ts';
import { FACES, faceNamed } from '../../faces.ts';
import type { DiceGame } from '../../game.ts';
import { CHIEF, CHIEF_IN_PILE, DOUBLE, GHOST, NO_CHIEF, SPENT, TOKEN } from '../../rules.ts';

/** A ghost's token shows a face of the base die. */
function tokenFace({ rules: { dice } }: DiceGame, name: string): number {
  const face = faceNamed(name);
  if (!dice[0].faces.includes(face)) throw new RangeError(`"${name}" is no face of the base die, so no ghost's token.`);
  return face;
}

function placeTokens(g: DiceGame, tokens: readonly string[], seat: number): void {
  const { seats } = g.s;
  for (const token of tokens) {
    const at = column(token === 'x2' ? DOUBLE : TOKEN, seat);
    if (seats[at] !== 0)
      throw new RangeError(`The ghost gives one face at a time; "${token}" is one too many for ${letter(seat)}.`);
    seats[at] = token === 'x2' ? 1 : tokenFace(g, token) + 1;
  }
}

function tokensOf(g: DiceGame, seat: number): string[] {
  const token = g.count(TOKEN, seat);
  if (token === 0) return [];
  return g.count(DOUBLE, seat) === 0 ? [FACES[token - 1]] : [FACES[token - 1], 'x2'];
}

function placeChief(g: DiceGame, chief: string): void {
  const seats = Array.from({ length: g.rules.players }, (_, seat) => letter(seat));
  if (chief !== 'pile' && !seats.includes(chief))
    throw new RangeError(`"${chief}" is no seat; there are: ${seats.join(', ')}.`);
  g.s.vars[CHIEF] = chief === 'pile' ? CHIEF_IN_PILE : seats.indexOf(chief);
}

function chiefText(chief: number): string {
  return chief === NO_CHIEF ? 'none' : chief === CHIEF_IN_PILE ? 'pile' : letter(chief);
}

export const fields: Fields<DiceGame> = {
  seat: {
    ghost: field({ either: ['flag', 'text'] }, 'plays on as the ghost', (g, ghost, seat) => {
      if (ghost === false) return;
      if (!g.rules.ghost) throw new RangeError('A ghost needs the variant "ghost".');
      g.s.seats[column(GHOST, seat)] = 1;
    }),
    tokens: field('texts', 'what the ghost has laid before the player: a face of the base die, and `x2`', placeTokens, {
      variant: 'ghost',
    }),
    spent: field('flag', 'the special role has been used', (g, spent, seat) => {
      if (spent) g.setToken(SPENT, g.rolePiece(seat), 1);
    }),
  },
  table: {
    chief: field('text', "where the chief's arrow lies: `pile` or a seat", placeChief, { variant: 'chief-arrow' }),
  },
  seatKeys: {
    ghost: key('does the player play on as the ghost?', (g, seat) => g.isGhost(seat)),
    tokens: key('what the ghost has laid before the player', tokensOf),
    spent: key('has the special role been used?', (g, seat) => g.isSpent(seat)),
  },
  tableKeys: {
    chief: key("where the chief's arrow lies: `pile`, a seat, or `none`", (g) => chiefText(g.s.vars[CHIEF])),
  },
};
