import type { OnlineTable } from '../online/online-table.ts';
import { useStore } from '../state/store.ts';
import { useTexts } from '../text/language.ts';

interface PlainLobbyProps {
  table: OnlineTable;
  leave: (to: string) => void;
}

/** Who sits at the table before its game begins. */
export function PlainLobby({ table, leave }: PlainLobbyProps) {
  const texts = useTexts();
  const { doc, seat, me, refused } = useStore(table.room);
  if (doc === null) return null;
  const isHost = doc.host === me;
  const free = doc.seats.findIndex(({ person, bot }) => person === null && bot === null);
  return (
    <main class="page">
      <h1>{doc.name}</h1>
      <ol data-seats>
        {doc.seats.map(({ name, bot, ready }, i) => (
          <li key={i} data-ready={ready}>
            {name} {bot !== null && texts.t('ui.seat-bot')}
          </li>
        ))}
      </ol>
      {refused !== null && <p role="alert">{texts.t(`code.${refused.code}`)}</p>}
      {seat < 0 && free >= 0 && (
        <button type="button" class="button strong" data-sit onClick={() => table.sit()}>
          {texts.t('company.sit')}
        </button>
      )}
      {seat >= 0 && !doc.seats[seat].ready && (
        <button type="button" class="button strong" data-ready onClick={() => table.ready()}>
          {texts.t('company.ready')}
        </button>
      )}
      {isHost && free >= 0 && (
        <button type="button" class="button" data-bot onClick={() => table.bot(free, 'rule')}>
          {texts.t('company.bot-here')}
        </button>
      )}
      {isHost && free < 0 && (
        <button type="button" class="button strong" data-start onClick={() => table.start()}>
          {texts.t('company.start')}
        </button>
      )}
      <button type="button" class="button" onClick={() => leave('')}>
        {texts.t('ui.back')}
      </button>
    </main>
  );
}
