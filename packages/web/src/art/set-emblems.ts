/** Which drawing stands for a card, piece or role of the sets fetched so far; `loadArt` fills it. */
export const setEmblems = new Map<string, string>();
