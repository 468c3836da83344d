import type { Room } from '@sixgun/protocol';
import { Box } from '../art/box.tsx';
import type { BoxName } from '../art/boxes.ts';
import { cardPacks } from '../setup/card-options.ts';
import { diceModules, isOn } from '../setup/dice-options.ts';
import { useTexts } from '../text/language.ts';

/** Boxes beside the one that is always in play. */
export function boxesOf({ game, packs, variants }: Pick<Room, 'game' | 'packs' | 'variants'>): BoxName[] {
  if (game === 'dice') return diceModules.filter((module) => isOn(variants, module));
  return cardPacks.filter((pack) => packs.includes(pack));
}

type Playing = Pick<Room, 'game' | 'packs' | 'variants' | 'players' | 'pace' | 'hints'>;

/** What is played in one line: seats, boxes, clock, and that hints are allowed. */
export function PlayedLine({ table }: { table: Playing }) {
  const texts = useTexts();
  const { game, players, pace, hints } = table;
  const count = boxesOf(table).length;
  const words = [
    texts.t('lobby.seats', { count: players }),
    ...(count > 0 ? [texts.t(game === 'dice' ? 'lobby.modules' : 'lobby.boxes', { count })] : []),
    texts.t(`lobby.clock-${pace}`),
    ...(hints ? [texts.t('lobby.hints-allowed')] : []),
  ];
  return <>{words.join(' · ')}</>;
}

const MOST_BOXES = 9;

interface PlayedProps {
  room: Room;
  /** Only the host may change it. */
  change: (() => void) | null;
}

/** What is played, as boxes; each change of the host is seen at once. */
export function Played({ room, change }: PlayedProps) {
  const texts = useTexts();
  const boxes: BoxName[] = [room.game === 'dice' ? 'dice' : 'base', ...boxesOf(room)];
  return (
    <section class="played" aria-label={texts.t('lobby.played')}>
      <span class={boxes.length > 4 ? 'box-pile many' : 'box-pile'} aria-hidden="true">
        {boxes.slice(0, MOST_BOXES).map((pack) => (
          <Box key={pack} pack={pack} on />
        ))}
      </span>
      <p class="played-words" aria-live="polite" data-played>
        <b>{texts.t(`ui.game-${room.game}`)}</b>
        <small>
          <PlayedLine table={room} />
        </small>
      </p>
      {change !== null && (
        <button type="button" class="button" data-change onClick={change}>
          {texts.t('lobby.change')}
        </button>
      )}
    </section>
  );
}
