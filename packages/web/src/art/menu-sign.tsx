/** Drawn, not written: the letters of the page do not have it, and the machine would look for it in all it has. */
export const MenuSign = () => (
  <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M2 3h12v2H2zM2 7h12v2H2zM2 11h12v2H2z" />
  </svg>
);
