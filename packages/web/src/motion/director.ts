import { applyEvent, type SeatEvent, type Told, type View } from '@sixgun/engine';
import type { Batch } from '@sixgun/protocol';
import { say } from '../sound/sound.ts';
import { drawnAndLaidOut, nextFrame } from '../state/frames.ts';
import type { Store } from '../state/store.ts';
import { told as withEvent, withQuestion } from '../story/chronicle.ts';
import { openQuestion } from '../story/open-question.ts';
import type { Scene } from '../story/scene.ts';
import type { TableState } from '../story/table-state.ts';
import { closed, ends } from '../story/theatre.ts';
import { seatElement } from './anchors.ts';
import { comeUp, liftToTape, rearrange } from './arrivals.ts';
import { aim, blast, life, shake, shot, turnOver } from './effects.ts';
import { departures, fly, type Move } from './flights.ts';
import { Player } from './player.ts';
import { DURATION, moves, paced } from './timing.ts';

/** What a game shows beyond that which all have in common. */
export type Act = (player: Player, told: Told) => Promise<void>;

/** Lines that say in words what a flight of cards shows at the same moment. */
const SHOWN_BY_FLIGHT: readonly Told['what'][] = [
  'draw',
  'take',
  'take-from-hand',
  'store-take',
  'gives',
  'ability-draw',
  'reward',
  'discard',
];
/** What somebody does to somebody, and what comes of it: time to see each. */
const CONSEQUENCES: readonly Told['what'][] = [
  'hit',
  'lose-life',
  'heal',
  'dies',
  'saved',
  'shot-missed',
  'turn-skipped',
  'extra-turn',
  'copies',
  'new-identity',
  'names-card',
  'shows-hand',
  'seats-swapped',
  'returns',
  'guess-right',
  'guess-wrong',
  'roles-dealt-again',
  'overruled',
  'token',
];

/** Questions with which no card is at work any more: a turn goes on, or comes to its end. */
const TURN_LEVEL = ['play', 'discard', 'draw', 'roll', 'reroll', 'shot', 'beer', 'end', 'saloon-die', 'standing'];
const isTurnLevel = (ask: string | undefined): boolean => ask === undefined || TURN_LEVEL.includes(ask);

/** Frames to wait for a table that is still being laid. */
const PATIENCE = 60;

