import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** The width inside an element, kept up to date. */
export function useRoom() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

const DESK = '(min-width: 1000px) and (min-height: 600px)';

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
