import { brown } from '../../../content.ts';
import { openStore } from '../../../store.ts';

export const generalStore = brown('general-store', '9C QS', { book: true, play: { run: openStore } });
