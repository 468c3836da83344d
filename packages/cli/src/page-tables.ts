import { InputError } from './input.ts';

export type Table = readonly string[];

/** A page of the documentation with its tables as the code has them now: each stands between two comments that name it. */
export function withTables(file: string, page: string, tables: Readonly<Record<string, Table>>): string {
  const missing = Object.keys(tables).find((name) => !page.includes(opening(name)));
  if (missing !== undefined) throw new InputError(`${file}: has no place for the table "${missing}".`);
  return Object.entries(tables).reduce((text, [name, lines]) => {
    const from = text.indexOf(opening(name)) + opening(name).length;
    const to = text.indexOf(closing(name), from);
    if (to < 0) throw new InputError(`${file}: the table "${name}" has no end.`);
    return `${text.slice(0, from)}\n${lines.join('\n')}\n${text.slice(to)}`;
  }, page);
}

const opening = (name: string): string => `<!-- table: ${name} -->`;
const closing = (name: string): string => `<!-- end: ${name} -->`;

export const code = (text: string): string => `\`${text}\``;
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): Table =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
