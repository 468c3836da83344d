import { packs, variantRules } from '@sixgun/engine';
import { describe, expect, it } from 'vitest';
import { nobody, portraitOf, portraits } from '../src/art/characters.ts';
import { baseEmblems, roleEmblems } from '../src/art/emblems.ts';
import { icons as coreIcons } from '../src/art/icons/core.ts';
import { outlineOf } from '../src/art/icons.ts';
import { emblemOf } from '../src/art/pictures.tsx';
import { artOfSet, loadArt } from '../src/art/sets.ts';

const words = (list: string) => list.trim().split(/\s+/);

/** Everything in the boxes: cards, gear, wagons, stations, locomotives, and the people. */
const boxes = {
  'gold-rush': {
    pieces:
      words(`shot bottle calumet gun-belt pardner gold-rush horseshoe pickaxe wanted rhum gold-pan boots lucky-charm
      union-pacific rucksack`),
    people: words('don-bell dutch-will jacky-murieta josh-mccloud madam-yto pretty-luzena raddie-snake simeon-picos'),
  },
  'armed-and-dangerous': {
    pieces: words(`ace-up-the-sleeve bandolier big-fifty bomb buntline-special bell-tower crate tumbleweed double-barrel
      whip beer-keg lockpick thunderer caravan a-little-nip quick-shot flintlock arrow duck reloading rust squaw`),
    people: words(`al-preacher bass-greeves bloody-mary frankie-canton julie-cutter mexicali-kid ms-abigail red-ringo`),
  },
  'great-train-robbery': {
    pieces: words(`cactus dragoon evaded full-steam knife-revolver map money-bag most-wanted next-stop refund strongbox
      switch train-robbery water-tower
      baggage-car caboose cattle-truck circus-wagon coal-hopper dining-car express-car ghost-car lounge-car
      lumber-flatcar mail-car observation-car passenger-car prisoner-car private-car sleeper-car
      ironhorse leland
      boom-town catico crowns-hole fort-wroth yooma frisco creepy-creek san-tafe miners-oath virginia-town deathwood
      dodgeville tombrock own-station`),
    people: words('benny-brawler evan-babbit jimmy-texas manuelita sancho sgt-blaze shade-oconnor zippy-roy'),
  },
  'valley-of-shadows': {
    pieces:
      words(`ghost lemat rattlesnake shotgun bounty bandidos escape aim poker backfire saved fanning tomahawk tornado
      last-call`),
    people:
      words(`henry-block colorado-bill evelyn-shebang mick-defender lemonade-jim black-flower der-spot-burst-ringer
      tuco-franziskaner`),
  },
} as const;

type SetId = keyof typeof boxes;
const shadowRoles = ['shadow-deputy', 'shadow-outlaw', 'shadow-renegade'];
const ids = (defs: readonly { id: string }[] | undefined) => (defs ?? []).map(({ id }) => id);
/** What a pack brings besides its people; more kinds may come. */
interface Brought {
  cards?: readonly { id: string }[];
  pieces?: readonly { id: string }[];
  roles?: readonly { id: string }[];
}

describe.each(Object.keys(boxes) as SetId[])('%s', (set) => {
  it('has a portrait for everybody and an emblem for everything in the box', async () => {
    const { cast, emblems } = await artOfSet[set]();
    expect(Object.keys(cast).sort()).toEqual([...boxes[set].people].sort());
    expect(Object.keys(emblems).sort()).toEqual([...boxes[set].pieces].sort());
  });

  it('has one for everything the rules define', async () => {
    const { cast, emblems } = await artOfSet[set]();
    const pack = packs.find(({ id }) => id === set);
    const { cards, pieces, roles }: Brought = pack ?? {};
    expect(ids(pack?.characters).filter((id) => !Object.hasOwn(cast, id))).toEqual([]);
    const drawn = { ...baseEmblems, ...roleEmblems, ...emblems };
    expect([cards, pieces, roles].flatMap(ids).filter((id) => !Object.hasOwn(drawn, id))).toEqual([]);
  });

  it('has different emblems, and an outline for each', async () => {
    const { emblems, icons } = await artOfSet[set]();
    const names = Object.values(emblems);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !Object.hasOwn({ ...coreIcons, ...icons }, name))).toEqual([]);
  });
});

describe('the shadows', () => {
  it('have different emblems, with an outline for each', async () => {
    const { emblems, icons } = await artOfSet['shadow-gunslingers']();
    expect(Object.keys(emblems)).toEqual(shadowRoles);
    expect(Object.keys(icons).sort()).toEqual(Object.values(emblems).sort());
    const defined = variantRules.find(({ id }) => id === 'shadow-gunslingers');
    expect(ids(defined?.roles).filter((id) => !Object.hasOwn(emblems, id))).toEqual([]);
  });
});

describe('the art of a set', () => {
  const def = (kind: string, id: string) => ({ key: '', kind, id, colour: '', weapon: false });

  it('comes with the game that is played with it, as does that of a variant', async () => {
    expect(portraitOf('josh-mccloud')).toBe(nobody);
    expect(emblemOf(def('gear', 'wanted'))).toBe('poker-hand');
    await loadArt({ packs: ['base', 'gold-rush'], variants: { 'shadow-gunslingers': true, 'ghost-cards': true } });
    expect(portraitOf('josh-mccloud')).not.toBe(nobody);
    expect(emblemOf(def('gear', 'wanted'))).toBe('wanted-reward');
    expect(emblemOf(def('role', 'shadow-outlaw'))).toBe('cowled');
    expect(outlineOf('cowled')).not.toBe(outlineOf('poker-hand'));
    expect(portraits.has('henry-block')).toBe(false);
  });

  it('keeps an event and a card of one name apart', () => {
    expect(emblemOf(def('event', 'gold-rush'))).toBe('gold-nuggets');
    expect(emblemOf(def('gear', 'gold-rush'))).toBe('miner');
  });
});
