import { handCard, NO, pickValue, YES } from '../../kernel/offer.ts';
import { program } from '../../kernel/program.ts';
import { only } from '../../kernel/seats.ts';
import { column } from '../../kernel/state.ts';
import type { Character } from '../author/definition.ts';
import type { CardRules } from '../compile/rules.ts';
import type { CardGame } from '../table/game.ts';
import { CHARACTERS, DECK, IN, LIFE, MAX, ROLES, STARTER } from '../table/layout.ts';
import { setCharacterAbilities } from './abilities.ts';
import { turnProgram } from './turn.ts';

/** Everything before the first turn. Seats that bring a role or a character from the last game have it already. */
export const setupProgram = program<
  CardGame,
  'roles' | 'keep' | 'deal' | 'choose' | 'lives' | 'hands' | 'variants' | 'start'
>('card/setup', {
  roles(g) {
    g.shuffle(ROLES);
    for (const seat of g.s.order)
      if (g.zone(g.rules.role + seat).length === 0) g.move(g.top(ROLES), g.rules.role + seat, only(seat));
    const open = g.s.order.some((seat) => g.roleOf(seat) === 'sheriff')
      ? ['sheriff']
      : ['deputy', 'outlaw', 'renegade'];
    for (const seat of g.s.order) if (open.includes(g.roleOf(seat))) g.showRole(seat);
    g.setVar(STARTER, starter(g));
  },
  keep: {
    about: () => ({ ask: 'keep-character' }),
    window: true,
    who: (g) => seatsWhere(g, (seat) => g.zone(g.rules.character + seat).length === 1),
    offer(_g, _f, _seat, o) {
      o.add(YES);
      o.add(NO);
    },
    take(g, _f, seat, line) {
      if (line[0] === NO) g.move(g.top(g.rules.character + seat), CHARACTERS, g.everyone);
    },
  },
  deal(g) {
    g.shuffle(CHARACTERS);
    const two = g.rules.variants['two-characters'] === true;
    for (const seat of g.s.order) {
      if (g.zone(g.rules.character + seat).length > 0) continue;
      for (let i = 0; i < (two ? 2 : 1); i++) {
        const piece = g.top(CHARACTERS);
        g.move(piece, g.rules.character + seat, two ? only(seat) : g.everyone);
      }
    }
  },
  choose: {
    about: () => ({ ask: 'choose-character' }),
    window: true,
    who: (g) => seatsWhere(g, (seat) => g.zone(g.rules.character + seat).length > 1),
    offer(g, _f, seat, o) {
      for (const piece of g.zone(g.rules.character + seat)) o.add(handCard(piece));
    },
    take(g, _f, seat, line) {
      const chosen = pickValue(line[0]);
      for (const piece of g.zone(g.rules.character + seat).slice())
        if (piece !== chosen) g.move(piece, CHARACTERS, only(seat));
      g.reveal(chosen, g.everyone);
    },
  },
  lives(g) {
    // What a character brings with it runs in a frame, and the frame pushed last runs first.
    for (const seat of g.s.order.toReversed()) becomeCharacter(g, seat, g.def(g.top(g.rules.character + seat)));
  },
  hands(g) {
    g.shuffle(DECK);
    for (const seat of g.s.order) g.draw(seat, g.askSeat(g.q.firstHand, printedLife(g, seat), seat));
  },
  variants(g, f) {
    f.to = g.s.vars[STARTER];
    for (const pack of g.rules.extras) pack.setup?.(g);
    g.fire(g.after.setup, f);
  },
  start(g, f) {
    g.end(f);
    beginTurns(g, g.s.vars[STARTER], turnProgram.at.round);
  },
});

export function beginTurns(g: CardGame, seat: number, step: number): void {
  g.tell({ what: 'begins', sheriff: g.s.order.find((other) => g.roleOf(other) === 'sheriff') });
  const turn = g.push(turnProgram, seat);
  turn.to = seat;
  turn.step = step;
}

/** The sheriff starts; with three players the deputy. */
export function starter(g: CardGame): number {
  const sheriff = g.s.order.find((seat) => g.roleOf(seat) === 'sheriff');
  return sheriff ?? g.s.order.find((seat) => g.roleOf(seat) === 'deputy') ?? g.s.order[0];
}

/** Life as printed; the option takes it from earlier cards where they differ. */
export function characterLife(rules: CardRules, def: number): number {
  const { life, classicLife = life } = rules.content[def] as Character;
  return rules.variants['classic-printing'] === true ? classicLife : life;
}

/** The sheriff has one life more than printed, for every purpose but the first hand. */
export function becomeCharacter(g: CardGame, seat: number, def: number): void {
  const life = characterLife(g.rules, def) + (g.roleOf(seat) === 'sheriff' ? 1 : 0);
  setCharacterAbilities(g, seat, [def]);
  g.setCount(MAX, seat, life);
  g.setCount(LIFE, seat, life);
  if (g.s.seats[column(IN, seat)] === 0) g.setCount(IN, seat, 1);
}

function printedLife(g: CardGame, seat: number): number {
  return g.maxLife(seat) - (g.roleOf(seat) === 'sheriff' ? 1 : 0);
}

function seatsWhere(g: CardGame, test: (seat: number) => boolean): number {
  let seats = 0;
  for (const seat of g.s.order) if (test(seat)) seats |= only(seat);
  return seats;
}
