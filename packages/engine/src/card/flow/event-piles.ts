import type { Fields } from '../../kernel/fields.ts';
import { pieceToken } from '../../kernel/notation.ts';
import { program } from '../../kernel/program.ts';
import type { TableEvent } from '../author/definition.ts';
import { field, key } from '../author/fields.ts';
import { tableRule } from '../author/make.ts';
import type { PackExtras } from '../author/pack.ts';
import type { CardRules } from '../compile/rules.ts';
import type { CardGame } from '../table/game.ts';
import { BOX, ROUND } from '../table/layout.ts';

/** A pile of events: where it lies, where the one in force lies, and whether the next one can be seen. */
export interface EventPile {
  pile: string;
  force: string;
  back: string;
  faceUp: boolean;
}

/** The zones of a pile; packs that share it declare the same ones. */
export function pileZones({ pile, force }: EventPile): NonNullable<PackExtras['tableZones']> {
  return [
    { name: pile, ordered: true },
    { name: force, works: true },
  ];
}

const eventOf = (g: CardGame, piece: number): TableEvent => g.rules.content[g.def(piece)] as TableEvent;

/** The pieces with each back: the same for every game of one set-up, so found once. */
const found = new WeakMap<CardRules, Map<string, readonly number[]>>();

function eventsOf({ rules }: CardGame, { back }: EventPile): readonly number[] {
  let byBack = found.get(rules);
  if (byBack === undefined) {
    byBack = new Map();
    found.set(rules, byBack);
  }
  let pieces = byBack.get(back);
  if (pieces === undefined) {
    pieces = [...rules.faces.keys()].filter((piece) => rules.faces[piece].back === back);
    byBack.set(back, pieces);
  }
  return pieces;
}

/** Shuffles the events over their last one. Where several could be the last, one is chosen and `count` of the others are used. */
export function buildPile(
  g: CardGame,
  events: EventPile,
  chosen: unknown = '',
  count = Number.POSITIVE_INFINITY,
): void {
  const zone = g.place(events.pile);
  const used = eventsOf(g, events).filter((piece) => isUsed(g, eventOf(g, piece)));
  const lasts = used.filter((piece) => eventOf(g, piece).last === true);
  const last = lasts.find((piece) => g.idOf(piece) === chosen) ?? lasts[0];
  for (const piece of used) if (!lasts.includes(piece)) g.move(piece, zone, 0);
  g.shuffle(zone);
  if (lasts.length > 1) while (g.zone(zone).length > count) g.move(g.top(zone), BOX, 0);
  for (const piece of eventsOf(g, events)) if (piece !== last && !isShuffled(g, piece)) g.reveal(piece, g.everyone);
  g.move(last, zone, g.everyone, true);
  showNext(g, events);
}

/** Everybody can tell which cards were left out by agreement and which by chance. */
const isShuffled = (g: CardGame, piece: number): boolean =>
  isUsed(g, eventOf(g, piece)) && eventOf(g, piece).last !== true;

function isUsed(g: CardGame, { onlyWith, unless }: TableEvent): boolean {
  const { variants } = g.rules;
  return (onlyWith === undefined || variants[onlyWith] === true) && (unless === undefined || variants[unless] !== true);
}

function showNext(g: CardGame, { pile, faceUp }: EventPile): void {
  const next = g.top(g.place(pile));
  if (faceUp && next >= 0) g.reveal(next, g.everyone);
}

const arrival = program<CardGame, 'enter' | 'settle'>('card/event', {
  enter(g, f) {
    const prog = g.rules.enters[g.def(f.card)];
    if (prog === undefined) return;
    const child = g.push(prog, f.me);
    child.to = f.me;
    child.card = f.card;
    child.src = g.def(f.card);
  },
  settle(g) {
    g.settle();
  },
});

