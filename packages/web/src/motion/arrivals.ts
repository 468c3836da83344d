import { drawnAndLaidOut } from '../state/frames.ts';
import type { Player } from './player.ts';
import { DURATION } from './timing.ts';

/** A new event comes up out of its pile. */
export async function comeUp(player: Player, piece: number): Promise<void> {
  const element = document.querySelector<HTMLElement>(`.table [data-event="${piece}"]`);
  if (element === null) return;
  await player.play(
    element,
    [
      { transform: 'scale(.4) rotate(-8deg)', opacity: 0 },
      { transform: 'scale(1.14) rotate(1deg)', opacity: 1, offset: 0.7 },
      { transform: 'scale(1) rotate(0deg)', opacity: 1 },
    ],
    { duration: DURATION.turnOver, easing: 'ease-out' },
  );
}

/**
 * What is settled is lifted off the stage; what comes back flies it to the tape, where it is the newest slip.
 * The table is laid anew in between, while nothing moves: both at once would cost frames.
 */
export function liftToTape(player: Player): () => Promise<void> {
  const prop = document.querySelector<HTMLElement>('.table .stage .stage-card, .table .stage .stage-dice');
  if (prop === null) return async () => undefined;
  const { left, top, width, height } = prop.getBoundingClientRect();
  const copy = document.createElement('div');
  copy.className = 'flight';
  copy.append(prop.cloneNode(true));
  for (const each of copy.querySelectorAll('[data-staged], [data-piece]')) {
    each.removeAttribute('data-staged');
    each.removeAttribute('data-piece');
  }
  const from = `translate(${left}px, ${top}px)`;
  Object.assign(copy.style, { width: `${width}px`, height: `${height}px`, transform: from });
  player.layer.append(copy);
  return async () => {
    await drawnAndLaidOut();
    const tape = document.querySelector('.table .tape')?.getBoundingClientRect();
    if (tape !== undefined && tape.width > 0) {
      const to = `translate(${tape.left + (tape.width - width) / 2}px, ${tape.top - height / 2}px) scale(.25)`;
      const frames = [
        { transform: from, opacity: 1 },
        { transform: to, opacity: 0.3 },
      ];
      await player.play(copy, frames, { duration: DURATION.toTape, easing: 'ease-in' });
    }
    copy.remove();
  };
}

/** Players change places: everybody moves from where he sat to where he sits now. */
export async function rearrange(player: Player, change: () => void): Promise<void> {
  const seats = [...document.querySelectorAll<HTMLElement>('.table .seat')];
  const before = seats.map((seat) => seat.getBoundingClientRect());
  change();
  await drawnAndLaidOut();
  const walks = seats.map((seat, i) => {
    const now = seat.getBoundingClientRect();
    const [x, y] = [before[i].left - now.left, before[i].top - now.top];
    if (x === 0 && y === 0) return undefined;
    const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'translate(0px, 0px)' }];
    return player.play(seat, frames, { duration: DURATION.turnOver, easing: 'ease-in-out' });
  });
  await Promise.all(walks);
}
