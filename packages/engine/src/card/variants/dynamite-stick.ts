import {
  BANG,
  type CardGame,
  DECK,
  DISCARD,
  type Diversion,
  field,
  isPlayedAs,
  isRepetition,
  key,
  letter,
  type Mark,
  seatNamed,
  variant,
} from '../author/index.ts';
import { dynamite } from '../packs/base/cards/dynamite.ts';

/** 1 for the player in front of whom the wooden stick lies. */
export const stick: Mark = { name: 'stick', lasts: 'game' };

const isDynamite = (g: CardGame, piece: number): boolean => g.rules.content[g.def(piece)].id === dynamite.id;

/** A holder who is out leaves the stick to the player on turn, or to the next one if he is out himself. */
export function stickHolder(g: CardGame): number {
  for (let seat = 0; seat < g.rules.players; seat++) if (g.mark(stick, seat) === 1 && g.inPlay(seat)) return seat;
  const active = g.activeSeat();
  return g.inPlay(active) ? active : g.clockwise(active);
}

export function moveStick(g: CardGame, to: number): void {
  for (let seat = 0; seat < g.rules.players; seat++) if (g.mark(stick, seat) === 1) g.setMark(stick, seat, 0);
  g.setMark(stick, to, 1);
}

/** Everybody sees why the deck is shuffled; another card comes up instead, if there is one anywhere. */
function shuffleIn(g: CardGame, piece: number): Diversion {
  g.reveal(piece, g.everyone);
  if (g.zone(DECK).length > 1) g.shuffle(DECK);
  else if (g.zone(DISCARD).length > 0) g.reshuffle();
  else return 'none';
  return 'next';
}

function backToDeck(g: CardGame, piece: number): void {
  g.move(piece, DECK, g.everyone);
  g.shuffle(DECK);
}

/** Dynamite never comes to a hand or the pile: it goes before the holder of the stick, or back into the deck. */
export const dynamiteStick = variant('dynamite-stick', {
  marks: [stick],
  fields: {
    table: { stick: field('seat', 'who has the dynamite stick', (g, holder) => moveStick(g, seatNamed(holder))) },
    tableKeys: { stick: key('who has the dynamite stick', (g) => letter(stickHolder(g))) },
  },
  at: {
    turnedUp(way, g, _me, piece) {
      if (way !== 'drawn' || !isDynamite(g, piece) || g.phase() === 'setup') return;
      const holder = stickHolder(g);
      if (g.findInFront(holder, g.def(piece)) >= 0) return shuffleIn(g, piece);
      g.lay(piece, holder);
      g.tell({ what: 'dynamite-to-stick', seat: holder });
      moveStick(g, holder);
      return 'next';
    },
    discarded(_gone, g, _me, piece) {
      if (!isDynamite(g, piece)) return;
      backToDeck(g, piece);
      return true;
    },
  },
  query: {
    takenTo(zone, g, _me, piece) {
      if (!isDynamite(g, piece)) return zone;
      const holder = stickHolder(g);
      const there = g.findInFront(holder, g.def(piece));
      return there >= 0 && there !== piece ? DECK : g.rules.play + holder;
    },
  },
  after: {
    setup: {
      run: [
        (g, f) => {
          moveStick(g, f.to);
          for (const seat of g.s.order) {
            const held = g.hand(seat).filter((piece) => isDynamite(g, piece));
            for (const piece of held) backToDeck(g, piece);
            replaceHeld(g, seat, held.length);
          }
        },
      ],
    },
    // Whoever goes leaves it, also without a death, as a ghost or a shadow does.
    settle: {
      // When nobody is left there is nobody to leave it to.
      when: (g) => g.s.order.some((seat) => g.mark(stick, seat) === 1 && !g.inPlay(seat)) && g.inPlay(stickHolder(g)),
      run: [(g) => moveStick(g, stickHolder(g))],
    },
    wounded: {
      when: (g, _me, hit) => hit.by === g.onTurn() && hit.to !== hit.by && isPlayedAs(g, BANG, hit) && !isRepetition(g),
      run: [
        (g, f) => {
          g.tell({ what: 'stick-moves', seat: f.by });
          moveStick(g, f.by);
        },
      ],
    },
  },
});

/** Replacement cards are not dynamite either: where one would come up the deck is shuffled, so its top stays unknown. */
function replaceHeld(g: CardGame, seat: number, n: number): void {
  for (let i = 0; i < n; i++) {
    while (isDynamite(g, g.top(DECK))) shuffleIn(g, g.top(DECK));
    g.move(g.top(DECK), g.rules.hand + seat, g.handAudience(seat));
  }
}
