import type { ComponentChildren } from 'preact';

interface HeadProps {
  title: string;
  leave: () => void;
  leaveLabel: string;
  /** What stands under the title. */
  under: ComponentChildren;
  children?: ComponentChildren;
}

/** The line above a table at which something is taught. */
export function Head({ title, leave, leaveLabel, under, children }: HeadProps) {
  return (
    <header class="learn-head">
      <button type="button" class="chip" data-leave aria-label={leaveLabel} onClick={leave}>
        ✕
      </button>
      <div class="learn-name">
        <h1>{title}</h1>
        {under}
      </div>
      {children}
    </header>
  );
}
