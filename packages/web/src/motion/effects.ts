import { centreOf, seatBox, seatElement } from './anchors.ts';
import type { Player } from './player.ts';
import { DURATION } from './timing.ts';

const SHAKE = [0, -6, 6, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }));

/** A mark on the layer above the table that goes away by itself. */
function mark(className: string, x: number, y: number): HTMLElement {
  const element = document.createElement('div');
  element.className = `effect ${className}`;
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  return element;
}

export async function shake(player: Player, seat: number): Promise<void> {
  const element = seatElement(seat);
  if (element !== null) await player.play(element, SHAKE, { duration: DURATION.shake });
}

/** A line from one player to another, drawn once and gone. */
export async function aim(player: Player, from: number, to: number, className: string): Promise<void> {
  const [a, b] = [seatBox(from), seatBox(to)];
  if (a === null || b === null) return;
  const [start, end] = [centreOf(a), centreOf(b)];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const turn = `rotate(${Math.atan2(end.y - start.y, end.x - start.x)}rad)`;
  const line = mark(className, start.x, start.y);
  line.style.width = `${length}px`;
  await player.playOn(
    line,
    [
      { transform: `${turn} scaleX(0)`, opacity: 1 },
      { transform: `${turn} scaleX(1)`, opacity: 1, offset: 0.6 },
      { transform: `${turn} scaleX(1)`, opacity: 0 },
    ],
    { duration: DURATION.shot * 2 },
  );
}

/** A bullet leaves one player and reaches another. */
export async function shot(player: Player, from: number, to: number): Promise<void> {
  const [a, b] = [seatBox(from), seatBox(to)];
  if (a === null || b === null) return;
  const [start, end] = [centreOf(a), centreOf(b)];
  const turn = `rotate(${Math.atan2(end.y - start.y, end.x - start.x)}rad)`;
  await player.playOn(
    mark('bullet', start.x, start.y),
    [
      { transform: `translate(0px, 0px) ${turn}`, opacity: 1 },
      { transform: `translate(${end.x - start.x}px, ${end.y - start.y}px) ${turn}`, opacity: 1 },
    ],
    { duration: DURATION.shot, easing: 'linear' },
  );
}

/** A life falls out of the belt, or comes back into it. */
export async function life(player: Player, seat: number, gained: boolean): Promise<void> {
  const box = seatElement(seat)?.querySelector('.bullets')?.getBoundingClientRect() ?? seatBox(seat);
  if (box === null || box === undefined) return;
  const frames = [
    { transform: 'translateY(0) rotate(0deg) scale(1.4)', opacity: 1 },
    { transform: 'translateY(46px) rotate(200deg) scale(1)', opacity: 0 },
  ];
  await player.playOn(mark('life', box.right - 6, box.top), gained ? frames.reverse() : frames, {
    duration: DURATION.drop,
    easing: gained ? 'ease-out' : 'cubic-bezier(.4, 0, .9, .6)',
  });
}

/** The poster turns over; what is on its other side is put there while nobody can see it. */
export async function turnOver(player: Player, seat: number, change: () => void): Promise<void> {
  const element = seatElement(seat);
  if (element === null) return change();
  const half = { duration: DURATION.turnOver / 2, easing: 'ease-in' };
  await player.play(
    element,
    [{ transform: 'perspective(600px) rotateY(0deg)' }, { transform: 'perspective(600px) rotateY(90deg)' }],
    half,
  );
  change();
  await player.play(
    element,
    [{ transform: 'perspective(600px) rotateY(-90deg)' }, { transform: 'perspective(600px) rotateY(0deg)' }],
    { ...half, easing: 'ease-out' },
  );
}

export async function blast(player: Player, seat: number): Promise<void> {
  const box = seatBox(seat);
  if (box === null) return;
  const { x, y } = centreOf(box);
  await player.playOn(
    mark('blast', x, y),
    [
      { transform: 'scale(.2)', opacity: 1 },
      { transform: 'scale(3)', opacity: 0 },
    ],
    { duration: DURATION.turnOver, easing: 'ease-out' },
  );
}
