import { setImmediate } from 'node:timers/promises';
import { intro, note, outro } from '@clack/prompts';
import type { Move, PlayerName } from '@sixgun/bots';
import { headerOf, letter, type NewGame, PUBLIC } from '@sixgun/engine';
import { Actor, type Answered, Host, type Log, type Port } from '@sixgun/host';
import { plain, reasonOpenlyIn, Teller } from '@sixgun/narration';
import { Follower, type GameMessage, type Heard, LEVELS, type Level, type ToClient } from '@sixgun/protocol';
import { type Language, loadTexts } from '@sixgun/texts';
import { askHuman, tell } from './human.ts';
import { requireWritable, writeText } from './input.ts';
import { listenForLeaving } from './leaving.ts';
import { Company } from './play-thread.ts';
import { handLine, tableLines, tableTitle } from './table.ts';
import { Words } from './words.ts';

export interface PlayOptions extends Required<Pick<NewGame, 'game' | 'packs' | 'variants' | 'players' | 'names'>> {
  seed: string;
  seat: number;
  language: Language;
  /** Players of the other seats; a shorter list goes round the table. */
  bots: readonly PlayerName[];
  record?: string;
  /** Bots say why they attack somebody. */
  reasons: boolean;
}

/** A game in the terminal; without a terminal to ask at, the bots play it to its end. */
export async function play(options: PlayOptions): Promise<void> {
  const { seat: me, seed, record } = options;
  const texts = await loadTexts(options.language);
  const header = headerOf({ ...options, rng: 'dealt' });
  const person = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const host = Host.deal(header);
  requireWritable(record);
  const words = new Words(texts, host.game.rules, header.names);
  const show = person ? tell : (line: string) => console.log(line);
  if (person) intro(texts.t('name.game'));
  else
    console.error(
      `There is no terminal to ask at, so a bot plays seat ${letter(me)} as well; --seed ${seed} deals this game again.`,
    );
  const keep = (): void => {
    if (record === undefined) return;
    try {
      writeText(record, host.recordSoFar());
    } catch (error) {
      // A full disk must not cost the game: its text goes where there is still room.
      console.log(host.recordSoFar());
      throw error;
    }
  };
  // A terminal that is suddenly gone ends the prompt, and with it the program, in an error of its own.
  process.once('exit', keep);
  const leaving = listenForLeaving();
  const company = new Company(header);
  try {
    const finished = await run(host, company, options, person, words, show, leaving.signal);
    if (finished) for (const line of ending(host, words)) show(line);
  } finally {
    leaving.done();
    await company.leave();
    if (company.stops > 0) console.error(`Bots ran out of time ${company.stops} times and answered at a lower level.`);
    process.off('exit', keep);
    keep();
  }
  if (record !== undefined) show(record);
  if (person) outro(`--seed ${seed}`);
}

/** Signals are heard between rows only; so each of them takes a moment. */
const logFor = (company: Company): Log => ({
  async append(rows) {
    company.hear(rows);
    await setImmediate();
    return 'durable';
  },
});

/** How strong the table takes a player to be; those of the command line alone go by rules of thumb. */
const levelOf = (name: PlayerName): Level => LEVELS.find((level) => name.split(':')[0] === level) ?? 'rule';

