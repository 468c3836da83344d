import type { Texts } from '@sixgun/texts';
import { emblemOf, Icon } from '../art/pictures.tsx';
import type { TableState } from '../story/table-state.ts';
import { defName, defOf } from '../table/box.ts';

interface RoleLineProps {
  state: TableState;
  texts: Texts;
  /** The card, -1 while it lies hidden. */
  role: number;
  goal: string;
}

/** Who somebody is and what he wants, as far as it is known. */
export function RoleLine({ state: { info }, texts, role, goal }: RoleLineProps) {
  return (
    <p class="inspect-stats">
      {texts.t('ui.role')}:{' '}
      {role < 0 ? (
        texts.t('ui.unknown')
      ) : (
        <>
          <Icon name={emblemOf(defOf(info, role))} /> <b>{defName(info, texts, info.faces[role].def)}</b> ({goal})
        </>
      )}
    </p>
  );
}
