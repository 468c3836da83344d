import { describe, expect, it } from 'vitest';
import { CardGame, Dealer, DiceGame, fastRng, firstSeat, newGame, ownOf, standpointOf, viewOf } from '../src/index.ts';

describe('dealing a view again', () => {
  it('gives the seat the same view every time, and everybody else something new', () => {
    const g = newGame({ players: 5, seed: 4 }) as CardGame;
    const seat = firstSeat(g.asked);
    const dealer = new Dealer(standpointOf(g, seat), ownOf(g, seat), g.rules, (s) => new CardGame(g.rules, s));
    const seen = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const dealt = dealer.deal(fastRng(i));
      expect(viewOf(dealt, seat)).toEqual(viewOf(g, seat));
      expect(new Set(dealt.s.zones.flat()).size).toBe(g.rules.faces.length);
      dealt.s.zones.forEach((zone, index) => {
        for (const piece of zone) expect(dealt.s.where[piece]).toBe(index);
      });
      seen.add(JSON.stringify(dealt.s.zones));
    }
    expect(seen.size).toBe(20);
  });

  it('lays the roles the caller has chosen', () => {
    const g = newGame({ players: 5, seed: 4 }) as CardGame;
    const seat = firstSeat(g.asked);
    const dealer = new Dealer(standpointOf(g, seat), ownOf(g, seat), g.rules, (s) => new CardGame(g.rules, s));
    const roles = dealer.hidden[g.rules.backs.indexOf('role')].slice().sort((a, b) => a - b);
    const seats = g.s.order.filter((other) => other !== seat);
    const laid = seats.map((other, i) => ({ zone: g.rules.role + other, piece: roles[i] }));
    for (let i = 0; i < 5; i++) {
      const dealt = dealer.deal(fastRng(i), laid);
      for (const { zone, piece } of laid) expect(dealt.s.zones[zone]).toEqual([piece]);
    }
    const [role] = g.s.zones[g.rules.role + seat];
    expect(() => dealer.deal(fastRng(1), [{ zone: g.rules.role + seats[0], piece: role }])).toThrow(/not hidden/);
  });

  it('refuses to lay what lies open where it does not lie, or what lies hidden where something lies open', () => {
    const g = newGame({ players: 5, seed: 4 }) as CardGame;
    const sheriff = g.s.order.find((one) => g.roleOf(one) === 'sheriff') as number;
    const seat = g.s.order.find((one) => one !== sheriff) as number;
    const dealer = new Dealer(standpointOf(g, seat), ownOf(g, seat), g.rules, (s) => new CardGame(g.rules, s));
    const [star] = g.s.zones[g.rules.role + sheriff];
    const [own] = g.s.zones[g.rules.role + seat];
    const [hidden] = dealer.hidden[g.rules.backs.indexOf('role')];
    const lay = (piece: number, owner: number) => () =>
      dealer.deal(fastRng(1), [{ zone: g.rules.role + owner, piece }]);
    for (const [piece, owner] of [
      [own, sheriff],
      [star, seat],
      [hidden, sheriff],
      [hidden, seat],
      [g.rules.faces.length, sheriff],
    ])
      expect(lay(piece, owner)).toThrow('These pieces cannot lie like that');
    expect(viewOf(lay(star, sheriff)(), seat)).toEqual(viewOf(g, seat));
  });

  it('leaves the roles that were not drawn among those of their part', () => {
    const g = newGame({
      game: 'dice',
      players: 5,
      seed: 4,
      packs: ['base', 'old-saloon'],
      variants: { 'special-roles': true },
    }) as DiceGame;
    const seat = firstSeat(g.asked);
    const dealer = new Dealer(standpointOf(g, seat), ownOf(g, seat), g.rules, (s) => new DiceGame(g.rules, s));
    const other = g.s.order.find((one) => one !== seat && !g.isOpen(one)) as number;
    const part = g.part(other);
    const piece = dealer.hidden[g.rules.backs.indexOf('role')].find(
      (one) => g.rules.faces[one].sort === part,
    ) as number;
    const dealt = dealer.deal(fastRng(2), [{ zone: g.rules.role + other, piece }]);
    expect(dealt.s.zones[g.rules.role + other]).toEqual([piece]);
    g.rules.zones.forEach(({ sort }, zone) => {
      if (sort !== undefined) for (const one of dealt.s.zones[zone]) expect(g.rules.faces[one].sort).toBe(sort);
    });
  });
});
