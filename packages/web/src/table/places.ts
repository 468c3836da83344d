/** Where the others sit, or all of them where nobody sits here: places along an arc, as shares of the room left and above, clockwise from the left hand. */
type Place = readonly [x: number, y: number];

const desk: Readonly<Record<number, readonly Place[]>> = {
  2: [
    [0.08, 0.3],
    [0.92, 0.3],
  ],
  3: [
    [0.03, 0.62],
    [0.5, 0],
    [0.97, 0.62],
  ],
  4: [
    [0.02, 0.72],
    [0.24, 0.06],
    [0.76, 0.06],
    [0.98, 0.72],
  ],
  5: [
    [0, 0.86],
    [0.1, 0.22],
    [0.5, 0],
    [0.9, 0.22],
    [1, 0.86],
  ],
  6: [
    [0, 0.94],
    [0.05, 0.36],
    [0.3, 0],
    [0.7, 0],
    [0.95, 0.36],
    [1, 0.94],
  ],
  7: [
    [0, 1],
    [0.02, 0.5],
    [0.17, 0.04],
    [0.5, 0],
    [0.83, 0.04],
    [0.98, 0.5],
    [1, 1],
  ],
  8: [
    [0, 1],
    [0, 0.48],
    [0.08, 0],
    [0.36, 0],
    [0.64, 0],
    [0.92, 0],
    [1, 0.48],
    [1, 1],
  ],
};

const phone: Readonly<Record<number, readonly Place[]>> = {
  2: [
    [0, 0],
    [1, 0],
  ],
  3: [
    [0, 0],
    [0.5, 0],
    [1, 0],
  ],
  4: [
    [0, 1],
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  5: [
    [0, 1],
    [0, 0.46],
    [0.5, 0],
    [1, 0.46],
    [1, 1],
  ],
  6: [
    [0, 1],
    [0, 0.5],
    [0.22, 0],
    [0.78, 0],
    [1, 0.5],
    [1, 1],
  ],
  7: [
    [0, 1],
    [0, 0.5],
    [0, 0],
    [0.5, 0],
    [1, 0],
    [1, 0.5],
    [1, 1],
  ],
  // Whoever looks on sees eight: the middle belongs to what happens, down to the foot.
  8: [
    [0, 1],
    [0, 0.5],
    [0, 0],
    [0.333, 0],
    [0.667, 0],
    [1, 0],
    [1, 0.5],
    [1, 1],
  ],
};

export const placesFor = (others: number, wide: boolean): readonly Place[] => (wide ? desk : phone)[others] ?? [];
