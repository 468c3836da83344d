/** So many games are remembered by a thread; whose game is older tells its story again. */
export const MOST_STORIES = 256;
