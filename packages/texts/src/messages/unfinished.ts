/** What only packs say that are not finished: English, shown where another language does not have it yet. */
export const unfinished = {} as const satisfies Record<string, string>;
