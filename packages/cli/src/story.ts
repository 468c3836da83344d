import type { Told } from '@sixgun/bots';
import type { Game, GameEvent, SeatEvent } from '@sixgun/engine';
import type { Params } from '@sixgun/texts';
import { isSetUp } from './table.ts';
import { diceIn, type Words } from './words.ts';

interface Line {
  key: string;
  params?: Params;
}

/** Events whose line has another name or needs more than the event says; the others are `log.` and their name. */
const ADAPTED: Readonly<Record<string, (event: Told, words: Words, played: Told | null) => Line>> = {
  take: () => ({ key: 'log.take-from-play' }),
  gives: () => ({ key: 'log.gives-card' }),
  play: (event, words) => ({ key: isAs(event, words) ? 'log.play-as' : 'log.play' }),
  'play-at': (event, words) => ({ key: isAs(event, words) ? 'log.play-as-at' : 'log.play-at' }),
  use: aimed,
  ability: aimed,
  repeats: aimed,
  flip: ({ seat }) => ({ key: seat < 0 ? 'log.flip-nobody' : 'log.flip' }),
  'saloon-die': ({ n }, words) => ({ key: 'log.saloon-die', params: { die: words.die(n) } }),
  token: ({ n }, words) => ({ key: 'log.token', params: { face: words.face(n) } }),
  'weapon-replaced': ({ card }, words, played) => ({
    key: 'log.weapon-replaced',
    params: { old: words.card(card), new: words.card(played?.card ?? -1) },
  }),
};

/** Deeds that say at whom they are aimed, if at anybody. */
function aimed({ what, seat, to }: Told): Line {
  return { key: to >= 0 && to !== seat ? `log.${what}-at` : `log.${what}` };
}

function isAs({ card, def }: Told, words: Words): boolean {
  return card >= 0 && def >= 0 && words.rules.faces[card].def !== def;
}

/** Tells the events of a game as sentences; an event without a text is passed over in silence. */
export function storyteller(words: Words): (event: GameEvent | SeatEvent) => string | null {
  let played: Told | null = null;
  const firstDie = words.rules.vars.indexOf('die1');
  const shown = new Map<number, number>();
  const faces = (set: number): string =>
    diceIn(set)
      .map((die) => words.face(shown.get(die) ?? -1))
      .join(', ');
  return (event) => {
    if (event.e === 'var' && firstDie >= 0) shown.set(event.name - firstDie, event.value);
    if (event.e !== 'tell') return null;
    if (event.what === 'throw') return words.say('log.throw', { who: words.name(event.seat), faces: faces(event.n) });
    const { key, params } = ADAPTED[event.what]?.(event, words, played) ?? { key: `log.${event.what}` };
    if (event.what === 'play' || event.what === 'play-at') played = event;
    return words.say(key, { ...paramsOf(event, words), ...params });
  };
}

/** Every name a log line may use for what an event holds. */
function paramsOf({ seat, to, card, def, n }: Told, words: Words): Params {
  const what = card >= 0 ? words.card(card) : words.content(def);
  const source = words.content(def);
  const other = words.name(to);
  return {
    who: words.name(seat),
    to: other,
    from: other,
    by: other,
    card: what,
    cards: what,
    as: source,
    for: source,
    ability: source,
    role: source,
    character: source,
    event: source,
    count: n,
    n,
  };
}

/** What happened before anybody could listen: who shows the star, and the first turn if nobody chooses before it. */
export function opening(g: Game, words: Words): string[] {
  const { t } = words.texts;
  const starter = g.s.vars[g.rules.vars.indexOf('starter')];
  const lines = g.rules.players === THREE ? [] : [t('log.game-start', { who: words.name(starter) })];
  return isSetUp(g) ? [...lines, t('log.turn', { who: words.name(g.activeSeat()) })] : lines;
}

/** Among three there is no sheriff. */
const THREE = 3;
