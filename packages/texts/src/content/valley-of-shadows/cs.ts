import type { Translated } from '../card-text.ts';
import type { ValleyOfShadowsKey } from './en.ts';

export const cs = {
  'card/card/saved': {
    name: 'Obětavý skok',
    line: 'Jiný ztratí o život méně: 2 karty',
    text: 'Zahraješ ho v kterémkoli tahu, když jiný hráč ztrácí život: ztratí o 1 méně. Přežije-li, vezmeš si dvě karty, obě náhodně z jeho ruky, nebo obě z balíčku.',
    rulings: ['Kombinovat se to nedá. Z ruky s jedinou kartou dostaneš jen ji.', 'Nemusí jít o poslední život.'],
  },
  'card/card/escape': {
    name: 'Útěk',
    line: 'Zruš kartu, která míří jen na tebe',
    text: 'Když někdo zahraje jinou kartu než BANG! a jejím jediným cílem jsi ty, touto kartou se jejímu efektu vyhneš.',
    rulings: [
      'Pomáhá proti hnědým kartám jako Duel a Cat Balou i proti modrým jako Vězení.',
      'Před kartou, která k tobě nepřišla zahráním, třeba před předaným Dynamitem, utéct nejde.',
      'Nejde to ani před Dvojitou ranou: ta posiluje BANG! a na tebe nemíří.',
    ],
  },
  'card/card/backfire': {
    name: 'Opětovaná palba',
    line: 'Vedle! a BANG! na střelce',
    text: 'Platí jako karta Vedle! Pomůže-li zrušit ránu, stane se ten, kdo vystřelil, cílem efektu BANG!',
    rulings: [
      'Proti kartě BANG!, kterou hraje Slab the Killer, potřebuješ ještě jeden efekt Vedle!, teprve pak střílíš zpět.',
      'Nevystřelil-li žádný hráč, zbývá jen efekt Vedle!',
      'Zabije-li tvoje rána, je to tvůj zásah, i když nejsi na tahu.',
    ],
  },
  'card/card/poker': {
    name: 'Poker',
    line: 'Každý dá 1 kartu; bez esa vezmi 2',
    text: 'Všichni ostatní vyberou z ruky kartu; karty se otočí najednou a odhodí. Není-li mezi nimi eso, vezmeš si až dvě z nich.',
    rulings: [
      'Kdo má prázdnou ruku, toho se to netýká.',
      'Sejdou-li se jen jedna nebo dvě karty, smíš si vzít všechny.',
    ],
  },
  'card/card/tornado': {
    name: 'Tornádo',
    line: 'Všichni pošlou 2 karty doleva',
    text: 'Všichni včetně tebe vyberou z ruky dvě karty a dají je hráči po své levici, všichni najednou.',
    rulings: [
      'Kdo má jedinou kartu, dá jen ji; prázdná ruka nedá nic.',
      'Karty, které právě přišly, se dál neposílají.',
    ],
  },
} satisfies Translated<ValleyOfShadowsKey>;
