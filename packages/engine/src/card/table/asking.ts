import { type Frame, NONE } from '../../kernel/frame.ts';
import { Game } from '../../kernel/game.ts';
import { column } from '../../kernel/state.ts';
import type { After, Would } from '../author/definition.ts';
import { OK, type Why } from '../author/why.ts';
import type { CardRules, QueryTable } from '../compile/rules.ts';
import { ACTIVE, IN } from './layout.ts';

/** Whose abilities and cards work, and what they answer when they are asked. */
export abstract class Asking extends Game<CardRules> {
  readonly hookTables = this.rules.triggers;
  /** The queries, to be asked with `askSeat` and `askTable`. */
  readonly q = this.rules.query;

  inPlay(seat: number): boolean {
    return this.s.seats[column(IN, seat)] !== 0;
  }
  /** Who comes first when several are concerned: the player on turn, or whose turn begins the round. */
  activeSeat(): number {
    return this.s.vars[ACTIVE];
  }
  /** Whose turn it is, NONE while something comes about between two rounds. */
  onTurn(): number {
    return this.s.stack[0]?.step === this.rules.turnAhead ? NONE : this.activeSeat();
  }
  def(piece: number): number {
    return this.rules.faces[piece].def;
  }

  working(seat: number, def: number, piece: number): boolean {
    if (piece < 0 && seat >= 0 && !this.inPlay(seat)) return false;
    const off = this.rules.query.switchedOff;
    return !off.any || !this.askTable(this.q.switchedOff, false, seat, def, piece);
  }

  /** Folds a query over what one seat has: abilities, then cards in front. */
  askSeat<Q>(table: QueryTable<Q>, value: number, seat: number, a = 0 as never, b = 0 as never): number {
    if (!table.any) return value;
    // biome-ignore lint/suspicious/noExplicitAny: one walk serves queries of every shape; each is typed in `Queries`
    const of = table.of as any[];
    const { abilities, zones } = this.s;
    const { faces, working, tableZones } = this.rules;
    let v = value;
    if (table.abilities) {
      const mine = abilities[seat];
      for (let i = 0; i < mine.length; i++) {
        const hook = of[mine[i]];
        if (hook !== undefined && this.working(seat, mine[i], -1)) v = hook(v, this, seat, a, b);
      }
    }
    if (table.fronts)
      for (let w = 0; w < working.length; w++) {
        const zone = zones[working[w] + seat];
        for (let i = 0; i < zone.length; i++) {
          const hook = of[faces[zone[i]].def];
          if (hook !== undefined && this.working(seat, faces[zone[i]].def, zone[i])) v = hook(v, this, seat, a, b);
        }
      }
    if (table.tables)
      for (let t = 0; t < tableZones.length; t++) {
        const zone = zones[tableZones[t]];
        for (let i = 0; i < zone.length; i++) {
          const hook = of[faces[zone[i]].def];
          if (hook !== undefined) v = hook(v, this, seat, a, b);
        }
      }
    return v;
  }

  /** The first reason a seat's hooks give. */
  askWhy(table: QueryTable<unknown>, seat: number, by: number, piece: number): Why {
    return this.askSeat(table, OK as never, seat, by as never, piece as never) as unknown as Why;
  }

  /** Folds a query over everything that works at the table. */
  askTable<Q, V extends number | boolean | string>(
    table: QueryTable<Q>,
    value: V,
    a?: unknown,
    b?: unknown,
    c?: unknown,
  ): V {
    if (!table.any) return value;
    // biome-ignore lint/suspicious/noExplicitAny: see askSeat
    const of = table.of as any[];
    const { zones, abilities } = this.s;
    const { faces, working, tableZones, players } = this.rules;
    const asksItself = (table as QueryTable<unknown>) === this.q.switchedOff;
    // What switches cards off must itself be switched on; what switches abilities off just does.
    const atItsWord = asksItself && (c as number) < 0;
    let v = value;
    if (table.tables)
      for (let t = 0; t < tableZones.length; t++) {
        const zone = zones[tableZones[t]];
        for (let i = 0; i < zone.length; i++) {
          const hook = of[faces[zone[i]].def];
          if (hook !== undefined) v = hook(v, this, -1, a, b, c);
        }
      }
    if (!table.abilities && !table.fronts) return v;
    for (let seat = 0; seat < players; seat++) {
      if (!this.inPlay(seat)) continue;
      if (table.abilities) {
        const mine = abilities[seat];
        for (let i = 0; i < mine.length; i++) {
          const hook = of[mine[i]];
          if (hook !== undefined && (atItsWord || this.working(seat, mine[i], -1))) v = hook(v, this, seat, a, b, c);
        }
      }
      if (!table.fronts) continue;
      for (let w = 0; w < working.length; w++) {
        const zone = zones[working[w] + seat];
        for (let i = 0; i < zone.length; i++) {
          const def = faces[zone[i]].def;
          const hook = of[def];
          if (hook !== undefined && (asksItself || this.working(seat, def, zone[i]))) v = hook(v, this, seat, a, b, c);
        }
      }
    }
    return v;
  }

  fire(kind: 'would' | 'after', name: Would | After, e: Frame): void {
    const table = kind === 'would' ? this.rules.would[name as Would] : this.rules.after[name as After];
    this.trigger(table, e);
  }
}
