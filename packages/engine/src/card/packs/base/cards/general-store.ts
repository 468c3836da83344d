import { brown, openStore } from '../../../author/index.ts';

export const generalStore = brown('general-store', '9C QS', { book: true, play: { run: openStore } });
