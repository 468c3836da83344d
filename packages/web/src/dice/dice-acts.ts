import { centreOf, seatBox } from '../motion/anchors.ts';
import type { Act } from '../motion/director.ts';
import { aim, blast, life, shake, shot } from '../motion/effects.ts';
import type { Player } from '../motion/player.ts';
import { DURATION, moves } from '../motion/timing.ts';
import { say } from '../sound/sound.ts';
import { allDrawn } from '../state/frames.ts';

const TUMBLE = 760;
const STAGGER = 55;
const VOLLEY = 140;

const cubes = (mask: number): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('.table [data-die]')]
    .filter((die) => ((mask >> Number(die.dataset.die)) & 1) === 1)
    .flatMap((die) => die.querySelector<HTMLElement>('.cube') ?? []);

/** From the hand over the felt into its place; every die takes a way of its own. */
function tumbling(i: number, count: number): Keyframe[] {
  const side = (i - (count - 1) / 2) * -26;
  const [x, y, z] = [720 + 90 * (i % 3), 540 - 180 * (i % 2), 200 - 90 * (i % 4)];
  const at = (left: number, up: number, share: number, scale: number) =>
    `translate(${left}px, ${up}px) scale(${scale}) rotateX(${x * share}deg) rotateY(${-y * share}deg) rotateZ(${z * share}deg)`;
  // Transform alone: anything that blends would flatten the cube.
  return [
    { transform: at(side, -150, 1, 0.3) },
    { transform: at(side * 0.6, -76, 0.7, 1.1), offset: 0.3 },
    { transform: at(side * 0.3, 2, 0.36, 0.95), offset: 0.58 },
    { transform: at(0, -16, 0.14, 1), offset: 0.78 },
    { transform: at(0, 0, 0, 1) },
  ];
}

async function tumble(player: Player, mask: number): Promise<void> {
  // The faces that came up are drawn before they begin to move, and are not seen before they have fallen.
  await allDrawn();
  const thrown = cubes(mask);
  const tray = document.querySelector('.dice-tray');
  tray?.setAttribute('data-falling', '');
  for (const cube of thrown) cube.dataset.held = '';
  await Promise.all(
    thrown.map(async (cube, i) => {
      // One after another: to build five cubes at once would stop a slow machine.
      await player.wait(i * STAGGER);
      delete cube.dataset.held;
      cube.dataset.rolling = '';
      await player.play(cube, tumbling(i, thrown.length), { duration: TUMBLE, easing: 'cubic-bezier(.25, .5, .4, 1)' });
      delete cube.dataset.rolling;
    }),
  );
  tray?.removeAttribute('data-falling');
}

/** An arrow from the pile to a player, or back. */
async function arrowFlight(player: Player, seat: number, back: boolean): Promise<void> {
  const pile = document.querySelector('.table [data-arrows]');
  const [from, to] = [pile?.getBoundingClientRect(), seatBox(seat)];
  const sign = pile?.querySelector('svg')?.cloneNode(true);
  if (from === undefined || to === null || sign === undefined) return;
  const [start, end] = back ? [centreOf(to), centreOf(from)] : [centreOf(from), centreOf(to)];
  const arrow = document.createElement('div');
  arrow.className = 'effect arrow-flight';
  arrow.style.left = `${start.x}px`;
  arrow.style.top = `${start.y}px`;
  arrow.append(sign);
  await player.playOn(
    arrow,
    [
      { transform: 'translate(0px, 0px) scale(1)', opacity: 1 },
      { transform: `translate(${end.x - start.x}px, ${end.y - start.y}px) scale(1.3)`, opacity: 1 },
    ],
    { duration: DURATION.flight, easing: 'ease-in' },
  );
}

function wound(player: Player, seat: number): Promise<void> {
  void life(player, seat, false);
  void shake(player, seat);
  return player.wait(VOLLEY);
}

/** What only the dice game shows: throws, arrows, volleys, and the powers of roles. */
export const diceAct: Act = async (player, told) => {
  const still = !moves();
  switch (told.what) {
    case 'throw':
      say('dice');
      return still ? player.wait(DURATION.read) : tumble(player, told.dice);
    case 'die-turned':
      say('dice');
      return still ? undefined : tumble(player, 1 << (told.die - 1));
    case 'arrow':
    case 'chief':
      say('arrow');
      return still ? player.wait(DURATION.breath) : arrowFlight(player, told.seat, false);
    case 'arrow-back':
    case 'chief-back':
      say('arrow');
      return still ? undefined : arrowFlight(player, told.seat, true);
    case 'shot':
      return still ? undefined : aim(player, told.seat, told.to, 'aim');
    case 'beer':
    case 'gift':
      return still || told.seat === told.to ? undefined : aim(player, told.seat, told.to, 'aim pour');
    case 'token':
    case 'arrow-given':
      return still ? undefined : aim(player, told.seat, told.to, 'aim miss');
    case 'gatling':
      say('shot');
      return player.wait(DURATION.breath);
    case 'gatling-hit':
      say('shot');
      if (still) return;
      await shot(player, told.by, told.seat);
      return wound(player, told.seat);
    case 'indians':
      say('arrow');
      return player.wait(DURATION.read);
    case 'indians-hit':
    case 'bullet-hit':
    case 'dynamite-hit':
      say('thud');
      return still ? undefined : wound(player, told.seat);
    case 'explosion':
      say('blast');
      return still ? undefined : blast(player, told.seat);
    case 'power':
      say('coin');
      return player.wait(DURATION.breath);
    case 'ghost':
      say('wind');
      return player.wait(DURATION.breath);
    default:
      return undefined;
  }
};
