import { copyOf, pickValue } from '../../../../kernel/offer.ts';
import { setCharacterAbilities } from '../../../abilities.ts';
import { character } from '../../../content.ts';
import type { CardGame } from '../../../game.ts';

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

/** Characters of the other players in play. */
function others(g: CardGame, seat: number): number[] {
  return g
    .ring(seat)
    .slice(1)
    .flatMap((other) => g.zone(g.rules.character + other).slice(0, 1))
    .map((piece) => g.def(piece));
}

/** The copy ends when her turn begins, so she makes the draws at its start without any. */
export const veraCuster = character('vera-custer', 3, {
  would: {
    turn: {
      when: (g, me, turn) => turn.me === me && copiedBy(g, me) >= 0,
      run: [(g, f) => setCharacterAbilities(g, f.me, without(g, f.me))],
    },
    prepare: {
      when: (_g, me, phase) => phase.me === me,
      run: [
        {
          prompt: 'copy',
          who: (g, f) => (others(g, f.me).length > 0 ? 1 << f.me : 0),
          offer(g, f, _seat, o) {
            for (const def of others(g, f.me)) o.add(copyOf(def));
          },
          take(g, f, seat, line) {
            const def = pickValue(line[0]);
            const rest = without(g, seat);
            rest.splice(rest.indexOf(f.src) + 1, 0, def);
            g.tell('copies', seat, -1, -1, 0, def);
            setCharacterAbilities(g, seat, rest);
          },
        },
      ],
    },
  },
});
