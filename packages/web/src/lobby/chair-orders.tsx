import type { Room } from '@sixgun/protocol';
import type { OnlineTable } from '../online/online-table.ts';
import { useTexts } from '../text/language.ts';

interface ChairProps {
  table: OnlineTable;
  room: Room;
  at: number;
  close: () => void;
}

interface NamesProps {
  legend: string;
  names: readonly { key: string | number; name: string }[];
  pick: (key: string | number) => void;
  mark: 'data-swap' | 'data-give';
}

/** One order for each of a few names. */
const Names = ({ legend, names, pick, mark }: NamesProps) => (
  <fieldset class="choice">
    <legend>{legend}</legend>
    <div class="choice-row">
      {names.map(({ key, name }) => (
        <button key={key} type="button" class="button" {...{ [mark]: key }} onClick={() => pick(key)}>
          {name}
        </button>
      ))}
    </div>
  </fieldset>
);

/** Two chairs change places, with whoever sits on them. */
export function Swap({ table, room, at, close }: ChairProps) {
  const texts = useTexts();
  const names = room.seats.flatMap(({ name }, key) =>
    key === at ? [] : [{ key, name: name || texts.t('lobby.seat-n', { n: key + 1 }) }],
  );
  const pick = (key: string | number) => {
    table.swap(at, Number(key));
    close();
  };
  return <Names legend={texts.t('lobby.swap-with')} names={names} pick={pick} mark="data-swap" />;
}

/** A chair that a bot has, or nobody, for somebody who looks on. */
export function Give({ table, room, at, close }: ChairProps) {
  const texts = useTexts();
  const pick = (key: string | number) => {
    table.give(at, String(key));
    close();
  };
  if (room.watching.length === 0) return <p class="hint">{texts.t('lobby.give-line')}</p>;
  const names = room.watching.map(({ person: key, name }) => ({ key, name }));
  return <Names legend={texts.t('lobby.give-to')} names={names} pick={pick} mark="data-give" />;
}
