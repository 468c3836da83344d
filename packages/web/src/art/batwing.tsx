const SLATS = `M16 42H104M16 53H132${Array.from({ length: 9 }, (_, i) => `M16 ${64 + i * 10.5}H184`).join('')}`;

/** One wing of the saloon's doors, the way into a game; the other is its mirror image. */
export function Batwing({ side }: { side: 'left' | 'right' }) {
  return (
    <svg class={`batwing ${side}`} viewBox="0 0 200 170" preserveAspectRatio="none" aria-hidden="true">
      <path class="batwing-frame" d="M12 3C90 3 120 42 197 42V164a4 4 0 0 1-4 4H12a9 9 0 0 1-9-9V12a9 9 0 0 1 9-9Z" />
      <path class="batwing-panel" d="M22 20C84 20 118 58 184 58V154H16V26a6 6 0 0 1 6-6Z" />
      <path class="batwing-slat" d={SLATS} />
    </svg>
  );
}
