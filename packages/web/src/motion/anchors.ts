/** Where things are on the screen. The table marks them: `data-piece`, `data-zone`, `data-seat`. */
const visible = (element: Element | null): DOMRect | null => {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.width > 0 ? box : null;
};

/** Where a card lies; what is shown of it on the stage is only where it goes to. */
export const pieceBox = (piece: number): DOMRect | null =>
  piece < 0 ? null : visible(document.querySelector(`.table [data-piece="${piece}"]:not(.stage *)`));

export const stagedBox = (piece: number): DOMRect | null =>
  piece < 0 ? null : visible(document.querySelector(`.table .stage [data-staged="${piece}"]`));

export const zoneBox = (zone: number): DOMRect | null =>
  visible(document.querySelector(`.table [data-zone~="${zone}"]`));

export const seatElement = (seat: number): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.table [data-seat="${seat}"]`);

export const seatBox = (seat: number): DOMRect | null => visible(seatElement(seat));

export const centreOf = (box: DOMRect): { x: number; y: number } => ({
  x: box.left + box.width / 2,
  y: box.top + box.height / 2,
});
