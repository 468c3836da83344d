import { fastRng, type Game, KIND, kindOf, nextBelow, type Offer, PASS, seatPick, word, WORD } from '@sixgun/engine';

const rng = fastRng('bots');
const END = word(WORD.end);

/** How gladly a move is made; it looks at nothing but the offer of its own seat. */
function appeal(o: Offer, i: number, seat: number): number {
  const first = o.pick(i, 0);
  if (first === PASS) return 0.05;
  if (first === END) return 0.4;
  if (o.line(i).includes(seatPick(seat))) return 0;
  return kindOf(first) === KIND.play ? 3 : 1;
}

/** Which option of its present offer this seat takes. */
export function botChoice(g: Game, seat: number): number {
  const o = g.offer(seat);
  let sum = 0;
  const weights: number[] = [];
  for (let i = 0; i < o.n; i++) {
    const weight = appeal(o, i, seat);
    weights.push(weight);
    sum += weight;
  }
  let at = (nextBelow(rng, 1_000_000) / 1_000_000) * sum;
  for (let i = 0; i < o.n; i++) {
    at -= weights[i];
    if (at < 0) return i;
  }
  return o.n - 1;
}
