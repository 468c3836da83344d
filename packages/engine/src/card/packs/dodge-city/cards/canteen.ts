import { green } from '../../../content.ts';

export const canteen = green('canteen', '7H', { use: { run: [(g, f) => g.heal(f.me, 1)] } });
