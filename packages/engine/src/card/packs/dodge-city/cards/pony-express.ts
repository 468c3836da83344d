import { green } from '../../../content.ts';

export const ponyExpress = green('pony-express', 'QD', { use: { run: [(g, f) => g.draw(f.me, 3)] } });
