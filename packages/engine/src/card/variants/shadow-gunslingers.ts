import {
  type CardGame,
  comeBack,
  dropOut,
  type Fields,
  field,
  isGhost,
  type Mark,
  OUT,
  putOut,
  role,
  variant,
} from '../author/index.ts';

/** 1 for a player who is out and is back for the present turn. */
const shadow: Mark = { name: 'shadow', lasts: 'game' };
/** The side a dead renegade's card shows. */
const side: Mark = { name: 'side', lasts: 'game' };

const SIDES: readonly string[] = ['', 'law', 'outlaws'];
const ROLE_OF_SIDE = ['', 'deputy', 'outlaw'] as const;
const LAW = 1;
const OUTLAWS = 2;
/** The two faces of his card. */
const roles = [role('shadow-deputy', 'law'), role('shadow-outlaw', 'outlaws')] as const;

function becomeShadow(g: CardGame, seat: number): void {
  if (!g.inPlay(seat)) comeBack(g, seat, 0);
  g.setMark(shadow, seat, 1);
}

/** Not one whom a card has kept in the game since. */
const isShadow = (g: CardGame, seat: number): boolean => g.mark(shadow, seat) === 1 && isGhost(g, seat);

/** Open roles of a side as a dead renegade counts them: never his own, another dead renegade by the side of his card. */
function open(g: CardGame, me: number, which: number): number {
  let n = 0;
  for (const seat of g.s.order) {
    const role = g.roleOf(seat);
    if (seat === me || !g.isRoleOpen(seat)) continue;
    const of = role === 'renegade' ? g.mark(side, seat) : role === 'outlaw' ? OUTLAWS : LAW;
    if (of === which) n++;
  }
  return n;
}

/** With no sheriff there are no sides to join. */
function joinSide(g: CardGame, seat: number): void {
  if (!g.isRoleOpen(seat) || g.roleOf(seat) !== 'renegade' || !g.s.order.some((other) => g.roleOf(other) === 'sheriff'))
    return;
  const joined = open(g, seat, LAW) > open(g, seat, OUTLAWS) ? LAW : OUTLAWS;
  if (joined === g.mark(side, seat)) return;
  g.setMark(side, seat, joined);
  g.tell({ what: 'joins-side', seat, role: g.rules.content.indexOf(roles[joined - LAW]) });
}

/** If the table plays so, sheriff and renegade fight the last duel alone. */
function shadowsRest(g: CardGame): boolean {
  if (g.rules.variants['shadows-rest'] !== true) return false;
  const living = g.s.order.filter((seat) => g.inPlay(seat) && !isGhost(g, seat)).map((seat) => g.roleOf(seat));
  return living.length === 2 && living.includes('sheriff') && living.includes('renegade');
}

const fields: Fields = {
  seat: {
    shadow: field(
      { either: ['flag', 'text'] },
      'out, and back for his turns; a renegade with the side his card shows: `law` or `outlaws`',
      (g, given, seat) => {
        if (given === false) return;
        if (g.count(OUT, seat) === 0) putOut(g, seat);
        if (given !== true) g.setMark(side, seat, sideNamed(given));
        if (g.activeSeat() === seat && g.phase() !== 'start' && g.phase() !== 'setup') becomeShadow(g, seat);
      },
    ),
  },
};

function sideNamed(name: string): number {
  const shown = SIDES.indexOf(name);
  if (shown <= 0) throw new RangeError(`"${name}" is no side; there are: law, outlaws.`);
  return shown;
}

/**
 * Who is out comes for each of his turns without life and leaves after it, unless something brings him back for longer.
 * Whatever else would bring him back for this turn alone, he is a shadow.
 */
export const shadowGunslingers = variant('shadow-gunslingers', {
  marks: [shadow, side],
  roles,
  fields,
  query: {
    mayReturn: (back, g, _me, seat) => back || (g.count(OUT, seat) > 0 && !shadowsRest(g)),
    handLimit: (limit, g, me) => (isShadow(g, me) ? Number.POSITIVE_INFINITY : limit),
    alive: (counts, g, _me, seat) => counts && !isShadow(g, seat),
    allegiance: (own, g, _me, seat) =>
      (own === 'renegade' && g.isRoleOpen(seat) && ROLE_OF_SIDE[g.mark(side, seat)]) || own,
  },
  at: {
    // A role that was dealt to him since then has joined nobody yet.
    left(_seats, g, _me, seat) {
      if (!g.isRoleOpen(seat)) g.setMark(side, seat, 0);
    },
  },
  would: {
    turn: {
      tier: 'dawn',
      when: (g, _me, turn) =>
        (!g.inPlay(turn.me) || isGhost(g, turn.me)) && g.count(OUT, turn.me) > 0 && !shadowsRest(g),
      run: [
        (g, f) => {
          becomeShadow(g, f.to);
          joinSide(g, f.to);
        },
      ],
    },
  },
  after: {
    turnEnd: {
      tier: 'fade',
      when: (g, _me, turn) => isShadow(g, turn.me),
      run: [
        (g, f) => {
          g.setMark(shadow, f.to, 0);
          dropOut(g, f.to);
        },
      ],
    },
  },
});
