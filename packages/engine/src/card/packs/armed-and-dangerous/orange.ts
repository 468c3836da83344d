import {
  type CardGame,
  type CardParts,
  card,
  laidCard,
  layInFront,
  notTwice,
  OK,
  type OptionSpec,
  replaceWeapon,
  type Step,
  type Why,
} from '../../author/index.ts';
import { payFrom, shortOf, supplied } from './loads.ts';

/** Stays in front of its owner with load tokens on it, which pay for what it does. */
export function orange<const Id extends string>(id: Id, copies: string, parts: CardParts) {
  return card(id, 'orange', copies, { play: { when: mayLay, run: [layInFront] }, ...parts });
}

function mayLay(g: CardGame, me: number, piece: number): Why {
  const twice = notTwice(g, me, piece);
  return twice === OK ? supplied(g) : twice;
}

/** A move of an orange card in its owner's turn, paid for with its own tokens before it does anything. */
export function paidMove(price: number, move: OptionSpec): OptionSpec {
  const pay: Step = (g, f) => {
    g.tell({ what: 'use', seat: f.me, source: f.src, card: f.card, to: f.to < 0 ? undefined : f.to });
    payFrom(g, laidCard(f.card), price);
  };
  return {
    ...move,
    when(g, me, piece) {
      const short = shortOf(g, piece, price);
      return short === OK ? (move.when?.(g, me, piece) ?? OK) : short;
    },
    run: [pay, ...move.run],
  };
}

const BOOST_PRICE = 1;

interface Dangerous {
  /** Why it cannot strengthen this BANG! card. */
  with?: (g: CardGame, bang: number) => Why;
  sure?: boolean;
  strips?: boolean;
  /** What it does when it is paid for, before the target answers. */
  run?: readonly Step[];
}

/** A weapon that strengthens a BANG! card for a token of its own. */
export function dangerousWeapon<const Id extends string>(id: Id, copies: string, range: number, how: Dangerous) {
  return orange(id, copies, {
    weapon: true,
    play: { when: mayLay, run: [replaceWeapon] },
    query: { range: () => range },
    boost: {
      when(g, _me, piece, bang) {
        const short = shortOf(g, piece, BOOST_PRICE);
        return short === OK ? (how.with?.(g, bang) ?? OK) : short;
      },
      sure: how.sure,
      strips: how.strips,
      run: [(g, f) => payFrom(g, laidCard(f.pick), BOOST_PRICE), ...(how.run ?? [])],
    },
  });
}
