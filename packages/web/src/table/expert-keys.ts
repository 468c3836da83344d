const DIGIT = /^[0-9]$/;

const press = (selector: string): boolean => {
  const element = document.querySelector<HTMLElement>(`.table ${selector}`);
  element?.click();
  return element !== null;
};

/** The card in a place of the hand; the tenth is 0. Dice have keys of their own. */
function takeUp(digit: string): boolean {
  const place = digit === '0' ? 9 : Number(digit) - 1;
  const cards = document.querySelectorAll<HTMLElement>('.table .hand .card');
  const card = cards[place];
  card?.focus({ preventScroll: true });
  card?.click();
  return card !== undefined;
}

/** Keys for those who know the table by heart: digits take up cards, E ends, Space skips, U takes back, H asks for a hint. */
export function expertKey(event: KeyboardEvent): boolean {
  const onButton = event.target instanceof Element && event.target.closest('button, a') !== null;
  if (DIGIT.test(event.key)) return takeUp(event.key);
  if (event.key === ' ') return !onButton && press('[data-skip]:not(:disabled)');
  switch (event.key.toLowerCase()) {
    case 'e':
      return press('.answers [data-word="end"]');
    case 'h':
      return press('[data-hint]:not(:disabled)');
    case 'u':
      return press('[data-take-back]');
    default:
      return false;
  }
}
