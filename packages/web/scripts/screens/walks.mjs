import { laden, SALOON } from '../../browser/dice-player.ts';
import { FAIR_ID, fairGame } from '../../browser/fair-game.ts';
import { asked, buried, crowded, ended, eventful, everything, findMoment, rich } from '../../browser/positions.ts';
import { aim, appears, click, close, EDGE, key, PATIENCE, sheet } from './steps.mjs';

const tableSheets = [
  ...sheet('seat', click('.seat', { button: 'right' })),
  ...sheet('card', click('.hand .card', { ...EDGE, button: 'right' })),
  ...sheet('summary', key('?')),
  ...sheet('story', key('l')),
  ...sheet('notebook', click('[data-notebook]')),
  ...sheet('menu', click('.top .chip:last-child')),
];

const shotAt = ({ batch }) =>
  batch.decision?.question.ask === 'answer' && !batch.decision.question.hopeless ? Number.POSITIVE_INFINITY : 0;

const GUESTS = { players: 6, name: 'Hank', guests: ['Šárka', null, 'Eva'] };
const moment = (players, measure, games, setup) => () => findMoment(players, measure, games, setup).saved;

const fair = { card: '', dice: '' };
const recordOf = (game) => () => {
  fair[game] ||= fairGame(game);
  return fair[game];
};
/** What a server would answer to links. */
const RECORDS = {
  [FAIR_ID]: recordOf('card'),
  [`${FAIR_ID}-dice`]: recordOf('dice'),
  tampered: () => recordOf('card')().replace('Salts: 00', 'Salts: 01'),
};

