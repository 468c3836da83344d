import {
  ability,
  type CardGame,
  CHARACTERS,
  character,
  only,
  PASS,
  setCharacterAbilities,
} from '../../../author/index.ts';

const BORROWS = 2;

/** Guests of the base box; only its sixteen regulars can be borrowed. */
const GUESTS: readonly string[] = ['claus-the-saint', 'johnny-kisch', 'uncle-will'];

function isRegular(g: CardGame, piece: number): boolean {
  const def = g.def(piece);
  return g.rules.origin[def] === 'base' && !GUESTS.includes(g.rules.defs[def].id);
}

/** Those that lie behind his own card, whose ability is always the first one. */
function borrowed(g: CardGame, seat: number): number[] {
  const further = g.s.abilities[seat].slice(1);
  return g.zone(g.rules.character + seat).filter((piece) => isRegular(g, piece) && further.includes(g.def(piece)));
}

/** Characters nobody plays. */
const unused = (g: CardGame): number[] => g.zone(CHARACTERS).filter((piece) => isRegular(g, piece));

/** Puts the borrowed ones back; answers what is left of the player's abilities. */
function giveBack(g: CardGame, seat: number): number[] {
  const old = borrowed(g, seat);
  const abilities = g.s.abilities[seat].filter((def) => !old.some((piece) => g.def(piece) === def));
  for (const piece of old) g.move(piece, CHARACTERS, g.everyone);
  return abilities;
}

/** Both go back before the new ones are drawn, so they may come again. */
function exchange(g: CardGame, seat: number): void {
  const abilities = giveBack(g, seat);
  g.shuffle(CHARACTERS);
  for (let i = 0; i < BORROWS; i++) {
    const pool = unused(g);
    if (pool.length === 0) break;
    const piece = pool[g.random(pool.length)];
    g.move(piece, g.rules.character + seat, g.everyone);
    g.tell({ what: 'copies', seat, character: g.def(piece) });
    abilities.push(g.def(piece));
  }
  setCharacterAbilities(g, seat, abilities);
}

export const greygoryDeck = character('greygory-deck', 4, {
  gains: [(g, f) => exchange(g, f.me)],
  loses: [(g, f) => setCharacterAbilities(g, f.me, giveBack(g, f.me))],
  after: {
    turnStart: {
      when: (_g, me, turn) => turn.me === me,
      run: [
        {
          about: () => ({ ask: 'new-characters' }),
          who: (_g, f) => only(f.me),
          offer(_g, f, _seat, o) {
            o.add(ability(f.src));
            o.add(PASS);
          },
          take(g, _f, seat, line) {
            if (line[0] !== PASS) exchange(g, seat);
          },
        },
      ],
    },
  },
});
