import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Of a card drawn at its own size; the style sheets scale it. */
const CARD = 84;

/** The widths inside an element and of a card in it, kept up to date. */
export function useRoom() {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, card: CARD });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const scale = Number(getComputedStyle(element).getPropertyValue('--u'));
      setRoom({ width: entry.contentRect.width, card: CARD * scale });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, ...room };
}

const DESK = '(min-width: 1000px) and (min-height: 700px)';

/** Is there room for the wide table? The style sheets ask the same. */
export function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(DESK).matches);
  useLayoutEffect(() => {
    const query = matchMedia(DESK);
    const listener = () => setWide(query.matches);
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  }, []);
  return wide;
}
