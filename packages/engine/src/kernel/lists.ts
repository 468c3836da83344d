/** Takes numbers out of a list; `splice` would make a list of them each time. */
export function strike(list: number[], at: number, count: number): void {
  for (let i = at + count; i < list.length; i++) list[i - count] = list[i];
  for (let i = 0; i < count; i++) list.pop();
}

const ZEROS: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0];

/** A counter for each seat; a copy is made faster than an array is filled. */
export const zeros = (seats: number): number[] => ZEROS.slice(0, seats);
