import { pastTheDeal } from '../../browser/at-table.ts';
import { hostTable, SETUP } from '../../browser/server.ts';
import { appears, click, close, key, PATIENCE, sheet } from './steps.mjs';

const OVER = 300_000;

/** A table of whoever looks at this page, and its lobby. */
const host =
  (setup = {}) =>
  async (page, company) => {
    company.table = await hostTable(page, 'Hank', { ...SETUP, ...setup });
    await page.goto(`${company.address}#t/${company.table}`);
    await page.locator('[data-start]').waitFor({ timeout: PATIENCE });
  };

/** Somebody comes by the link; the others are kept by their names. */
const guest =
  (name, { ready = true } = {}) =>
  async (_page, company) => {
    const page = await company.come(name);
    await page.goto(`${company.address}#t/${company.table}`);
    await page.locator('button[data-ready]').waitFor({ timeout: PATIENCE });
    if (ready) await page.locator('button[data-ready]').click();
    company[name] = page;
  };

const says = (name, phrase) => (_page, company) =>
  company[name].locator(`[data-phrase="${phrase}"], .phrases button`).first().click();

async function start(page, company) {
  await page.locator('[data-start]').click();
  await Promise.all([page, company.Šárka].filter(Boolean).map(pastTheDeal));
}

/** A chip above the table, or a tab beside it. */
const TALK = '[data-talk]:visible, #tab-talk';
const onPhone = (act) => (page) => (page.viewportSize().width < 1000 ? act(page) : undefined);

async function comesBack(_page, company) {
  await company.Šárka.goto(`${company.address}#t/${company.table}`);
  await pastTheDeal(company.Šárka);
}

const mine = appears('main[data-decision]');

/** They sit there and do nothing: their clocks run out, and bots play for them to the end. A table without people would stand still. */
async function playedByBots(page, company) {
  const until = Date.now() + OVER;
  while ((await company.view(company.table))?.over !== true) {
    if (Date.now() > until) throw new Error('The game does not end.');
    await page.waitForTimeout(1000);
  }
  for (const each of [page, company.Šárka]) await each.locator('[data-rematch]').waitFor({ timeout: PATIENCE });
}

/** Each begins on the first page of the server and is gone through step by step; others come as they are needed. */
export const companyWalks = [
  {
    name: 'online-start',
    steps: [
      ['new', appears('[data-host]:not(.off)')],
      [null, host()],
      [null, (page, { address }) => page.goto(address)],
      ['ticket', appears('[data-resume="online"]')],
      ['who', click('.who')],
      ['recovery', click('[data-make-code]')],
      ['devices', (page) => page.locator('dialog').evaluate((dialog) => dialog.scrollTo(0, 9999))],
    ],
  },
  {
    name: 'join',
    steps: [
      [null, (page, { address }) => page.goto(`${address}#join`)],
      ['page', appears('[data-join-page]')],
      [
        null,
        async (_page, { come }) => {
          for (const [name, setup] of [
            ['Šárka', { name: 'Šárka', open: true, players: 7, packs: ['base', 'dodge-city', 'high-noon'] }],
            ['Maximilián', { name: 'Maximilián', open: true, game: 'dice', players: 5 }],
          ])
            await hostTable(await come(name), name, { ...SETUP, ...setup });
        },
      ],
      [null, (page) => page.waitForTimeout(1500)],
      ['listed', click('[data-look-again]')],
      [null, (page) => page.locator('[data-code-field]').fill('IIIII')],
      [null, click('[data-come-in]')],
      ['wrong-code', appears('.by-code-said')],
    ],
  },
  {
    name: 'lobby',
    steps: [
      [null, host({ players: 6, packs: ['base', 'dodge-city', 'high-noon', 'gold-rush'], pace: 'normal' })],
      ['alone', null],
      [null, guest('Šárka')],
      [null, guest('Maximilián', { ready: false })],
      [null, says('Šárka', 1)],
      ['people', null],
      ...sheet('person', click('[data-chair="1"]')),
      ...sheet('bot', click('[data-chair="4"]')),
      ...sheet('change', click('[data-change]')),
      ...sheet('menu', click('.lobby-head .chip:last-child')),
    ],
  },
  {
    name: 'lobby-eight',
    steps: [
      [null, host({ players: 8, packs: ['base'], open: true })],
      [null, guest('Šárka')],
      ['host', null],
    ],
  },
  {
    name: 'lobby-guest',
    steps: [
      [
        null,
        async (page, company) => {
          const other = await company.come('Maximilián');
          company.table = await hostTable(other, 'Maximilián', { ...SETUP, players: 5, hints: false });
          await other.goto(`${company.address}#t/${company.table}`);
          await page.goto(`${company.address}#t/${company.table}`);
        },
      ],
      ['comes', appears('button[data-ready]')],
      ['ready', click('button[data-ready]')],
      ...sheet('host', click('[data-chair="0"]')),
      [null, (page, { address }) => page.goto(`${address}#t/0000000000`)],
      ['dead-link', appears('[data-trouble]')],
    ],
  },
  {
    name: 'company',
    steps: [
      [null, host({ players: 5, pace: 'slow' })],
      [null, guest('Šárka')],
      [null, start],
      // Whoever sits there and does nothing would be waited for: while she is away a bot answers for her.
      [null, (_page, company) => company.Šárka.goto(company.address)],
      ['turn', mine],
      [null, comesBack],
      ['phrases', click(TALK)],
      ['talk', onPhone(click('[data-write]'))],
      [null, close],
      [null, (_page, company) => click(TALK)(company.Šárka)],
      [null, says('Šárka', 7)],
      ['bubble', null],
      [null, key('h')],
      ['hint', appears('[data-do-it]')],
      [null, close],
      [null, key('n')],
      [null, click('[data-coach]')],
      ['coach', appears('.note-row .odds')],
      [null, close],
      ['odds', appears('.seat .odds.strip')],
      ['menu', click('.top .chip:last-child')],
      [null, close],
      [null, (_page, company) => company.Šárka.goto(company.address)],
      ['away', (page) => page.waitForTimeout(3000)],
      [null, (page) => page.context().setOffline(true)],
      ['lost', appears('[data-banner]')],
      [null, (page) => page.context().setOffline(false)],
      ['back', appears('main:not([data-lost])')],
    ],
  },
  {
    name: 'covered',
    steps: [
      [null, host({ players: 4, pace: 'quick' })],
      [null, start],
      ['bot-plays', (page) => page.locator('[data-played-for-you]').waitFor({ timeout: 2 * PATIENCE })],
    ],
  },
  {
    name: 'rematch',
    steps: [
      [null, host({ game: 'dice', players: 3, pace: 'quick' })],
      [null, guest('Šárka')],
      [null, start],
      [null, playedByBots],
      ['asked', null],
      ['waits', click('[data-rematch]')],
      // Whoever has said yes and is left alone with bots plays on at once.
      [null, click('[data-rematch]')],
      [null, (_page, company) => company.Šárka.locator('[data-leave]').click()],
      ['free-seat', appears('.rematch-faces .chair-hat')],
    ],
  },
  {
    name: 'onlooker',
    steps: [
      [
        null,
        async (page, company) => {
          const other = await company.come('Maximilián');
          company.table = await hostTable(other, 'Maximilián', { ...SETUP, players: 5 });
          await other.goto(`${company.address}#t/${company.table}`);
          await page.goto(`${company.address}#t/${company.table}/watch`);
          await page.locator('[data-lobby]').waitFor({ timeout: PATIENCE });
          await other.locator('[data-start]').click();
        },
      ],
      ['table', appears('main.table')],
    ],
  },
];
