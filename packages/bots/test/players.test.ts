import { describe, expect, it } from 'vitest';
import { isPlayerName } from '../src/index.ts';

describe('players by name', () => {
  it('are plain, or a level with a personality and its playouts', () => {
    for (const name of ['rule', 'yardstick', 'greenhorn', 'legend:100', 'gunslinger-sly', 'legend-hot-headed:8'])
      expect(isPlayerName(name), name).toBe(true);
    for (const name of ['', 'rule:5', 'legend:', 'legend-brave', 'gunslinger:-1', 'toString'])
      expect(isPlayerName(name), name).toBe(false);
  });
});
