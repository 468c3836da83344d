import {
  BOX,
  type CardGame,
  type Frame,
  flip,
  handCard,
  isRed,
  type Mark,
  memory,
  NONE,
  type Offer,
  OK,
  only,
  PASS,
  program,
  release,
  STARTER,
  tableRule,
} from '../../author/index.ts';
import {
  abilityOf,
  affords,
  hasAbility,
  mayTake,
  offerFreeWagons,
  offerWagons,
  stationAt,
  takeWagon,
} from './fares.ts';
import { atEnd, hasTrain, layOut, setTrainAt, sortTiles, stationsOf, trainAt, turnEngine } from './line.ts';
import { locomotiveProgram } from './locomotives.ts';
import { wagonsOf } from './wagon.ts';
import { ADVANCE, WAGON } from './words.ts';

/** Free moves made in one's turn. */
export const moved: Mark = { name: 'advance', lasts: 'turn' };

/** `n` of a journey: the move was free, so a wagon has to be taken. `pick`: how often the locomotive does what it does. */
const OBLIGED = 1;

const choosesWagon = (g: CardGame, f: Frame): boolean =>
  (f.n === OBLIGED || atEnd(g)) &&
  g.inPlay(f.me) &&
  mayTake(g, f.me) &&
  wagonsOf(g).some((wagon) => hasAbility(g, f.me, 'sancho') || stationAt(g, wagon, trainAt(g)) !== undefined);

function offerStop(g: CardGame, f: Frame, seat: number, o: Offer): void {
  offerWagons(g, seat, o);
  const sancho = abilityOf(g, seat, 'sancho');
  if (sancho >= 0) offerFreeWagons(g, seat, sancho, o);
  if (o.draft.length > 0) return;
  if (f.n !== OBLIGED || o.n === 0) o.add(PASS);
  else if (o.explain) o.no({ why: 'mandatory' }, PASS);
}

/** The train moves; at the end of the line the locomotive does what it does and everything is laid out anew. */
const journeyProgram = program<CardGame, 'go' | 'stop' | 'engine' | 'anew'>('card/journey', {
  go(g, f) {
    const to = Math.min(f.to < 0 ? trainAt(g) + 1 : f.to, stationsOf(g).length);
    setTrainAt(g, to);
    if (atEnd(g)) g.tell({ what: 'train-arrives' });
    else g.tell({ what: 'train-moves', station: g.def(stationsOf(g)[to]) });
    g.fire(g.after.moved, f);
  },
  stop: {
    about: (_g, f) => ({ ask: 'take-wagon', must: f.n === OBLIGED }),
    who: (g, f) => (choosesWagon(g, f) ? only(f.me) : 0),
    offer: offerStop,
    take(g, f, seat, line) {
      if (line[0] === PASS) return;
      // Whoever may have any number of wagons is asked again before the locomotive does anything.
      f.n = 0;
      f.step = journeyProgram.at.stop;
      takeWagon(g, seat, line);
    },
  },
  engine(g, f) {
    if (!atEnd(g)) return g.end(f);
    if (f.pick <= 0) return;
    f.pick--;
    f.step = journeyProgram.at.engine;
    const engine = g.top(g.places.engine);
    g.tell({ what: 'locomotive', engine: g.def(engine) });
    const effect = g.push(locomotiveProgram(g.idOf(engine)), f.me);
    effect.by = f.me;
    effect.src = g.def(engine);
  },
  anew(g) {
    turnEngine(g);
    layOut(g);
    g.settle();
  },
});

/** Moves the train one station on, or to a certain place. */
export function moveTrain(g: CardGame, me: number, { to = NONE, obliged = false, effects = 1 } = {}): void {
  if (!hasTrain(g)) return;
  const f = g.push(journeyProgram, me);
  f.to = to;
  f.n = obliged ? OBLIGED : 0;
  f.pick = effects;
}

/** The train has come to the end of the line already: a wagon may be taken, then the locomotive does what it does. */
export function standAtEnd(g: CardGame, me: number): void {
  const f = g.push(journeyProgram, me);
  f.n = 0;
  f.pick = 1;
  f.step = journeyProgram.at.stop;
}

function refusal(g: CardGame, me: number) {
  if (!mayTake(g, me) || g.mark(moved, me) > 0) return 'used-this-turn';
  return affords(g, me, trainAt(g) + 1) ? OK : 'no-wagon';
}

/** Before a wagon is taken the train may be moved for nothing; it sets out whenever the sheriff's turn begins. */
export const train = tableRule('train', {
  after: {
    setup: {
      run: [
        (g) => {
          sortTiles(g);
          for (const piece of g.zone(BOX)) if (g.rules.faces[piece].back === 'locomotive') g.reveal(piece, g.everyone);
        },
        (g, f) => flip(g, NONE, f.src),
        (g, f) => {
          const red = f.ret >= 0 && isRed(g.suit(f.ret));
          release(g, f.ret, NONE);
          const side = g.zone(BOX).find((piece) => g.idOf(piece) === (red ? 'leland' : 'ironhorse'));
          if (side !== undefined) g.move(side, g.places.engine, g.everyone);
          layOut(g);
        },
      ],
    },
    turnStart: {
      tier: 'departure',
      when: (g, _me, turn) => hasTrain(g) && turn.me === g.s.vars[STARTER],
      run: [(g, f) => moveTrain(g, f.to)],
    },
  },
  option: {
    words: [ADVANCE, WAGON],
    offer(g, me, o) {
      if (!hasTrain(g)) return;
      if (o.draft.length > 0) return offerWagons(g, me, o);
      const why = refusal(g, me);
      if (why === OK) o.add(g.word(ADVANCE));
      else if (o.explain) o.no({ why }, g.word(ADVANCE));
      if (mayTake(g, me)) offerWagons(g, me, o);
      else if (o.explain)
        for (const wagon of wagonsOf(g)) o.no({ why: 'used-this-turn' }, g.word(WAGON), handCard(wagon));
    },
    read(_g, f, line) {
      f.mem = line.slice();
    },
    run: [
      (g, f) => {
        const line = memory(f);
        if (line[0] !== g.word(ADVANCE)) return takeWagon(g, f.me, line);
        g.setMark(moved, f.me, 1);
        moveTrain(g, f.me, { obliged: true });
      },
    ],
  },
});
