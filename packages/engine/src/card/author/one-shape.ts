import type { Aim, BoostSpec, Card, Move, OptionSpec, Play, RespondSpec } from './definition.ts';

// Authors leave out what they do not need. What the hot loops read has every field all the same, in one order:
// reading fields of differently built objects is what slows them.

const aimInShape = ({ within, self, takes, laid, with: aimed, second, later, but }: Aim): Aim => ({
  within,
  self,
  takes,
  laid,
  with: aimed,
  second,
  later,
  but,
});

/** Plays of cards and moves of anything else are aimed by the same code. */
export function moveInShape({ cost, when, aim, run, named, pays, fits, price }: Move): Move {
  return { cost, when, aim: aim && aimInShape(aim), run, named, pays, fits, price };
}

export function optionInShape(option: OptionSpec): OptionSpec {
  const { cost, when, aim, run, named, pays, fits, price } = moveInShape(option);
  const { anytime, words, offer, read } = option;
  return { cost, when, aim, run, named, pays, fits, price, anytime, words, offer, read };
}

export const respondInShape = ({ gives, stands, again, pays, when, run }: RespondSpec): RespondSpec => ({
  gives,
  stands,
  again,
  pays,
  when,
  run,
});

export const boostInShape = ({ when, sure, strips, lives, run }: BoostSpec): BoostSpec => ({
  when,
  sure,
  strips,
  lives,
  run,
});

const playInShape = (play: Play | undefined): Play | undefined => play && moveInShape(play);

export function cardInShape(card: Card): Card {
  const { id, kind, colour, copies, names, gives, weapon, limited, quiet, mimics, book } = card;
  const { met, avoided, saves, respond } = card;
  return {
    id,
    kind,
    colour,
    copies,
    names,
    gives,
    weapon,
    limited,
    quiet,
    mimics,
    book,
    play: playInShape(card.play),
    use: playInShape(card.use),
    met,
    avoided,
    saves,
    respond,
  };
}