/** Shows what happened, one event after another, and keeps the shown table in step with it. */
export class Director {
  private readonly table: Store<TableState>;
  private readonly player = new Player();
  private readonly game: Act | undefined;
  private hurried = false;
  private eventSeen = false;
  private lingering: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Store<TableState>, game?: Act) {
    this.table = table;
    this.game = game;
  }

  close(): void {
    this.hurried = true;
    clearTimeout(this.lingering);
    this.player.close();
  }

  /** Ends what is being shown; the rest of the batch follows at once. */
  skip(): void {
    this.hurried = true;
    this.player.finish();
  }

  /** Time between two decisions of others, in milliseconds: who is aimed at is seen before the answer comes. */
  breath(standing: boolean): number {
    if (standing) return Math.max(paced(DURATION.lull), DURATION.lull / 2);
    const { skipping, chronicle } = this.table.get();
    if (skipping) return 0;
    const { scene } = chronicle.theatre;
    if (scene === null) return paced(DURATION.breath);
    return paced(scene.changes.length + scene.spared.length > 0 ? DURATION.next : DURATION.aimed);
  }

  /** The scene is over: it is held long enough to be read, then it is the newest slip of the tape. */
  private async finish(): Promise<void> {
    const { chronicle, info } = this.table.get();
    const { scene } = chronicle.theatre;
    if (scene === null) return;
    if (!this.still()) await this.player.wait(this.holdOf(scene, info.me));
    const fly = !this.still() && moves() ? liftToTape(this.player) : undefined;
    this.drop();
    // It flies on its own: nobody waits for what is over.
    void fly?.();
  }

  /** How long what has happened is left to be read. */
  private holdOf(scene: Scene, me: number): number {
    if (scene.prop.kind === 'event') {
      const first = !this.eventSeen;
      this.eventSeen = true;
      return first ? DURATION.firstEvent : DURATION.event;
    }
    if (scene.changes.some(({ dead }) => dead === true)) return DURATION.death;
    if (scene.told.what === 'indians') return DURATION.indians;
    if (scene.changes.length + scene.spared.length === 0) return DURATION.alone;
    const mine = scene.changes.some(({ seat }) => seat === me) || scene.to.includes(me);
    return mine ? DURATION.mine : DURATION.result;
  }

  /** Ends the running piece alone; the next one is shown as usual. */
  hurry(): void {
    this.player.finish();
  }

  /** Makes the scene a slip at once. */
  drop(): void {
    clearTimeout(this.lingering);
    this.lingering = undefined;
    const { chronicle } = this.table.get();
    const theatre = closed(chronicle.theatre);
    if (theatre !== chronicle.theatre) this.table.set({ chronicle: { ...chronicle, theatre } });
  }

  /** Nobody waits for what one has done oneself: it lies there beside the next question for a while. */
  linger(): void {
    clearTimeout(this.lingering);
    const time = paced(DURATION.mine);
    if (time === 0 || this.hurried) this.drop();
    else this.lingering = setTimeout(() => this.drop(), time);
  }

  /** `late`: the table has gone on already, so nothing is played out. */
  async show({ events, view, open, decision }: Batch, late = false): Promise<void> {
    this.hurried = late || this.table.get().skipping;
    await this.seated();
    if (events.length > 0) await this.play(events);
    this.table.set({ view, open, arriving: new Set() });
    const { chronicle, info } = this.table.get();
    const question = openQuestion(decision, open, info.me);
    if (!isTurnLevel(question?.ask)) this.table.set({ chronicle: withQuestion(chronicle, question) });
    else if (decision === null || decision.standing) await this.finish();
    else this.linger();
  }

  private async play(events: readonly SeatEvent[]): Promise<void> {
    if (this.lingering !== undefined) this.drop();
    const shown = structuredClone(this.table.get().view);
    for (let i = 0; i < events.length; ) {
      const event = events[i];
      if (this.still()) {
        this.note(events.slice(i));
        break;
      }
      if (event.e === 'move') i = await this.showMoves(shown, events, i);
      else if (event.e === 'tell') await this.showTell(shown, event.told, events.slice(++i));
      else this.apply(shown, [events[i++]]);
    }
  }

  /** Nothing flies before everybody sits at the table. */
  private async seated(): Promise<void> {
    const { view } = this.table.get();
    const missing = () => view.order.some((seat) => seatElement(seat) === null);
    if (!missing()) return;
    for (let i = 0; i < PATIENCE && missing(); i++) await nextFrame();
    await drawnAndLaidOut();
  }

  private still(): boolean {
    return this.hurried || document.hidden || paced(1) === 0;
  }

  private note(events: readonly SeatEvent[]): void {
    const { info } = this.table.get();
    let { chronicle } = this.table.get();
    for (const event of events) chronicle = withEvent(chronicle, event, info);
    this.table.set({ chronicle });
  }

  private apply(shown: View, events: readonly SeatEvent[]): void {
    for (const event of events) applyEvent(shown, event, this.table.get().info);
    this.table.set({ view: { ...shown } });
    this.note(events);
  }

  /** Cards that leave one after another fly together. */
  private async showMoves(shown: View, events: readonly SeatEvent[], start: number): Promise<number> {
    let end = start;
    const together: Move[] = [];
    for (; end < events.length; end++) {
      const event = events[end];
      if (event.e === 'move') together.push(event);
      else if (
        event.e === 'tell' ? !SHOWN_BY_FLIGHT.includes(event.told.what) : event.e === 'seat' || event.e === 'stop'
      )
        break;
    }
    const leaving = moves() ? departures(together) : [];
    const arriving = new Set(together.map((move) => move.piece).filter((piece) => piece >= 0));
    this.table.set({ arriving: leaving.length > 0 ? arriving : new Set() });
    this.apply(shown, events.slice(start, end));
    if (leaving.length > 0) {
      say('card');
      await drawnAndLaidOut();
      await fly(this.player, this.table.get().info, leaving);
      this.table.set({ arriving: new Set() });
    } else await this.player.wait(DURATION.flight / 2);
    return end;
  }

  private async showTell(shown: View, told: Told, rest: readonly SeatEvent[]): Promise<void> {
    if (ends(this.table.get().chronicle.theatre, told)) await this.finish();
    // What falls is told only when it lies.
    if (told.what === 'throw') await this.act(shown, told, rest);
    this.note([{ e: 'tell', told }]);
    if (told.what !== 'throw') await this.act(shown, told, rest);
    if (CONSEQUENCES.includes(told.what)) await this.player.wait(DURATION.seen);
  }

  private async act(shown: View, told: Told, rest: readonly SeatEvent[]): Promise<void> {
    const { player } = this;
    const still = !moves();
    switch (told.what) {
      case 'turn':
        if (told.seat === this.table.get().info.me) say('your-turn');
        return player.wait(DURATION.breath);
      case 'play-at':
        return still ? undefined : aim(player, told.seat, told.to, 'aim');
      case 'hit':
        say('shot');
        if (still) return;
        await shot(player, told.by, told.seat);
        void life(player, told.seat, false);
        return shake(player, told.seat);
      case 'lose-life':
        if (still) return;
        void life(player, told.seat, false);
        return shake(player, told.seat);
      case 'shot-missed':
        say('ricochet');
        return still || told.by === undefined ? undefined : aim(player, told.by, told.seat, 'aim miss');
      case 'heal':
        say('cork');
        return still ? undefined : life(player, told.seat, true);
      case 'dynamite-explodes':
        say('blast');
        return still ? undefined : blast(player, told.seat);
      case 'dies':
        say('wind');
        return still ? undefined : turnOver(player, told.seat, () => this.revealAhead(shown, told.seat, rest));
      case 'event':
        say('coin');
        return still ? undefined : comeUp(player, told.card);
      case 'seats-swapped':
        return still ? undefined : rearrange(player, () => this.seatAhead(shown, rest));
      case 'flip-good':
      case 'flip-bad':
        say(told.what === 'flip-good' ? 'coin' : 'thud');
        return player.wait(DURATION.breath);
      default:
        return this.game?.(player, told);
    }
  }

  /** The new order of the seats is shown while they walk; the event itself follows and changes nothing more. */
  private seatAhead(shown: View, rest: readonly SeatEvent[]): void {
    const order = rest.find((event) => event.e === 'order');
    if (order === undefined) return;
    applyEvent(shown, order, this.table.get().info);
    this.table.set({ view: { ...shown } });
  }

  /** The role comes to light on the back of the poster; the event itself follows and changes nothing more. */
  private revealAhead(shown: View, seat: number, rest: readonly SeatEvent[]): void {
    const reveal = rest.find((event) => event.e === 'reveal');
    if (reveal?.e !== 'reveal' || this.table.get().info.zones[reveal.zone].owner !== seat) return;
    applyEvent(shown, reveal, this.table.get().info);
    this.table.set({ view: { ...shown } });
  }
}
