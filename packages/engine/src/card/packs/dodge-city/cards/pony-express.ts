import { green } from '../../../author/index.ts';

export const ponyExpress = green('pony-express', 'QD', { use: { run: [(g, f) => g.draw(f.me, 3)] } });