/** Each is opened once and gone through step by step. */
export const walks = [
  {
    name: 'start',
    steps: [
      ['new', null],
      ...sheet('who', click('.who')),
      ...sheet('menu', click('.start-head .chip:last-child')),
      ...sheet('credits', click('.foot-link')),
    ],
  },
  {
    name: 'start-waiting',
    game: moment(5, crowded, 4),
    place: '',
    steps: [
      ['ticket', null],
      ['question', click('[data-play-now]')],
    ],
  },
  {
    name: 'setup',
    place: 'setup',
    own: { ...GUESTS, preset: 'everything', packs: everything.packs.slice(1) },
    steps: [
      ['card', null],
      ['packs', (page) => page.mouse.wheel(0, 600)],
      ['variants', (page) => page.mouse.wheel(0, 900)],
    ],
  },
  {
    name: 'setup-dice',
    place: 'setup',
    own: { game: 'dice', dicePreset: 'everything', diceVariants: SALOON.variants },
    steps: [
      ['top', null],
      ['below', (page) => page.mouse.wheel(0, 700)],
    ],
  },
  {
    name: 'learn',
    place: 'learn',
    steps: [
      ['card', null],
      ['dice', click('[data-game=dice]')],
    ],
  },
  {
    name: 'lesson',
    place: 'learn',
    steps: [
      [null, click('[data-lesson]')],
      ['begin', appears('.teacher .sentence')],
    ],
  },
  {
    name: 'puzzle',
    place: 'learn',
    steps: [
      [null, click('[data-puzzle]')],
      ['begin', appears('.action.mine')],
    ],
  },
  {
    name: 'gallery',
    place: 'gallery',
    steps: [
      ['cards', null],
      ['found', (page) => page.getByRole('searchbox').fill('barel')],
    ],
  },
  {
    name: 'gallery-piece',
    place: 'gallery?kind=cards&boxes=base+dodge-city&piece=card/card/beer',
    steps: [['open', null]],
  },
  { name: 'gallery-characters', place: 'gallery?kind=characters', steps: [['all', null]] },
  {
    name: 'balance',
    place: 'balance',
    steps: [
      ['top', null],
      ['below', (page) => page.mouse.wheel(0, 700)],
    ],
  },
  {
    name: 'deal',
    own: { players: 6, speed: 'slow' },
    door: 'card',
    steps: [
      ['role', (page) => page.waitForTimeout(1200)],
      ['next', click('[data-go-on]')],
      ['after', click('[data-go-on]')],
    ],
  },
  {
    name: 'parts',
    own: { players: 6, speed: 'fast', explained: [] },
    door: 'card',
    parts: true,
    steps: [['card', null]],
  },
  {
    name: 'parts-dice',
    own: { players: 6, speed: 'fast', explained: [] },
    door: 'dice',
    parts: true,
    steps: [['dice', null]],
  },
  {
    name: 'mark-distance',
    game: moment(7, crowded, 8),
    own: { speed: 'fast', explained: ['card', 'dice', 'holes', 'shelf'] },
    steps: [['told', aim]],
  },
  {
    name: 'mark-holes',
    own: { players: 5, speed: 'fast', explained: ['card', 'dice', 'distance', 'shelf'] },
    door: 'card',
    parts: true,
    steps: [['told', null]],
  },
  {
    name: 'mark-shelf',
    own: {
      players: 5,
      speed: 'fast',
      preset: 'everything',
      packs: everything.packs.slice(1),
      explained: ['card', 'dice', 'distance', 'holes'],
    },
    door: 'card',
    parts: true,
    steps: [['told', null]],
  },
  {
    name: 'handover',
    own: GUESTS,
    door: 'card',
    steps: [['door', (page) => page.locator('.hold').first().waitFor({ timeout: PATIENCE })]],
  },
  {
    name: 'table-4',
    game: moment(4, crowded, 8),
    steps: [
      ['turn', null],
      ['aim', aim],
    ],
  },
  {
    name: 'table-7',
    game: moment(7, crowded, 8),
    steps: [
      ['turn', null],
      ['aim', aim],
      ['why', click('.seat:not(.target):not(.dead)')],
      [null, close],
      [null, close],
      ...tableSheets,
    ],
  },
  { name: 'shot', game: moment(7, shotAt), steps: [['asked', null]] },
  {
    name: 'store',
    game: moment(7, asked('pick-store')),
    steps: [
      ['mine', null],
      ['taken-up', click('.tray .card')],
    ],
  },
  { name: 'discard', game: moment(5, asked('discard')), steps: [['asked', null]] },
  {
    name: 'events',
    game: moment(8, eventful, 4, everything),
    steps: [['turn', null], ...sheet('event', click('[data-event]'))],
  },
  {
    name: 'everything',
    game: moment(8, rich, 4, everything),
    steps: [
      ['turn', null],
      ['shop', click('[data-plate=shop]')],
      ['train', click('[data-plate=train]')],
      [null, close],
      ['aim', aim],
      [null, close],
      ...tableSheets,
    ],
  },
  {
    name: 'stone',
    own: { speed: 'slow' },
    game: () => buried(6),
    steps: [['stone', (page) => page.locator('.stone').waitFor({ timeout: PATIENCE })]],
  },
  {
    name: 'end',
    game: moment(6, ended),
    own: { speed: 'normal' },
    over: true,
    steps: [
      ['victory', null],
      ['sheet', click('.answers .button')],
      ['below', (page) => page.locator('dialog').evaluate((dialog) => dialog.scrollTo(0, 9999))],
    ],
  },
  {
    name: 'dice',
    game: moment(7, laden('reroll'), 8, SALOON),
    steps: [['rolled', null], ...sheet('seat', click('.seat', { button: 'right' })), ...sheet('summary', key('?'))],
  },
  { name: 'dice-shot', game: moment(8, laden('shot'), 6, SALOON), steps: [['aim', null]] },
  {
    name: 'dice-stone',
    own: { speed: 'slow' },
    game: () => buried(6, SALOON),
    steps: [['stone', (page) => page.locator('.stone').waitFor({ timeout: PATIENCE })]],
  },
  {
    name: 'dice-end',
    game: moment(7, ended, 2, SALOON),
    own: { speed: 'normal' },
    over: true,
    steps: [
      ['victory', null],
      ['sheet', click('.answers .button')],
    ],
  },
  {
    name: 'replay',
    place: `r/${FAIR_ID}?turn=8&eyes=open`,
    records: RECORDS,
    steps: [
      ['open', appears('.replay-panel')],
      ['eyes', click('[data-eyes="1"]')],
      ['play-on', click('[data-play-on]')],
      [null, close],
      ['end', (page) => page.locator('.strip input').press('End')],
    ],
  },
  {
    name: 'replay-dice',
    place: `r/${FAIR_ID}-dice?turn=6&eyes=open`,
    records: RECORDS,
    steps: [['open', appears('.replay-panel')]],
  },
  { name: 'replay-none', place: 'r/none', records: RECORDS, steps: [['none', appears('[role=alert]')]] },
  {
    name: 'fair',
    place: `fair/${FAIR_ID}`,
    records: RECORDS,
    steps: [
      ['ok', appears('[data-verdict]')],
      ['below', (page) => page.mouse.wheel(0, 700)],
    ],
  },
  { name: 'fair-not', place: 'fair/tampered', records: RECORDS, steps: [['seed', appears('[data-verdict]')]] },
  { name: 'games-none', place: 'games', steps: [['none', null]] },
  {
    name: 'games',
    game: moment(6, ended),
    over: true,
    steps: [
      [null, (page) => page.evaluate(() => location.assign('#games'))],
      ['some', appears('.game-row')],
      ['below', (page) => page.mouse.wheel(0, 700)],
    ],
  },
];
