import { applyEvent, nextBelow, OPEN, PUBLIC, type View } from '@sixgun/engine';
import { expect, test } from 'vitest';
import { chance, randomMove, SETUPS, someSeat, table } from './tables.ts';

const GAMES = 6;

/** Everybody who may follow a game: the seats, those who look on, those who see all hands. */
const audiences = (players: number): number[] => [...Array(players).keys(), PUBLIC, OPEN];

test.each(Object.keys(SETUPS))('every audience can follow by what it is told alone: %s', (name) => {
  for (let seed = 0; seed < GAMES; seed++) {
    const host = table(SETUPS[name], seed);
    const rng = chance(`follow ${seed}`);
    const box = host.info(PUBLIC);
    let views = audiences(host.header.players).map((audience) => host.firstView(audience));
    let heard = 0;
    const follow = (view: View): void => {
      for (const event of host.since(view.seat, heard)) applyEvent(view, JSON.parse(JSON.stringify(event)), box);
      // As text first: the assertion library takes twenty times as long to find two views equal.
      if (JSON.stringify(view) !== JSON.stringify(host.view(view.seat))) expect(view).toEqual(host.view(view.seat));
    };
    while (!host.over) {
      for (const view of views) follow(view);
      heard = host.happened;
      const seat = someSeat(host, rng);
      host.move(seat, randomMove(host, seat, rng));
      if (nextBelow(rng, 40) === 0) host.say(nextBelow(rng, host.header.players));
      if (nextBelow(rng, 10) > 0 || !host.mayTakeBack(seat) || host.over) continue;
      // Who goes back is shown the table anew.
      host.back(seat);
      views = views.map((view) => host.view(view.seat));
      heard = host.happened;
    }
  }
});

test('those who look on see no hand and no hidden role, those who see all hands see no pile', () => {
  const host = table(SETUPS['card, four sets'], 1);
  const { zones, first } = host.info(PUBLIC);
  const shown = (audience: number, zone: number): boolean[] =>
    host.view(audience).zones[zone].map((piece) => piece >= 0);
  for (let seat = 0; seat < host.header.players; seat++) {
    expect(shown(PUBLIC, first.hand + seat)).not.toContain(true);
    expect(shown(OPEN, first.hand + seat)).not.toContain(false);
    expect(shown(OPEN, first.role + seat)).toEqual([true]);
  }
  expect(
    shown(
      OPEN,
      zones.findIndex((zone) => zone.name === 'deck'),
    ),
  ).not.toContain(true);
});
