import { useEffect, useState } from 'preact/hooks';

/** Modules of light around it, without which cameras do not find it. */
const MARGIN = 4;

async function outlineOf(text: string): Promise<{ size: number; path: string }> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  let path = '';
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) path += `M${x} ${y}h1v1h-1z`;
    });
  });
  return { size, path };
}

/** A text for the camera of a phone: always dark on light, in the dark as well. */
export function Qr({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<{ size: number; path: string } | null>(null);
  useEffect(() => {
    let wanted = true;
    setDrawn(null);
    void outlineOf(text).then((outline) => wanted && setDrawn(outline));
    return () => {
      wanted = false;
    };
  }, [text]);
  return (
    <svg class="qr" viewBox={`0 0 ${drawn?.size ?? 1} ${drawn?.size ?? 1}`} role="img" aria-label={label}>
      {drawn !== null && <path d={drawn.path} shape-rendering="crispEdges" />}
    </svg>
  );
}
