import { setImmediate } from 'node:timers/promises';
import { intro, note, outro } from '@clack/prompts';
import { type Bot, nextMove, type PlayerName, players, type Told } from '@sixgun/bots';
import { fastRng, gameKind, hasSeat, letter, type Match, type NewGame, newMatch } from '@sixgun/engine';
import { type Language, loadTexts } from '@sixgun/texts';
import { askHuman, tell } from './human.ts';
import { requireWritable, writeText } from './input.ts';
import { listenForLeaving } from './leaving.ts';
import { opening, storyteller } from './story.ts';
import { handLine, tableLines, tableTitle } from './table.ts';
import { Words } from './words.ts';

export interface PlayOptions extends Required<Pick<NewGame, 'game' | 'packs' | 'variants' | 'players' | 'names'>> {
  seed: string;
  seat: number;
  language: Language;
  /** Players of the other seats; a shorter list goes round the table. */
  bots: readonly PlayerName[];
  record?: string;
}

/** A game in the terminal; without a terminal to ask at, the bots play it to its end. */
export async function play(options: PlayOptions): Promise<void> {
  const { seat: me, seed, record } = options;
  const texts = await loadTexts(options.language);
  const match = newMatch({ ...options, rng: 'dealt' });
  if (record !== undefined) requireWritable(record);
  const words = new Words(texts, match.game.rules, match.header.names);
  const person = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const seats = match.header.names.map((_, seat): Bot | null =>
    person && seat === me ? null : players[options.bots[seat % options.bots.length]],
  );
  const show = person ? tell : (line: string) => console.log(line);
  if (person) intro(texts.t('name.game'));
  else
    console.error(
      `There is no terminal to ask at, so a bot plays seat ${letter(me)} as well; --seed ${seed} deals this game again.`,
    );
  const keep = (): void => {
    if (record !== undefined) writeText(record, match.record());
  };
  // A terminal that is suddenly gone ends the prompt, and with it the program, in an error of its own.
  process.once('exit', keep);
  const leaving = listenForLeaving();
  try {
    const finished = await run(match, me, words, seats, fastRng(`players:${seed}`), show, leaving.signal);
    if (finished) for (const line of ending(match, words)) show(line);
  } finally {
    leaving.done();
    process.off('exit', keep);
    keep();
  }
  if (record !== undefined) show(record);
  if (person) outro(`--seed ${seed}`);
}

/** Plays until the game is over or has to stop; true when it is over. */
async function run(
  match: Match,
  me: number,
  words: Words,
  seats: readonly (Bot | null)[],
  rng: number[],
  show: (line: string) => void,
  leaving: AbortSignal,
): Promise<boolean> {
  const g = match.game;
  const history: Told[] = [];
  const story: string[] = [];
  const heardAt = new Map<number, number>();
  const narrate = storyteller(words);
  const add = (line: string | null): void => {
    if (line === null) return;
    story.push(line);
    show(line);
  };
  for (const line of opening(g, words)) add(line);
  g.sink = (event) => {
    if (event.e === 'tell') history.push(event);
    add(narrate(event));
  };
  let declined = '';
  while (!g.s.over) {
    if (leaving.aborted) return false;
    const mine = hasSeat(g.asked, me) && seats[me] === null;
    const beside = hasSeat(g.standing, me) && seats[me] === null && situation(match, me) !== declined;
    const move = mine || beside ? null : nextMove(g, seats, history, rng);
    if (move !== null) {
      match.choose(move.seat, move.index);
      // Signals are heard between moves only.
      await setImmediate();
      continue;
    }
    if (!mine && !beside) throw new Error('Nobody is asked, but the game is not over.');
    if (g.s.drafts[me] === null)
      note([...tableLines(g, me, words), handLine(g, me, words)].join('\n'), tableTitle(g, words));
    const decision = await askHuman(match, me, words, story, !mine, leaving);
    switch (decision.do) {
      case 'choose':
        heardAt.set(match.lines.length, history.length);
        match.play(me, decision.tokens);
        break;
      case 'nothing':
        declined = situation(match, me);
        break;
      case 'cancel':
        match.cancel(me);
        break;
      case 'take-back':
        match.takeBack(me);
        history.length = heardAt.get(match.lines.length) ?? history.length;
        break;
      case 'quit':
        return false;
    }
  }
  return true;
}

/** What an any-time ability depends on: whoever has said no is not asked again until it changes. */
function situation({ game: g }: Match, me: number): string {
  const own = g.rules.zones.flatMap((zone, i) => (zone.owner === me ? [g.s.zones[i]] : []));
  return JSON.stringify([own, g.rules.seatColumns.map((_, col) => g.count(col, me))]);
}

function ending({ game: g, header }: Match, words: Words): string[] {
  const side = gameKind(header.game).winner(g);
  const winners = header.names.filter((_, seat) => (g.s.winners >> seat) & 1);
  const verdict = side === '' ? words.texts.t('log.nobody-wins') : words.texts.t(`log.wins-${side}`);
  const roles = header.names.map((name, seat) => {
    const shown = (zone: string): string =>
      (g.s.zones[g.rules.first[zone] + seat] ?? []).map((p) => words.card(p)).join(', ');
    return `  ${letter(seat)} ${name} · ${shown('role')} · ${shown('character')}`;
  });
  return [...roles, verdict, words.texts.t('log.wins-players', { names: winners.join(', ') })];
}
