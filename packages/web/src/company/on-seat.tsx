import { Icon } from '../art/pictures.tsx';
import { reactionEmblems } from '../art/reactions.ts';
import { phraseOf } from '../lobby/phrases.ts';
import type { OnlineTable } from '../online/online-table.ts';
import { useStore } from '../state/store.ts';
import { useTexts } from '../text/language.ts';
import { MoonIcon } from './icons.tsx';
import { clockText } from './time-left.ts';
import { useReaction, useSaid } from './use-said.ts';
import { useTimeLeft } from './use-time-left.ts';

/** What everybody may see of one of the others: the time he has, that he is away, what he says. */
export function OnSeat({ table, seat }: { table: OnlineTable; seat: number }) {
  const texts = useTexts();
  const { doc } = useStore(table.room);
  const left = useTimeLeft(table, seat);
  const at = doc?.seats[seat];
  const said = useSaid(table, at?.person ?? null);
  const reaction = useReaction(table, seat, at?.person ?? null);
  if (at === undefined) return null;
  const covered = at.cover !== 'no';
  const gone = !covered && at.person !== null && !at.here;
  return (
    <>
      {left !== null && (
        <>
          <span class={`fuse ${left.burns}`} style={`--left:${left.share}`} aria-hidden="true" />
          <b class={left.late ? 'clock late' : 'clock'} data-clock={seat}>
            <span class="heard">{texts.t('company.time-left', { time: clockText(left.left) })}</span>
            <span aria-hidden="true">{clockText(left.left)}</span>
          </b>
        </>
      )}
      {(covered || gone) && (
        <span class="away" data-away={at.cover}>
          <MoonIcon />
          {texts.t(covered ? 'company.bot-plays' : 'company.away')}
        </span>
      )}
      {reaction !== null && (
        <span class="reaction" data-reaction={reaction}>
          <Icon name={reactionEmblems[reaction]} />
          <span class="heard">{texts.t(`company.${reaction}`)}</span>
        </span>
      )}
      {said !== null && (
        <span class={said.room === 'grave' ? 'speech grave-speech' : 'speech'} data-speech>
          <span>{said.text ?? phraseOf(texts, said.phrase)}</span>
        </span>
      )}
    </>
  );
}
