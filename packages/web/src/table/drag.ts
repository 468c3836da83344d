import { handCard, KIND, kindOf, seatPick } from '@sixgun/engine';
import { useLayoutEffect } from 'preact/hooks';
import type { Store } from '../state/store.ts';
import type { TableState } from '../story/table-state.ts';
import type { Controller } from './controller.ts';
import { isComplete, levelAt, nodeAt, wordPick } from './picks.ts';

const SLIP = 10;

interface Drag {
  pick: number;
  card: HTMLElement;
  x: number;
  y: number;
  /** The card under the finger, once it has left its place. */
  ghost: HTMLElement | null;
}

/** Equipment of the shop, which may also be drawn to oneself. */
const isWare = ({ card }: Drag): boolean => card.closest('.wares') !== null;

function lift({ card }: Drag): HTMLElement {
  const box = card.getBoundingClientRect();
  const ghost = card.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-piece');
  ghost.className += ' dragged';
  ghost.style.left = `${box.left}px`;
  ghost.style.top = `${box.top}px`;
  document.body.append(ghost);
  return ghost;
}

/** A card can also be drawn: onto a player, or onto the table if it needs none. */
export function useDrag(
  table: Store<TableState>,
  control: Controller,
  explain: (picks: readonly number[], element: HTMLElement) => void,
): void {
  useLayoutEffect(() => {
    let drag: Drag | null = null;
    const onDown = (event: PointerEvent) => {
      const card = (event.target as Element).closest<HTMLElement>('.hand .card, .wares .card');
      if (card === null || event.button !== 0) return;
      drag = { pick: handCard(Number(card.dataset.piece)), card, x: event.clientX, y: event.clientY, ghost: null };
    };
    const onMove = (event: PointerEvent) => {
      if (drag === null) return;
      const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
      if (drag.ghost === null) {
        if (Math.hypot(x, y) <= SLIP) return;
        if (!table.get().path.includes(drag.pick) && !control.takeUp(drag.pick)) {
          explain(isWare(drag) ? [wordPick(table.get().info, 'buy:'), drag.pick] : [drag.pick], drag.card);
          drag = null;
          return;
        }
        drag.ghost = lift(drag);
      }
      drag.ghost.style.transform = `translate(${x}px, ${y}px)`;
    };
    const onUp = (event: PointerEvent) => {
      const dropped = drag;
      drag = null;
      if (dropped === null || dropped.ghost === null) return;
      dropped.ghost.remove();
      // The release is no tap on whatever lies below.
      addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
      setTimeout(() => dispatchEvent(new Event('click')), 0);
      if (event.type === 'pointercancel') return control.cancel();
      const below = document.elementFromPoint(event.clientX, event.clientY);
      const player = below?.closest<HTMLElement>('[data-seat]') ?? null;
      const seat = player === null ? -1 : Number(player.dataset.seat);
      if (seat >= 0 && control.tap(seatPick(seat))) return;
      const { decision, path } = table.get();
      const complete = isComplete(nodeAt(decision, path));
      const goal = isWare(dropped) ? '.arena, .own' : '.arena';
      if (below !== null && below.closest(goal) !== null && complete) return control.choose(path);
      const aimed = levelAt(decision, path).some((node) => kindOf(node.pick) === KIND.seat);
      control.cancel();
      if (player !== null && aimed) explain([...path, seatPick(seat)], player);
    };
    document.addEventListener('pointerdown', onDown);
    document.addEventListener('pointermove', onMove);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', onUp);
    return () => {
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', onUp);
      drag?.ghost?.remove();
    };
  }, [table, control, explain]);
}
