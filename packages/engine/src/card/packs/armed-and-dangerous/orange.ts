import {
  type CardGame,
  type CardParts,
  card,
  FULL_LOAD,
  LOAD,
  layInFront,
  notTwice,
  OK,
  program,
  replaceWeapon,
  type Why,
} from '../../author/index.ts';

const TOKENS = 32;
/** Tokens more or fewer than the box holds; only scenario files set it. */
export const EXTRA_LOAD = 'extra-load';

const extraLoad = (g: CardGame): number => g.rules.vars.indexOf(EXTRA_LOAD);

/** Load tokens that lie on no card. */
export function loadSupply(g: CardGame): number {
  let left = TOKENS + g.s.vars[extraLoad(g)];
  for (let piece = 0; piece < g.rules.faces.length; piece++) left -= g.token(LOAD, piece);
  return left;
}

export function setLoadSupply(g: CardGame, tokens: number): void {
  g.setVar(extraLoad(g), g.s.vars[extraLoad(g)] + tokens - loadSupply(g));
}

/** Stays in front of its owner with load tokens on it, which pay for what it does. */
export function orange<const Id extends string>(id: Id, copies: string, parts: CardParts) {
  return card(id, 'orange', copies, { play: { when: ownLoad, run: [layInFront] }, ...parts });
}

export function orangeWeapon<const Id extends string>(id: Id, copies: string, range: number, parts: CardParts) {
  return orange(id, copies, {
    weapon: true,
    play: { when: ownLoad, run: [replaceWeapon] },
    ...parts,
    query: { range: () => range, ...parts.query },
  });
}

/** Without a full load in the supply no orange card can be laid. */
export function supplied(g: CardGame): Why {
  const have = loadSupply(g);
  return have < FULL_LOAD ? { why: 'not-enough', needed: FULL_LOAD, have } : OK;
}

function ownLoad(g: CardGame, me: number, piece: number): Why {
  const twice = notTwice(g, me, piece);
  return twice === OK ? supplied(g) : twice;
}

export const hasLoad = (g: CardGame, piece: number, n: number): boolean => g.token(LOAD, piece) >= n;

/** Tokens go back to the supply; a card whose last one is gone is discarded. */
const unloadProgram = program<CardGame, 'take' | 'gone'>('card/unload', {
  take(g, f) {
    const left = Math.max(0, g.token(LOAD, f.card) - f.n);
    g.setToken(LOAD, f.card, left);
    if (left > 0) g.end(f);
    else g.fire('after', 'spent', f);
  },
  gone(g, f) {
    if (g.rules.zones[g.s.where[f.card]].owner !== f.me) return;
    g.tell({ what: 'discard', seat: f.me, card: f.card });
    g.discard(f.card, f.me);
  },
});

/** Takes load tokens off a card that lies in front of a player. */
export function unload(g: CardGame, owner: number, piece: number, n: number): void {
  const f = g.push(unloadProgram, owner);
  f.to = owner;
  f.card = piece;
  f.n = n;
}
