import type { Texts } from '@sixgun/texts';
import { useLayoutEffect } from 'preact/hooks';
import { CardSheet } from '../dialogs/card-sheet.tsx';
import { type Beside, besideStyle, boxOf } from '../state/beside.ts';
import type { Store } from '../state/store.ts';
import type { Peek, TableState } from '../story/table-state.ts';
import { characterOf, defName } from '../table/box.ts';

const REST = 350;
const WIDTH = 320;
/** A card near the upper edge is shown below itself. */
const BELOW_FROM = 330;
const HOVERS = '(hover: hover) and (pointer: fine)';

/** What lies below the question is shown above it: one wants to read both. */
function clearOfQuestion(box: Beside): Beside {
  const bar = document.querySelector('.table .action')?.getBoundingClientRect().top ?? box.top;
  return { ...box, top: Math.min(box.top, bar) };
}

/** The card a mouse rests on, or the character of a seat. */
function peekAt({ info, view }: TableState, element: Element): Peek | null {
  const [kind, first, second] = (element.getAttribute('data-look') ?? '').split(' ');
  const box = clearOfQuestion(boxOf(element));
  if (kind === 'card') return { def: Number(first), piece: Number(second), ...box };
  if (kind !== 'seat') return null;
  const piece = characterOf(info, view, Number(first));
  return piece < 0 ? null : { def: info.faces[piece].def, piece, ...box };
}

/** A mouse that rests on something sees it large; it goes as soon as the mouse does anything else. */
export function usePeek(table: Store<TableState>): void {
  useLayoutEffect(() => {
    if (!matchMedia(HOVERS).matches) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let under: Element | null = null;
    const away = () => {
      clearTimeout(timer);
      under = null;
      if (table.get().peek !== null) table.set({ peek: null });
    };
    const onOver = (event: PointerEvent) => {
      const element = (event.target as Element).closest('.table [data-look]');
      if (element === under || event.pointerType !== 'mouse') return;
      away();
      under = element;
      if (element === null || event.buttons !== 0) return;
      timer = setTimeout(() => {
        const { sheet, path } = table.get();
        // Over a card that is taken up lie those it can be aimed at.
        if (sheet !== null || path.length > 0 || !element.isConnected) return;
        table.set({ peek: peekAt(table.get(), element) });
      }, REST);
    };
    const listeners = [
      ['pointerover', onOver],
      ['pointerdown', away],
      ['keydown', away],
      ['pointerleave', away],
    ] as const;
    for (const [type, listener] of listeners)
      document.documentElement.addEventListener(type, listener as EventListener, true);
    return () => {
      away();
      for (const [type, listener] of listeners)
        document.documentElement.removeEventListener(type, listener as EventListener, true);
    };
  }, [table]);
}

/** For eyes only: who hears the game opens the sheet of the same card. */
export function PeekCard({ peek, state, texts }: { peek: Peek; state: TableState; texts: Texts }) {
  const { info } = state;
  return (
    <div class="peek" aria-hidden="true" style={besideStyle(peek, WIDTH, BELOW_FROM)}>
      <h2>{defName(info, texts, peek.def)}</h2>
      <CardSheet info={info} texts={texts} def={peek.def} piece={peek.piece} />
    </div>
  );
}
