import {
  type Aim,
  ability,
  type CardGame,
  character,
  type Mark,
  memory,
  moveInShape,
  type Offer,
  OK,
  offerTargets,
  pickValue,
  reason,
  shoot,
  targetsOf,
  type Why,
} from '../../../author/index.ts';
import { loadAt, PAY, payFrom, placesOf, tooPoor } from '../loads.ts';

const PRICE = 2;
const aim: Aim = { within: 'reach' };
const shot = moveInShape({ aim, run: [] });

export const kidShot: Mark = { name: 'mexicali-kid', lasts: 'turn' };

/** Where the tokens come from. */
const paidFrom = memory;
/** The picks of a move: the ability, then a word and a place for each token, then the target. */
const placesIn = (line: readonly number[]): number[] => line.filter((_, i) => i > 0 && i % 2 === 0).slice(0, PRICE);

function whyNot(g: CardGame, me: number): Why {
  if (g.mark(kidShot, me) > 0) return 'used-this-turn';
  const poor = tooPoor(g, me, PRICE);
  return poor === OK && targetsOf(g, me, aim, -1) === 0 ? 'no-target' : poor;
}

function offerNextToken(g: CardGame, me: number, o: Offer): void {
  const paid = placesIn(o.draft);
  for (const place of placesOf(g, me)) {
    const left = loadAt(g, place) - paid.filter((from) => from === place).length;
    if (left > 0) o.more(g.word(PAY), place);
    else if (o.explain) o.no({ why: 'not-enough', needed: 1, have: 0 }, g.word(PAY), place);
  }
}

/** Once a turn two tokens for a BANG! effect without a card. */
export const mexicaliKid = character('mexicali-kid', 4, {
  option: {
    offer(g, me, o, def) {
      if (o.draft.length === 0) {
        const why = whyNot(g, me);
        if (why === OK) o.more(ability(def));
        else if (o.explain) o.no(reason(g, why, def), ability(def));
      } else if (placesIn(o.draft).length < PRICE) offerNextToken(g, me, o);
      else {
        o.under();
        offerTargets(g, me, -1, shot, o);
      }
    },
    read(_g, f, line) {
      f.mem = placesIn(line);
      f.to = pickValue(line[line.length - 1]);
    },
    run: [
      (g, f) => {
        g.tell({ what: 'ability', seat: f.me, to: f.to, ability: f.src });
        g.setMark(kidShot, f.me, 1);
      },
      (g, f) => {
        const place = paidFrom(f).shift();
        if (place === undefined) return;
        f.step--;
        payFrom(g, place, 1);
      },
      (g, f) => {
        if (g.inPlay(f.me)) shoot(g, f, f.to);
      },
    ],
  },
});
