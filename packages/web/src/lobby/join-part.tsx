import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/pictures.tsx';
import { type Trouble, troubleOf } from '../online/api.ts';
import { useTexts } from '../text/language.ts';
import { PlayedLine } from './played.tsx';
import { type ListedTable, publicTables, tableByCode } from './tables.ts';
import '../style/setup.css';
import '../style/lobby.css';

interface PartProps {
  go: (to: string) => void;
  back: () => void;
}

const CODE = /^[A-Z]{5}$/;
const LETTERS = 5;

const asCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, LETTERS);

/** A whole link may be pasted where a code is meant. */
const linkedTable = (typed: string): string | null => /#t\/([\w-]+)/.exec(typed)?.[1] ?? null;

function ByCode({ go, wrong }: { go: (to: string) => void; wrong: () => void }) {
  const texts = useTexts();
  const [typed, setTyped] = useState('');
  const [said, say] = useState('');
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const enter = async () => {
    // What was typed since the last frame counts as well.
    const code = asCode(field.current?.value ?? '');
    if (!CODE.test(code)) return say(texts.t('lobby.not-a-code'));
    setBusy(true);
    try {
      go(`t/${await tableByCode(code)}`);
    } catch (error) {
      const trouble = troubleOf(error);
      say(trouble === 'no-table' ? texts.t('lobby.wrong-code', { code }) : texts.t(`code.${trouble}`));
      // The list is the way on.
      wrong();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      class="panel by-code"
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <label class="field">
        <span>{texts.t('lobby.by-code')}</span>
        <input
          ref={field}
          class="code-field"
          type="text"
          inputMode="text"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-describedby="code-line"
          data-code-field
          value={typed}
          onInput={(event) => {
            const table = linkedTable(event.currentTarget.value);
            if (table !== null) return go(`t/${table}`);
            const letters = asCode(event.currentTarget.value);
            event.currentTarget.value = letters;
            setTyped(letters);
            say('');
          }}
        />
      </label>
      <p class="hint" id="code-line">
        {texts.t('lobby.code-line')}
      </p>
      <p class={said === '' ? 'heard' : 'by-code-said'} role="alert">
        {said}
      </p>
      <button type="submit" class="button strong big" data-come-in disabled={busy}>
        {texts.t('lobby.come-in')}
      </button>
    </form>
  );
}

function TableRow({ table, go }: { table: ListedTable; go: (to: string) => void }) {
  const texts = useTexts();
  const { id, name, game, free, status, spectators } = table;
  const sits = status === 'waiting' && free > 0;
  const state =
    status !== 'waiting'
      ? texts.t('lobby.running')
      : free > 0
        ? texts.t('lobby.seats-free', { count: free })
        : texts.t('lobby.full');
  return (
    <li class="listed-table">
      <Icon name={game === 'card' ? 'poker-hand' : 'rolling-dices'} />
      <span class="listed-words">
        <b>{name}</b>
        <small>
          <PlayedLine table={table} />
        </small>
        <small>{state}</small>
      </span>
      {(sits || spectators) && (
        <button
          type="button"
          class={sits ? 'button strong' : 'button'}
          aria-label={`${name}: ${texts.t(sits ? 'lobby.sit-down' : 'lobby.watch')}`}
          onClick={() => go(sits ? `t/${id}` : `t/${id}/watch`)}
        >
          {texts.t(sits ? 'lobby.sit-down' : 'lobby.watch')}
        </button>
      )}
    </li>
  );
}

function PublicTables({ tables, go, look }: { tables: readonly ListedTable[] | Trouble | null } & Looking) {
  const texts = useTexts();
  return (
    <section class="panel public-tables" aria-label={texts.t('lobby.public-tables')}>
      <header class="public-head">
        <h2>{texts.t('lobby.public-tables')}</h2>
        <button type="button" class="button" data-look-again onClick={look}>
          {texts.t('lobby.look-again')}
        </button>
      </header>
      {tables === null && <p role="status">{texts.t('ui.loading')}</p>}
      {typeof tables === 'string' && (
        <p role="alert">{texts.t(tables === 'offline' ? 'lobby.unreachable' : `code.${tables}`)}</p>
      )}
      {typeof tables === 'object' && tables !== null && tables.length === 0 && (
        <p class="no-tables">
          {texts.t('lobby.no-public')}{' '}
          <button type="button" class="button" data-host onClick={() => go('host')}>
            {texts.t('ui.host')}
          </button>
        </p>
      )}
      {typeof tables === 'object' && tables !== null && tables.length > 0 && (
        <ul class="listing">
          {tables.map((table) => (
            <TableRow key={table.id} table={table} go={go} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface Looking {
  go: (to: string) => void;
  look: () => void;
}

/** To a table by its code, or by choosing one from the list. */
export function Part({ go, back }: PartProps) {
  const texts = useTexts();
  const [tables, setTables] = useState<readonly ListedTable[] | Trouble | null>(null);
  const look = () => void publicTables().then(setTables, (error: unknown) => setTables(troubleOf(error)));
  useEffect(look, []);
  return (
    <main class="join planks" data-join-page>
      <header class="page-head">
        <button type="button" class="chip" aria-label={texts.t('ui.back')} onClick={back}>
          ←
        </button>
        <h1>{texts.t('lobby.join')}</h1>
      </header>
      <div class="join-ways">
        <ByCode go={go} wrong={look} />
        <PublicTables tables={tables} go={go} look={look} />
      </div>
    </main>
  );
}