/** The terminal's end of the table: what its eyes see, and its words to the actor. */
function sitDown(
  host: Host,
  company: Company,
  { seat: me, bots, seed }: PlayOptions,
  person: boolean,
  heard: (heard: Heard) => void,
) {
  const nameOf = (seat: number): PlayerName => bots[seat % bots.length];
  const port: Port = {
    audience: person ? me : PUBLIC,
    seats: person ? [me] : [],
    send: ({ message }) => follower.hear(message),
  };
  const actor = new Actor({
    host,
    log: logFor(company),
    clock: { now: () => 0, later: () => () => {} },
    random: () => 0,
    think(table, seat, mind) {
      const made = (move: Move | null): Answered => ({
        picks: move?.picks ?? null,
        mind,
        ground: move?.reason?.openly ?? null,
      });
      const thought = company.think(table, seat, nameOf(seat), `players:${seed}`);
      return thought instanceof Promise ? thought.then(made) : made(thought);
    },
    seats: host.header.names.map((_, seat) => ({
      person: person && seat === me,
      level: levelOf(nameOf(seat)),
      spare: true,
    })),
    times: null,
    hold: { least: 0, most: 0 },
    botPace: 0,
    waitsForShown: true,
    spares: 'windows',
    openDead: false,
    standsStill: false,
    news(news) {
      if (news.t === 'stuck') failure = news.error;
    },
  });
  let failure: unknown = null;
  let ids = 0;
  const follower = new Follower({
    send: (message) => actor.hear(port, message as GameMessage),
    heard,
    newId: () => `terminal-${ids++}`,
  });
  follower.know(host.boxHash, host.box());
  follower.hear(host.tableBeforeTheDeal(port.audience));
  follower.connected();
  return {
    follower,
    /** Everybody else may go on. */
    goOn: () => actor.hear(port, { t: 'shown', seq: follower.seq }),
    async settled(): Promise<void> {
      await actor.settled();
      await company.quiet();
      await actor.settled();
      if (failure !== null) throw failure;
    },
  };
}

/** Plays until the game is over or has to stop; true when it is over. */
async function run(
  host: Host,
  company: Company,
  options: PlayOptions,
  person: boolean,
  words: Words,
  show: (line: string) => void,
  leaving: AbortSignal,
): Promise<boolean> {
  const { game: g } = host;
  const { seat: me } = options;
  const story: string[] = [];
  const teller = new Teller(words.names);
  const add = (lines: readonly string[]): void => {
    story.push(...lines);
    for (const line of lines) show(line);
  };
  const hear = (heard: Heard): void => {
    if (heard.t === 'batch') for (const event of heard.batch.events) add(teller.hear(event));
    else if (heard.t === 'message' && heard.message.t === 'because' && options.reasons) explain(heard.message);
  };
  const explain = ({ seat, ground }: Extract<ToClient, { t: 'because' }>): void => {
    const said = reasonOpenlyIn(words.names, { openly: ground });
    if (said === null) return;
    // The move comes before what is said of it, although its line might have grown.
    add(teller.rest());
    show(`  ${words.name(seat)}: ${plain(said)}`);
  };
  const { follower, goOn, settled } = sitDown(host, company, options, person, hear);
  let draft: readonly number[] = [];
  let declined = '';
  for (;;) {
    await settled();
    if (host.over) break;
    if (leaving.aborted) return false;
    const { decision } = follower;
    const mine = decision?.standing === false;
    if (!mine && (decision === null || situation(host, me) === declined)) {
      goOn();
      continue;
    }
    add(teller.rest());
    if (draft.length === 0)
      note([...tableLines(g, me, words), handLine(g, me, words)].join('\n'), tableTitle(g, words));
    const answer = await askHuman(host, me, words, story, draft, !mine, leaving);
    draft = [];
    switch (answer.do) {
      case 'choose':
        if (answer.whole) follower.move(answer.picks, true);
        else draft = answer.picks;
        break;
      case 'nothing':
        declined = situation(host, me);
        break;
      case 'cancel':
        break;
      case 'take-back':
        follower.takeBack();
        break;
      case 'quit':
        return false;
    }
  }
  add(teller.rest());
  return true;
}

/** What an any-time ability depends on: whoever has said no is not asked again until it changes. */
function situation({ game: g }: Host, me: number): string {
  const own = g.rules.zones.flatMap((zone, i) => (zone.owner === me ? [g.s.zones[i]] : []));
  return JSON.stringify([own, g.rules.seatColumns.map((_, col) => g.count(col, me))]);
}

function ending(host: Host, words: Words): string[] {
  const { game: g, header } = host;
  const side = host.winner();
  const verdict = side === '' ? words.texts.t('log.nobody-wins') : words.texts.t(`log.wins-${side}`);
  const roles = header.names.map((name, seat) => {
    const shown = (zone: string): string =>
      (g.s.zones[g.rules.first[zone] + seat] ?? []).map((p) => words.card(p)).join(', ');
    return `  ${letter(seat)} ${name} · ${shown('role')} · ${shown('character')}`;
  });
  return [...roles, verdict];
}
