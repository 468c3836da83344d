/** Takes numbers out of a list; `splice` would make a list of them each time. */
export function strike(list: number[], at: number, count: number): void {
  for (let i = at + count; i < list.length; i++) list[i - count] = list[i];
  for (let i = 0; i < count; i++) list.pop();
}
