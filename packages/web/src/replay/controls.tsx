import type { Texts } from '@sixgun/texts';
import { change, type Speed, settings, speeds } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import type { Replayer } from './replayer.ts';

const SIGNS = {
  'turn-back': 'M5 4V20M20 4V20L8 12Z',
  'step-back': 'M18 4V20L6 12Z',
  play: 'M7 4V20L19 12Z',
  pause: 'M8 4V20M16 4V20',
  'step-on': 'M6 4V20L18 12Z',
  'turn-on': 'M19 4V20M4 4V20L16 12Z',
} as const;
type Act = keyof typeof SIGNS;

const Sign = ({ name }: { name: Act }) => (
  <svg class="icon player-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={SIGNS[name]} />
  </svg>
);

/** As often as the usual speed. */
const TIMES: Readonly<Record<Speed, string>> = { slow: '½×', normal: '1×', fast: '2×', instant: '»' };

/** The personal speed, one further with every tap. */
function SpeedButton({ texts }: { texts: Texts }) {
  const { speed } = useStore(settings);
  const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length];
  return (
    <button
      type="button"
      class="button replay-speed"
      aria-label={texts.t('replay.speed', { speed: texts.t(`ui.speed-${speed}`) })}
      onClick={() => change({ speed: next })}
    >
      {TIMES[speed]}
    </button>
  );
}

/** Back and on, by steps and by turns. */
export function Controls({ replayer, texts }: { replayer: Replayer; texts: Texts }) {
  const { course, playing, wanted } = useStore(replayer.store);
  const last = (course?.steps.length ?? 1) - 1;
  const acts: readonly (readonly [Act, () => void, boolean])[] = [
    ['turn-back', () => replayer.turnBack(), wanted > 0],
    ['step-back', () => replayer.stepBack(), wanted > 0],
    [playing ? 'pause' : 'play', () => replayer.toggle(), playing || wanted < last],
    ['step-on', () => replayer.stepOn(), wanted < last],
    ['turn-on', () => replayer.turnOn(), wanted < last],
  ];
  return (
    <div class="replay-controls">
      <SpeedButton texts={texts} />
      {acts.map(([name, act, may]) => (
        <button
          key={name === 'pause' ? 'play' : name}
          type="button"
          class={name === 'play' || name === 'pause' ? 'button strong' : 'button'}
          data-act={name}
          aria-label={texts.t(`replay.${name}`)}
          aria-disabled={!may}
          onClick={() => may && act()}
        >
          <Sign name={name} />
        </button>
      ))}
    </div>
  );
}
