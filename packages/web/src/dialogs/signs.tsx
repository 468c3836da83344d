import type { TableInfo } from '@sixgun/protocol';
import type { MessageKey, Texts } from '@sixgun/texts';
import type { ComponentChildren } from 'preact';
import { notebookEmblems, roleEmblems } from '../art/emblems.ts';
import { Lantern } from '../art/level.tsx';
import { Icon, Portrait, signs } from '../art/pictures.tsx';
import { Coin, PriceTag } from '../table/coin.tsx';
import { Pips } from '../table/pips.tsx';
import { Bullets, TargetMark } from '../table/poster.tsx';
import { tokenEmblem } from '../table/seat-facts.ts';
import { eventPlaces } from '../table/table-zones.ts';

/** A sign as it stands on the table, and what it means. */
export interface Sign {
  says: MessageKey;
  sign: ComponentChildren;
}

const counts = (info: TableInfo, name: string): boolean => info.seatColumns.includes(name);
const lies = (info: TableInfo, zone: string): boolean => info.zones.some(({ name }) => name === zone);
const hasColour = ({ faces, defs }: TableInfo, colour: string): boolean =>
  faces.some(({ def }) => defs[def].colour === colour);

const MEANINGS = ['sight', 'hand', 'falls', 'mug', 'goes'] as const;
const targetMarks: readonly Sign[] = MEANINGS.map((meaning) => ({
  says: `mark.${meaning}`,
  sign: <TargetMark meaning={meaning} />,
}));

const stat = (icon: string) => (
  <span class="stat">
    <Icon name={icon} />2
  </span>
);
const token = (mark: string) => (
  <span class="tile token">
    <Icon name={tokenEmblem(mark)} />
  </span>
);
const EXAMPLE = 'lucky-duke';

/** What both games show at a seat, on the stage and above the table. */
export const everywhere: readonly Sign[] = [
  { says: 'sign.distance', sign: <span class="distance">2</span> },
  { says: 'sign.life', sign: <Bullets life={3} max={4} /> },
  { says: 'sign.turn', sign: <span class="turn-swatch" /> },
  {
    says: 'sign.role',
    sign: (
      <span class="badge role-outlaw">
        <Icon name={roleEmblems.outlaw} />
      </span>
    ),
  },
  {
    says: 'sign.pencil',
    sign: (
      <span class="pencil">
        <Icon name={roleEmblems.renegade} />
      </span>
    ),
  },
  { says: 'sign.dead', sign: <Icon name={signs.dead} /> },
  {
    says: 'sign.asked',
    sign: (
      <span class="asked-mark">
        <Icon name={signs.waiting} />
      </span>
    ),
  },
  { says: 'sign.result', sign: <b class="seat-result">−1</b> },
  { says: 'sign.log', sign: <Icon name={signs.log} /> },
  { says: 'sign.notebook', sign: <Icon name={notebookEmblems.notebook} /> },
  { says: 'sign.lantern', sign: <Lantern /> },
];

/** The signs that can come up in this game of cards. */
export function cardSigns(info: TableInfo): Sign[] {
  const events = eventPlaces(info).length > 0;
  const sets: readonly (readonly [boolean, Sign])[] = [
    [
      hasColour(info, 'green'),
      {
        says: 'sign.fresh',
        sign: (
          <span class="not-yet">
            <Icon name={signs.waiting} />
          </span>
        ),
      },
    ],
    [counts(info, 'gold'), { says: 'sign.gold', sign: <Coin gold={3} /> }],
    [lies(info, 'shop'), { says: 'sign.price', sign: <PriceTag price={2} /> }],
    [hasColour(info, 'orange'), { says: 'sign.load', sign: <Pips load={2} /> }],
    [lies(info, 'shop') || lies(info, 'train'), { says: 'sign.lit', sign: <span class="lit" /> }],
    [lies(info, 'train'), { says: 'sign.train', sign: <Icon name={signs.train} /> }],
    [events, { says: 'sign.events', sign: <Icon name={signs.eventDeck} /> }],
    [events, { says: 'ui.turns-reversed', sign: <Icon name={signs.reversed} /> }],
    [counts(info, 'stick'), { says: 'sign.stick', sign: token('stick') }],
    [events || counts(info, 'shadow'), { says: 'sign.ghost', sign: token('ghost') }],
    [counts(info, 'shadow'), { says: 'sign.shadow', sign: token('shadow') }],
    [counts(info, 'side'), { says: 'sign.side', sign: token('shadow-outlaw') }],
    [counts(info, 'named-suit'), { says: 'sign.suit', sign: token('hearts') }],
    [
      info.packs.length > 1,
      {
        says: 'sign.ability',
        sign: (
          <span class="tile token face-token">
            <Portrait character={EXAMPLE} />
          </span>
        ),
      },
    ],
  ];
  return [
    ...everywhere,
    { says: 'sign.hand', sign: stat(signs.hand) },
    { says: 'sign.open-hand', sign: stat(signs.openHand) },
    { says: 'sign.reach', sign: stat(signs.weapon) },
    {
      says: 'sign.tile',
      sign: (
        <span class="tile frame-blue">
          <Icon name="barrel" />
        </span>
      ),
    },
    { says: 'sign.more', sign: <span class="tile more">+2</span> },
    { says: 'sign.deck', sign: <Icon name={signs.deck} /> },
    { says: 'sign.discard', sign: <Icon name={signs.discard} /> },
    ...sets.flatMap(([there, sign]) => (there ? [sign] : [])),
    { says: 'ui.can-be-played', sign: <span class="dot" /> },
    ...targetMarks,
    {
      says: 'sign.hole',
      sign: (
        <span class="hole">
          <Icon name="dodging" />
        </span>
      ),
    },
    { says: 'stage.counts', sign: <span class="tick">✓</span> },
    { says: 'stage.fails', sign: <span class="cross">✕</span> },
  ];
}

/** Every sign that can come up, and what it means. */
export function Signs({ texts, of }: { texts: Texts; of: readonly Sign[] }) {
  return (
    <section class="legend">
      <h3>{texts.t('sign.title')}</h3>
      <ul>
        {of.map(({ says, sign }) => (
          <li key={says}>
            <span class="legend-sign" aria-hidden="true">
              {sign}
            </span>
            {texts.t(says)}
          </li>
        ))}
      </ul>
    </section>
  );
}
