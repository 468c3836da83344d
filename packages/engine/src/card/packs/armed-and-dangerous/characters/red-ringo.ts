import {
  ability,
  type CardGame,
  character,
  type Mark,
  type Offer,
  only,
  PASS,
  seatPick,
} from '../../../author/index.ts';
import { hasSpace, loadAt, PUT, placesOf, putLoad, takeLoad } from '../loads.ts';

const START = 4;

export const ringoMoved: Mark = { name: 'red-ringo', lasts: 'turn' };

const hasOwn = (g: CardGame, me: number): boolean => loadAt(g, seatPick(me)) > 0;

const cardsWithRoom = (g: CardGame, me: number): number[] =>
  placesOf(g, me).filter((place) => place !== seatPick(me) && hasSpace(g, place));

function moveOne(g: CardGame, me: number, place: number): void {
  takeLoad(g, seatPick(me), 1);
  putLoad(g, place, 1);
}

function offerCards(g: CardGame, me: number, o: Offer, ...begun: number[]): void {
  const fit = cardsWithRoom(g, me);
  const [first, ...rest] = [...begun, g.word(PUT)];
  for (const place of placesOf(g, me))
    if (fit.includes(place)) o.add(first, ...rest, place);
    else if (o.explain) o.no({ why: 'no-room' }, first, ...rest, place);
}

/** Begins with four tokens; once a turn up to two of them go onto his cards. */
export const redRingo = character('red-ringo', 5, {
  after: { setup: { run: [(g, f) => putLoad(g, seatPick(f.me), START)] } },
  option: {
    offer(g, me, o, def) {
      if (g.mark(ringoMoved, me) === 0 && hasOwn(g, me)) offerCards(g, me, o, ability(def));
      else if (o.explain) o.no({ why: hasOwn(g, me) ? 'used-this-turn' : 'no-effect-left' }, ability(def));
    },
    read(_g, f, line) {
      f.mem = [line[2]];
    },
    run: [
      (g, f) => {
        g.tell({ what: 'ability', seat: f.me, ability: f.src });
        g.setMark(ringoMoved, f.me, 1);
        for (const place of f.mem ?? []) moveOne(g, f.me, place);
      },
      {
        about: () => ({ ask: 'load', count: 1 }),
        who: (g, f) => (hasOwn(g, f.me) && cardsWithRoom(g, f.me).length > 0 ? only(f.me) : 0),
        offer(g, _f, seat, o) {
          offerCards(g, seat, o);
          o.add(PASS);
        },
        take(g, _f, seat, line) {
          if (line[0] !== PASS) moveOne(g, seat, line[1]);
        },
      },
    ],
  },
});
