import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { verify } from '@sixgun/host';
import type { SetupDoc } from '@sixgun/protocol';
import { expect, test } from 'vitest';
import { Player } from '../src/load/player.ts';
import { full } from './killing.ts';
import { fillWithBots, newTable, SETUP, serve, startGame } from './serving.ts';

const example = fileURLToPath(new URL('../../../examples/outside-bot.ts', import.meta.url));

const SETUPS: Readonly<Record<string, SetupDoc>> = {
  'the dice game': { ...SETUP, players: 4, game: 'dice' },
  ...(full ? { 'the card game': { ...SETUP, players: 4, packs: ['base', 'dodge-city'] } } : {}),
};

test.each(Object.entries(SETUPS))(
  'a program that knows nothing but the protocol plays to the end: %s',
  async (_, setup) => {
    const served = await serve();
    const ann = await newTable(served.api, setup);
    const code = ann.room?.code ?? '';
    const bot = spawn(process.execPath, ['--conditions=@sixgun/source', example, served.api.base, code, 'Robin']);
    let said = '';
    for (const stream of [bot.stdout, bot.stderr])
      stream.on('data', (data: Buffer) => {
        said += data.toString();
      });
    const ended = once(bot, 'exit');
    await ann.until(() => ann.room?.seats[1].name === 'Robin' && ann.room.seats[1].ready, 'for Robin');
    await fillWithBots(ann);
    await startGame(ann);
    const player = new Player(ann, { pace: 2, takeBack: 0, drop: 0, random: Math.random });
    const [exit] = await ended;
    player.stop();
    const game = ann.follower.game ?? '';
    expect({ exit, said }).toEqual({
      exit: 0,
      said: expect.stringContaining(`its record is at ${served.api.base}/api/games/${game}\n`),
    });
    const rows = await served.api.call<{ seat: number; made_by: string }[]>('GET', `/test/log/${game}`, null);
    expect(rows.some(({ seat, made_by }) => seat === 1 && made_by === 'person')).toBe(true);
    // Its salt went into the deal, as everybody's did.
    expect(verify(await served.api.call<string>('GET', `/api/games/${game}`, null))).toEqual({
      ok: true,
      withheld: [2, 3],
    });
    ann.close();
    await served.stop();
  },
  120_000,
);
