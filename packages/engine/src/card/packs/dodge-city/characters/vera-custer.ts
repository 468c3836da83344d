import {
  type CardGame,
  character,
  copyOf,
  LOST,
  only,
  pickValue,
  type Step,
  setCharacterAbilities,
  tableRule,
} from '../../../author/index.ts';

/** The copied ability comes right after her own; -1 while she has none. */
export function copiedBy(g: CardGame, seat: number): number {
  const abilities = g.s.abilities[seat];
  const own = abilities.indexOf(g.rules.content.indexOf(veraCuster));
  return own < 0 ? -1 : (abilities[own + 1] ?? -1);
}

function without(g: CardGame, seat: number): number[] {
  const copied = copiedBy(g, seat);
  return g.s.abilities[seat].filter((def) => def !== copied);
}

/** Characters of the other players in play; the ability of one's own card always comes first. */
function others(g: CardGame, seat: number): number[] {
  return g
    .ring(seat)
    .slice(1)
    .flatMap((other) => g.s.abilities[other].slice(0, 1));
}

export const veraCuster = character('vera-custer', 3, {
  would: {
    prepare: {
      when: (_g, me, phase) => phase.me === me,
      run: [
        {
          about: () => ({ ask: 'copy' }),
          who: (g, f) => (others(g, f.me).length > 0 ? only(f.me) : 0),
          offer(g, f, _seat, o) {
            for (const def of others(g, f.me)) o.add(copyOf(def));
          },
          take(g, f, seat, line) {
            const def = pickValue(line[0]);
            const abilities = without(g, seat);
            abilities.splice(abilities.indexOf(f.src) + 1, 0, def);
            g.tell({ what: 'copies', seat, character: def });
            setCharacterAbilities(g, seat, abilities);
          },
        },
      ],
    },
  },
});

const lateEnd = (g: CardGame): boolean => g.rules.variants['copy-covers-checks'] === true;

const dropCopy: Step = (g, f) => setCharacterAbilities(g, f.to, without(g, f.to));

/**
 * The copy ends when her turn begins, even while abilities sleep; the draws at its start are made without any.
 * If the table plays so it covers them, and ends with phase 1 or with the turn that was lost.
 */
export const copyEnds = tableRule('copy-ends', {
  would: {
    turn: { when: (g, _me, turn) => !lateEnd(g) && copiedBy(g, turn.to) >= 0, run: [dropCopy] },
    prepare: { when: (g, _me, phase) => lateEnd(g) && copiedBy(g, phase.to) >= 0, run: [dropCopy] },
  },
  after: {
    turnEnd: {
      when: (g, _me, turn) => lateEnd(g) && (turn.n & LOST) !== 0 && copiedBy(g, turn.to) >= 0,
      run: [dropCopy],
    },
  },
});
