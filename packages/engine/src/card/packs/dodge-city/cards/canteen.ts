import { green } from '../../../author/index.ts';

export const canteen = green('canteen', '7H', { use: { run: [(g, f) => g.heal(f.me, 1)] } });
