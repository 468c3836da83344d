import {
  brown,
  type CardGame,
  keepsInPlay,
  laidCard,
  NONE,
  OK,
  only,
  pickValue,
  type Step,
} from '../../../author/index.ts';

const isWeapon = (g: CardGame, piece: number): boolean => g.rules.cards[g.def(piece)]?.weapon === true;

/** Could this player have `coming` before him once `going` has left? */
function mayHave(g: CardGame, seat: number, coming: number, going: number): boolean {
  if (g.roleOf(seat) === 'sheriff' && (keepsInPlay(g, coming) || g.idOf(coming) === 'jail')) return false;
  for (const first of g.rules.exposed)
    for (const piece of g.zone(first + seat)) if (piece !== going && g.def(piece) === g.def(coming)) return false;
  return true;
}

const fits = (g: CardGame, me: number, own: number, to: number, card: number): boolean =>
  mayHave(g, me, card, own) && mayHave(g, to, own, card);

const partners = (g: CardGame, me: number, to: number, card: number): number[] =>
  g.exposedOf(me).filter((own) => fits(g, me, own, to, card));

function hasPartner(g: CardGame, me: number, to: number, card: number): boolean {
  for (const first of g.rules.exposed)
    for (const own of g.zone(first + me)) if (fits(g, me, own, to, card)) return true;
  return false;
}

function hasPair(g: CardGame, me: number, to: number): boolean {
  for (const first of g.rules.exposed)
    for (const card of g.zone(first + to)) if (hasPartner(g, me, to, card)) return true;
  return false;
}

/** A new weapon takes the place of the one that lies there. */
function receive(g: CardGame, seat: number, piece: number, given = NONE): void {
  const old = isWeapon(g, piece) ? g.exposedOf(seat).find((other) => other !== given && isWeapon(g, other)) : undefined;
  const wagon = g.rules.faces[piece].back === 'wagon';
  g.move(piece, (wagon ? g.places.wagons : g.rules.play) + seat, g.everyone);
  if (old === undefined) return;
  g.tell({ what: 'weapon-replaced', seat, old, new: piece });
  g.discard(old, seat);
}

const exchange: Step = {
  about: (_g, f) => ({ ask: 'swap-for', card: f.pick }),
  who: (_g, f) => only(f.chooser),
  offer(g, f, _seat, o) {
    for (const own of partners(g, f.me, f.to, f.pick)) o.add(laidCard(own));
  },
  take(g, f, _seat, line) {
    const own = pickValue(line[0]);
    g.tell({ what: 'swaps', seat: f.me, to: f.to, own, card: f.pick });
    receive(g, f.me, f.pick, own);
    receive(g, f.to, own);
    g.rob(f.me, f.to);
  },
};

/** One of his cards in play for one of another player's. */
export const switchCard = brown('switch', '6H', {
  play: {
    aim: {
      within: 'anywhere',
      takes: 'laid',
      laid: hasPartner,
      but: (g, me, to) => (hasPair(g, me, to) ? OK : 'no-cards'),
    },
    run: [exchange],
  },
});
