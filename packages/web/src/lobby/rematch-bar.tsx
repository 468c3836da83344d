import type { Room } from '@sixgun/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { pageEmblems } from '../art/emblems.ts';
import { LevelBadge } from '../art/level.tsx';
import { Icon, Portrait, signs } from '../art/pictures.tsx';
import { Check } from '../dialogs/preferences.tsx';
import type { OnlineTable } from '../online/online-table.ts';
import { firstTap } from '../state/first-tap.ts';
import { useStore } from '../state/store.ts';
import { useTexts } from '../text/language.ts';
import { happened } from './happenings.ts';
import { TickIcon } from './line-icons.tsx';
import { isEnded } from './next-game.ts';
import { facesOf } from './seats.ts';
import '../style/lobby.css';

/** Options of the rulebook for games in a row; the dice game has none. */
const SERIES = { 'keep-characters': 'lobby.keep-characters', 'sheriff-goes-round': 'lobby.star-goes-round' } as const;
type SeriesRule = keyof typeof SERIES;
const RULES = Object.keys(SERIES) as SeriesRule[];

/** The set-up of a table with one of its options changed. */
function withRule(room: Room, rule: SeriesRule, on: boolean) {
  const { name, game, players, packs, pace, hold, open, spectators, openDead, phrasesOnly, hints, coverLevel } = room;
  const variants = { ...room.variants, [rule]: on };
  return {
    name,
    game,
    players,
    packs,
    variants,
    pace,
    hold,
    open,
    spectators,
    openDead,
    phrasesOnly,
    hints,
    coverLevel,
  };
}

function Faces({ room }: { room: Room }) {
  const texts = useTexts();
  const yes = room.rematch ?? [];
  const faces = facesOf(room);
  return (
    <ul class={room.seats.length > 6 ? 'rematch-faces many' : 'rematch-faces'}>
      {room.seats.map(({ person, bot, name }, i) => {
        const isIn = bot !== null || (person !== null && yes.includes(person));
        // Whoever has left has freed the chair for somebody to come.
        if (person === null && bot === null)
          return (
            <li key={i} class="out">
              <span class="chair-face chair-hat">
                <Icon name={pageEmblems.person} />
              </span>
              <span class="rematch-name">{texts.t('lobby.free')}</span>
            </li>
          );
        return (
          <li key={i} class={isIn ? 'in' : 'out'}>
            <span class="chair-face">
              <Portrait character={faces[i]} />
              {bot !== null ? (
                <LevelBadge level={bot} />
              ) : (
                <span class={isIn ? 'seat-mark ready' : 'seat-mark waiting'}>
                  {isIn ? <TickIcon /> : <Icon name={signs.waiting} />}
                </span>
              )}
            </span>
            <span class="rematch-name">{name}</span>
            <span class="heard">{texts.t(isIn ? 'lobby.in' : 'lobby.not-in')}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** How many are in, and who else is still awaited of those who are here; to me the button itself is the question. */
function useCount(room: Room, me: string | null): string {
  const texts = useTexts();
  const yes = room.rematch ?? [];
  const people = room.seats.filter(({ person, here }) => person !== null && (here || yes.includes(person)));
  const missing = people.filter(({ person }) => person !== null && !yes.includes(person));
  const bots = room.seats.filter(({ bot }) => bot !== null).length;
  const count = { in: people.length - missing.length + bots, all: people.length + bots };
  const others = missing.filter(({ person }) => person !== me);
  if (others.length === 0) return texts.t('lobby.rematch-in', count);
  return texts.t('lobby.rematch-waits', { ...count, names: others.map(({ name }) => name).join(', ') });
}

/** Who has left since one looks at the end: a hat in a row of faces says it to nobody who was looking elsewhere. */
function useLeft(room: Room): string {
  const texts = useTexts();
  const before = useRef(room);
  const [left, tell] = useState('');
  useEffect(() => {
    const gone = happened(before.current, room).filter(({ what }) => what === 'stood');
    before.current = room;
    if (gone.length > 0) tell(gone.map(({ name }) => texts.t('lobby.stood', { name })).join(' '));
  }, [room]);
  return left;
}

function Answering({ table, room, leave }: { table: OnlineTable; room: Room; leave: (to: string) => void }) {
  const texts = useTexts();
  const { me, seat } = useStore(table.room);
  const { state: link } = useStore(table.link);
  const { rematch: unsaid } = useStore(table.unsaid);
  const isHost = room.host === me;
  const isIn = unsaid?.yes ?? (me !== null && (room.rematch ?? []).includes(me));
  const count = useCount(room, me);
  const left = useLeft(room);
  return (
    <div class="rematch" data-rematch-bar>
      <Faces room={room} />
      <p class={left === '' ? 'heard' : 'hint'} role="status" data-left>
        {left}
      </p>
      {room.game === 'card' && (
        <fieldset class="series" disabled={!isHost || link !== 'open'}>
          <legend class="heard">{texts.t('lobby.rematch')}</legend>
          {RULES.map((rule) => (
            <Check key={rule} on={room.variants[rule] === true} set={(on) => table.setup(withRule(room, rule, on))}>
              {texts.t(SERIES[rule])}
            </Check>
          ))}
          {!isHost && <small class="hint">{texts.t('lobby.host-chooses')}</small>}
        </fieldset>
      )}
      {link !== 'open' && (
        <p class="hint" role="status" data-rematch-lost>
          {texts.t('company.lost')} {texts.t(unsaid === null ? 'company.trying' : 'company.sent-later')}
        </p>
      )}
      <div class="rematch-acts">
        <button
          type="button"
          class="button"
          data-leave
          onClick={() => {
            if (seat >= 0) table.stand();
            leave('');
          }}
        >
          {texts.t('lobby.leave')}
        </button>
        {seat >= 0 && (
          <button
            type="button"
            class={isIn ? 'button strong big pressed' : 'button strong big'}
            aria-pressed={isIn}
            data-rematch
            data-first
            onClick={firstTap(() => table.rematch(!isIn))}
          >
            {texts.t('lobby.rematch')}
            <small>{count}</small>
          </button>
        )}
      </div>
    </div>
  );
}

/** After the end: who is in for another game, by which rules of a series, and the way out. */
export function RematchBar({ table, leave }: { table: OnlineTable; leave: (to: string) => void }) {
  const texts = useTexts();
  const { doc } = useStore(table.room);
  if (doc === null) return null;
  if (isEnded(doc)) return <Answering table={table} room={doc} leave={leave} />;
  return <p role="status">{texts.t('lobby.rematch-soon')}</p>;
}
