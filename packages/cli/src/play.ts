import { setImmediate } from 'node:timers/promises';
import { intro, note, outro } from '@clack/prompts';
import { type Bot, type PlayerName, playerCalled } from '@sixgun/bots';
import { hasSeat, headerOf, letter, type NewGame, PUBLIC } from '@sixgun/engine';
import { Host } from '@sixgun/host';
import { plain, reasonOpenlyIn, Teller } from '@sixgun/narration';
import { type Language, loadTexts } from '@sixgun/texts';
import { askHuman, tell } from './human.ts';
import { requireWritable, writeText } from './input.ts';
import { listenForLeaving } from './leaving.ts';
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
  const bots = header.names.map((_, seat): Bot | null =>
    person && seat === me ? null : playerCalled(options.bots[seat % options.bots.length]),
  );
  const host = Host.deal(header, { bots, botKey: `players:${seed}` });
  if (record !== undefined) requireWritable(record);
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
      writeText(record, host.record());
    } catch (error) {
      // A full disk must not cost the game: its text goes where there is still room.
      console.log(host.record());
      throw error;
    }
  };
  // A terminal that is suddenly gone ends the prompt, and with it the program, in an error of its own.
  process.once('exit', keep);
  const leaving = listenForLeaving();
  try {
    const finished = await run(host, person ? me : NOBODY, words, show, leaving.signal, options.reasons);
    if (finished) for (const line of ending(host, words)) show(line);
  } finally {
    leaving.done();
    process.off('exit', keep);
    keep();
  }
  if (record !== undefined) show(record);
  if (person) outro(`--seed ${seed}`);
}

const NOBODY = -1;

/** Plays until the game is over or has to stop; true when it is over. */
async function run(
  host: Host,
  me: number,
  words: Words,
  show: (line: string) => void,
  leaving: AbortSignal,
  reasons: boolean,
): Promise<boolean> {
  const g = host.game;
  const story: string[] = [];
  const teller = new Teller(words.names, g.rules.players);
  const add = (lines: readonly string[]): void => {
    story.push(...lines);
    for (const line of lines) show(line);
  };
  let heard = 0;
  let draft: readonly number[] = [];
  let declined = '';
  for (;;) {
    for (const event of host.since(PUBLIC, heard)) add(teller.hear(event));
    heard = host.happened;
    if (host.over) break;
    if (leaving.aborted) return false;
    const { asked, standing } = host.waiting();
    const mine = hasSeat(asked, me);
    const beside = hasSeat(standing, me) && situation(host, me) !== declined;
    if (mine || beside) {
      add(teller.rest());
      if (draft.length === 0)
        note([...tableLines(g, me, words), handLine(g, me, words)].join('\n'), tableTitle(g, words));
      const decision = await askHuman(host, me, words, story, draft, !mine, leaving);
      draft = [];
      switch (decision.do) {
        case 'choose':
          if (decision.whole) host.move(me, decision.picks);
          else draft = decision.picks;
          break;
        case 'nothing':
          declined = situation(host, me);
          break;
        case 'cancel':
          break;
        case 'take-back':
          host.back(me);
          break;
        case 'quit':
          return false;
      }
    } else {
      const move = host.moveBot();
      if (move === null) throw new Error('Nobody is asked, but the game is not over.');
      const said = move.reason === undefined ? null : reasonOpenlyIn(words.names, move.reason);
      if (said !== null && reasons) show(`  ${words.name(move.seat)}: ${plain(said)}`);
    }
    // Signals are heard between moves only.
    await setImmediate();
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
