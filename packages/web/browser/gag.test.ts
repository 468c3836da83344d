import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Api } from '../../server/src/load/api.ts';
import { Player } from '../../server/src/load/player.ts';
import { Seat } from '../../server/src/load/seat.ts';
import { pastTheDeal } from './at-table.ts';
import { PUBLIC, people } from './people.ts';
import { SETUP, useServer } from './server.ts';
import { inFull, PHONE, useStand } from './stand.ts';

const stand = useStand();
const served = useServer();
const { come } = people(stand, served);

function isGagInForce({ follower: { info, view } }: Seat): boolean {
  if (info === null || view === null || view.over) return false;
  return view.zones.some(
    (pieces, zone) =>
      info.zones[zone].works && pieces.some((piece) => piece >= 0 && info.defs[info.faces[piece].def].id === 'gag'),
  );
}

function livesOf({ follower: { info, view }, seat }: Seat): number {
  if (info === null || view === null) return 0;
  return view.seats[info.seatColumns.indexOf('life') * 8 + seat] ?? 0;
}

/** Two people whose programs play at many tables, until Gag is in force at one and they are both alive enough to talk. */
async function underGag(): Promise<{ table: string; ann: Seat; ben: Seat }> {
  const api = new Api(served.address);
  const setup = { ...SETUP, players: 8, packs: ['base', 'wild-west-show'] };
  for (;;) {
    const [one, other] = [await api.guest('Ann'), await api.guest('Ben')];
    const { id: table } = await api.table(one.token, setup);
    const ann = new Seat(api, one, table);
    const ben = new Seat(api, other, table);
    const both = [ann, ben];
    for (const seat of both) await seat.until(() => seat.room !== null, 'for the room');
    ben.send({ t: 'sit' });
    const isReady = (): boolean => ann.room?.seats.slice(0, 2).every(({ ready }) => ready) ?? false;
    await ann.until(isReady, 'for both');
    for (let seat = 2; seat < setup.players; seat++) {
      ann.send({ t: 'bot', rev: ann.rev, seat, level: 'greenhorn' });
      await ann.until(() => ann.room?.seats[seat].bot === 'greenhorn', 'for a bot');
    }
    ann.send({ t: 'start', rev: ann.rev });
    await ann.until(() => ann.room?.status === 'open' && ann.follower.view !== null, 'for the deal');
    const players = both.map((seat) => new Player(seat, { pace: 2, takeBack: 0, drop: 0, random: Math.random }));
    const canTalk = () => isGagInForce(ann) && both.every((seat) => livesOf(seat) > 1);
    // In the middle of an effect the life is lost only when that is over.
    const isTurn = () => {
      const { others } = ann.follower;
      return others?.ask === 'play' && others.seats.join() === String(ben.seat);
    };
    const isOver = () => ann.follower.view?.over === true || both.some((seat) => livesOf(seat) === 0);
    await ann.until(() => (canTalk() && isTurn()) || isOver(), 'for Gag', 120_000);
    for (const player of players) player.stop();
    if (canTalk() && isTurn()) return { table, ann, ben };
    for (const seat of both) seat.close();
  }
}

/** The seat of a program is taken over by a browser, with the code for another device. */
async function inBrowser(seat: Seat, table: string): Promise<Page> {
  const { code } = await new Api(served.address).call<{ code: string }>(
    'POST',
    '/api/me/recovery',
    seat.guest.token,
    {},
  );
  const { page } = await come('Somebody', { viewport: PHONE });
  await page.goto(`${served.address}#me/${code}`);
  await page.locator('[data-recover]').click();
  await page.getByText(`Welcome back, ${seat.guest.name}!`).waitFor();
  await page.goto(`${served.address}#t/${table}`);
  await pastTheDeal(page);
  return page;
}

inFull(
  'where Gag is in force the page warns, and whoever speaks all the same loses a life',
  async () => {
    const { table, ann, ben } = await underGag();
    const [own, others] = [await inBrowser(ann, table), await inBrowser(ben, table)];
    const before = livesOf(ann);
    await own.locator('[data-talk]').click();
    await own.locator('.talk-cost').getByText('Gag is in force: whoever speaks loses 1 life.').waitFor();
    await own.locator('.phrase-tray [data-phrase="7"]').click();
    await others.locator('[data-speech]').getByText('It wasn’t me!').waitFor();
    await ann.until(() => livesOf(ann) === before - 1, 'for the price of a word');
    const rows = await new Api(served.address).call<{ seat: number; kind: string }[]>(
      'GET',
      `/test/log/${ann.follower.game ?? ''}`,
      null,
    );
    expect(rows.filter(({ kind }) => kind === 'say')).toMatchObject([{ seat: ann.seat }]);
    expect((await served.view(table, PUBLIC))?.over).toBe(false);
    for (const seat of [ann, ben]) seat.close();
  },
  600_000,
);