/** The next event covers the one in force; the last one stays. `seat` is the player its effect begins with. */
export function turnEvent(g: CardGame, events: EventPile, seat: number): void {
  const next = g.top(g.place(events.pile));
  if (next < 0) return;
  const force = g.place(events.force);
  for (const old of g.zone(force).slice()) g.move(old, BOX, g.everyone);
  g.move(next, force, g.everyone);
  g.tell({ what: 'event', event: g.def(next), card: next });
  showNext(g, events);
  const f = g.push(arrival, seat);
  f.to = seat;
  f.card = next;
}

/** Is an event of this name in force, from whichever pile? */
export const isInForce = (g: CardGame, id: string): boolean =>
  g.rules.tableZones.some((zone) => g.zone(zone).some((piece) => g.idOf(piece) === id));

/** High Noon and A Fistful of Cards: one pile beside the sheriff, face up. */
export const sheriffsPile: EventPile = { pile: 'events', force: 'event', back: 'event', faceUp: true };

/** Events above the last one when both sets are mixed and nothing else was agreed. */
const MIXED = 12;

/** A new event before the second and every later round; a round begins with the sheriff, or with who sits next after him. */
export const sheriffsEvents = tableRule('sheriffs-events', {
  after: {
    setup: {
      run: [
        (g) => {
          const { variants } = g.rules;
          buildPile(g, sheriffsPile, variants['last-event'], Number(variants['event-cards'] ?? MIXED));
        },
      ],
    },
    round: {
      when: (g) => g.s.vars[ROUND] > 1,
      run: [(g) => turnEvent(g, sheriffsPile, g.activeSeat())],
    },
  },
});

/** How scenario files speak of a pile: an id, a list, or either of them by pack. */
export function pileFields(events: EventPile): Fields<CardGame> {
  const token = (g: CardGame, piece: number | undefined) => (piece === undefined ? null : pieceToken(g.rules, piece));
  const pile = (g: CardGame): readonly number[] => g.zone(g.place(events.pile));
  return {
    table: {
      event: field({ either: ['null', 'text', { byPack: 'text' }] }, 'in force', (g, named) => {
        for (const piece of piecesNamed(g, events, named)) g.move(piece, g.place(events.force), g.everyone);
      }),
      events: field({ either: ['texts', { byPack: 'texts' }] }, 'the pile, top first', (g, named) => {
        for (const piece of piecesNamed(g, events, named).toReversed())
          g.move(piece, g.place(events.pile), eventOf(g, piece).last === true ? g.everyone : 0);
        showNext(g, events);
      }),
    },
    tableKeys: {
      event: key(
        'in force, `null` if none; by pack where there are two piles',
        (g) => token(g, g.zone(g.place(events.force))[0]),
        {
          byPack: true,
        },
      ),
      events: key(
        'the pile, top first',
        (g) =>
          pile(g)
            .toReversed()
            .map((piece) => token(g, piece)),
        { ordered: true },
      ),
      'events.top': key('the next event, `null` if there is none', (g) => token(g, pile(g).at(-1))),
      'events.size': key('events in the pile', (g) => pile(g).length),
    },
  };
}

type NamedEvents = null | string | readonly string[] | Readonly<Record<string, string | readonly string[]>>;

/** Those of the named events that belong to this pile. */
function piecesNamed(g: CardGame, events: EventPile, named: NamedEvents): number[] {
  const ids = typeof named === 'string' ? [named] : Object.values(named ?? {}).flat();
  const mine = eventsOf(g, events);
  return ids.flatMap((id) => {
    if (!g.rules.content.some((def) => def.kind === 'event' && def.id === id))
      throw new RangeError(`There is no event called "${id}" in these packs.`);
    return mine.filter((piece) => g.idOf(piece) === id);
  });
}

/** What both packs of the sheriff's pile bring beside their cards. */
export const sheriffsExtras = {
  tableZones: pileZones(sheriffsPile),
  always: [sheriffsEvents],
  fields: pileFields(sheriffsPile),
} as const;
