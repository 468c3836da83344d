import type { TableInfo } from '@sixgun/protocol';

/** The dice of the box: the base die first. */
export const diceOfBox = (info: TableInfo): number[] =>
  info.defs.flatMap((def, index) => (def.kind === 'die' ? [index] : []));
