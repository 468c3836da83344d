import { type BoxName, boxLook } from './boxes.ts';
import { Icon } from './pictures.tsx';

/** A pack as it stands on the shelf: full colour in play, drained out of it. */
export function Box({ pack, on }: { pack: BoxName; on: boolean }) {
  const { colour, emblem } = boxLook(pack);
  return (
    <span class={on ? 'box on' : 'box'} style={`--box:${colour}`} aria-hidden="true">
      <Icon name={emblem} />
    </span>
  );
}
