import { KIND, kindOf, type Offer, PICKS, pickValue, type Rules } from '@sixgun/engine';

/** One option, sorted out. Reused from option to option. */
export interface Intent {
  first: number;
  word: number;
  /** The definition that takes effect: what the card is used as, or the ability. */
  def: number;
  /** The card from a hand, -1 if there is none. */
  card: number;
  /** Another card of the hand that is given for it. */
  cost: number;
  to: number;
  /** A card lying in play that was picked, -1 for none. */
  target: number;
}

export const newIntent = (): Intent => ({ first: 0, word: -1, def: -1, card: -1, cost: -1, to: -1, target: -1 });

export function readIntent(rules: Rules, o: Offer, index: number, intent: Intent): void {
  const first = o.pick(index, 0);
  intent.first = kindOf(first);
  intent.word = intent.def = intent.card = intent.cost = intent.to = intent.target = -1;
  let as = -1;
  for (let k = 0; k < PICKS; k++) {
    const pick = o.pick(index, k);
    if (pick === 0) break;
    const value = pickValue(pick);
    switch (kindOf(pick)) {
      case KIND.hand:
        if (intent.card < 0) intent.card = value;
        else intent.cost = value;
        break;
      case KIND.play:
        if (k === 0) intent.def = rules.faces[value].def;
        intent.target = value;
        break;
      case KIND.ability:
        if (intent.def < 0) intent.def = value;
        break;
      case KIND.as:
        as = value;
        break;
      case KIND.seat:
        // A card for two begins with the one it reaches.
        if (intent.to < 0) intent.to = value;
        break;
      case KIND.word:
        intent.word = value;
        break;
      default:
        break;
    }
  }
  if (as >= 0) intent.def = as;
  else if (intent.def < 0 && intent.card >= 0) intent.def = rules.faces[intent.card].def;
}
