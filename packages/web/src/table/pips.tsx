/** Tokens one card can hold. */
const MOST = 4;

/** Load tokens: filled ones are there, empty ones still fit. */
export function Pips({ load }: { load: number }) {
  return (
    <span class="pips">
      {Array.from({ length: Math.max(MOST, load) }, (_, i) => (
        <i key={i} class={i < load ? 'pip-on' : 'pip-off'} />
      ))}
    </span>
  );
}
