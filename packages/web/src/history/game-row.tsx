import { letter } from '@sixgun/engine';
import type { Texts } from '@sixgun/texts';
import { Icon, Portrait, signs } from '../art/pictures.tsx';
import { nameOf } from '../balance/character-name.ts';
import { type EndedGame, isFromHere } from '../state/ended-games.ts';
import { roleName } from './role-name.ts';

const DAY = 86_400_000;

/** Today, yesterday, else the date, in the words of the language. */
export function dayOf(at: number, now: number, language: string): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const days = Math.round((new Date(at).setHours(0, 0, 0, 0) - midnight) / DAY);
  if (days >= -1 && days <= 0) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(at);
}

/** What one calls a game: who one was, and when. */
export const titleOf = ({ game, character, at }: EndedGame, texts: Texts): string =>
  `${nameOf(texts, game, character)}, ${dayOf(at, Date.now(), texts.language)}`;

interface GameRowProps {
  game: EndedGame;
  texts: Texts;
  go: (to: string) => void;
  forget: () => void;
}

/** One game: who one was, how it ended; a tap looks at it again. */
export function GameRow({ game, texts, go, forget }: GameRowProps) {
  const { id, at, character, names, seat, won } = game;
  const name = nameOf(texts, game.game, character);
  const day = dayOf(at, Date.now(), texts.language);
  const line = texts.t('games.seat', { role: roleName(texts, game), count: names.length });
  return (
    <li class="game-row">
      <button type="button" class="game-open" data-game={id} onClick={() => go(`r/${id}?eyes=${letter(seat)}`)}>
        <Portrait character={character} />
        <span class="game-words">
          <b>{name}</b>
          <small>
            {line}
            {isFromHere(id) ? '' : `, ${texts.t('games.online')}`}
          </small>
          <small class="game-day">{day}</small>
        </span>
        <Icon name={won ? signs.winner : signs.dead} />
        <span class="heard">{texts.t(won ? 'games.won' : 'games.lost')}</span>
      </button>
      <button
        type="button"
        class="chip"
        data-forget
        aria-label={texts.t('games.delete-one', { game: titleOf(game, texts) })}
        onClick={forget}
      >
        ✕
      </button>
    </li>
  );
}
