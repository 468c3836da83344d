import { type CardGame, DECK, DISCARD, event, type Mark } from '../../../author/index.ts';

/** 1 when this turn's phase 1 found a card in the discard pile. */
export const mined: Mark = { name: 'mined', lasts: 'turn' };

function paysForAbility(g: CardGame): boolean {
  const { src } = g.s.stack[g.s.stack.length - 1];
  return src >= 0 && g.rules.content[src].kind === 'character';
}

/** Whose discards go on the deck: the player on turn who has drawn from the mine. */
const discardsBelow = (g: CardGame, owner: number): boolean =>
  owner >= 0 && owner === g.onTurn() && g.inPlay(owner) && g.mark(mined, owner) === 1 && !paysForAbility(g);

export const abandonedMine = event('abandoned-mine', {
  query: { drawsFrom: () => DISCARD },
  at: {
    discarded(gone, g, _me, piece, owner) {
      if (gone || !discardsBelow(g, owner)) return;
      g.move(piece, DECK, g.phase() === 'discard' ? g.handAudience(owner) : g.everyone);
      return true;
    },
  },
  would: {
    draw: {
      when: (g) => g.zone(DISCARD).length > 0,
      run: [(g, f) => g.setMark(mined, f.to, 1)],
    },
  },
});
