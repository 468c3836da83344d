import { REACTIONS } from '@sixgun/protocol';
import { Icon } from '../art/pictures.tsx';
import { reactionEmblems } from '../art/reactions.ts';
import { isSilenced } from '../lobby/talk.tsx';
import type { OnlineTable } from '../online/online-table.ts';
import { useStore } from '../state/store.ts';
import { useTexts } from '../text/language.ts';

/** What one may show at one's seat without a word; whoever looks on has no seat. */
export function Reactions({ table, then }: { table: OnlineTable; then?: () => void }) {
  const texts = useTexts();
  const { doc, me, seat } = useStore(table.room);
  if (doc === null || seat < 0) return null;
  return (
    <div class="reactions">
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          class="chip"
          data-react={reaction}
          aria-label={texts.t(`company.${reaction}`)}
          disabled={isSilenced(doc, me)}
          onClick={() => {
            table.react(reaction);
            then?.();
          }}
        >
          <Icon name={reactionEmblems[reaction]} />
        </button>
      ))}
    </div>
  );
}
