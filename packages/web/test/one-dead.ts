import { ENGINE_VERSION } from '@sixgun/engine';
import { Host, thinkAtOnce } from '@sixgun/host';

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan'];
const META = { by: 'person', cid: null, at: 0, bank: 0 } as const;

/** Whoever is asked first does what a bot would do; the answer is what came of it. */
export function goOn(host: Host, think = thinkAtOnce('key')): ReturnType<Host['move']> {
  const [{ seat }] = host.waiting().seats;
  return host.move(seat, host.q, think(host, seat, 'rule').picks ?? [], META);
}

/** Played by rule until somebody is out and the game goes on. */
export function withOneDead(packs: string[], variants: Record<string, boolean> = {}): { host: Host; dead: number } {
  const think = thinkAtOnce('key');
  for (let n = 0; ; n++) {
    const rest = { names: NAMES, players: 4, engine: ENGINE_VERSION, previous: [] };
    const host = Host.deal({ game: 'card', packs, variants, seed: `dealt:dead-${n}`, ...rest });
    while (!host.over) {
      const dead = NAMES.findIndex((_, seat) => !host.game.inPlay(seat));
      if (dead >= 0) return { host, dead };
      goOn(host, think);
    }
  }
}
