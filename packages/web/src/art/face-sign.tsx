import { diceEmblems, oldSaloonEmblems } from './emblems.ts';
import { Icon } from './pictures.tsx';

const emblems: Readonly<Record<string, string>> = { ...oldSaloonEmblems, ...diceEmblems };
const DOUBLE = /^(.+)x2$/;

/** One face of a die in ink: its emblem, the number of places for a shot, and a mark if it counts twice. */
export function FaceSign({ face }: { face: string }) {
  const single = DOUBLE.exec(face)?.[1];
  const symbol = single ?? face;
  return (
    <span class={`face-sign face-${symbol}`}>
      <Icon name={emblems[symbol] ?? ''} />
      {/^\d$/.test(symbol) && <b class="places">{symbol}</b>}
      {single !== undefined && <i class="twice">×2</i>}
    </span>
  );
}
