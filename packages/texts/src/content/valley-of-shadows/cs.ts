import type { Translated } from '../card-text.ts';
import type { ValleyOfShadowsKey } from './en.ts';

export const cs = {
  'card/card/saved': {
    name: 'Obětavý skok',
    line: 'Jiný ztratí o život méně: 2 karty',
    text: 'Zahraješ ho v kterémkoli tahu, když jiný hráč ztrácí život: ztratí o 1 méně. Přežije-li, vezmeš si dvě karty, obě náhodně z jeho ruky, nebo obě z balíčku.',
    rulings: [
      'Kombinovat se to nedá. Z ruky s jedinou kartou dostaneš jen ji.',
      'Nemusí jít o poslední život.',
      'Život, který hráč dává z vlastní vůle jako Chuck Wengam, zachránit nelze.',
    ],
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
      'Míří jen na střelce, takže se před ní dá utéct.',
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
  'card/card/ghost': {
    name: 'Duch',
    line: 'Vrátí mrtvého do hry',
    text: 'Polož ho před hráče, který je ze hry venku: vrací se s rolí i schopností, ale bez životů; žádné nezíská ani neztratí. Zmizí-li Duch, zmizí i hráč.',
    rulings: [
      'Na konci tahu odhodí duch celou ruku; karty ve hře mu zůstávají.',
      'Duch se počítá za hráče ve hře, i pro vítězství.',
      'Kdo odejde kvůli ztrátě Ducha, toho nikdo nezabil: žádná odměna ani trest.',
    ],
  },
  'card/card/lemat': {
    name: 'LeMat',
    line: '1: v tahu je každá karta BANG!',
    text: 'Zbraň s dostřelem 1. Ve svém tahu smíš kteroukoli kartu z ruky použít jako kartu BANG!',
    rulings: [
      'Takové karty se počítají do omezení na jednu kartu BANG! za tah.',
      'Willy the Kid jich smí zahrát, kolik chce.',
    ],
  },
  'card/card/rattlesnake': {
    name: 'Chřestýš',
    line: 'Snímej každý tah: ♠ bere život',
    text: 'Polož ho před libovolného hráče. Ten na začátku každého svého tahu snímá: piky znamenají ztrátu 1 života. Chřestýš zůstává.',
    rulings: [
      'Pořadí je Dynamit, Vězení, Chřestýš. Kdo zůstane ve vězení, nesnímá.',
      'Leží tam, dokud ho někdo nevezme nebo neodhodí; smí to i ten, koho ohrožuje.',
      'Uštknutí se nikomu nepřičítá.',
    ],
  },
  'card/card/shotgun': {
    name: 'Brokovnice',
    line: '1: zasažený odhodí kartu',
    text: 'Zbraň s dostřelem 1. Zasáhneš-li hráče kartou BANG!, odhodí kartu z ruky podle vlastního výběru.',
    rulings: [
      'Platí to jen pro kartu BANG!, ne pro podobné efekty.',
      'Kdo na ránu zemře, nic za ni neodhazuje; prázdná ruka také ne.',
    ],
  },
  'card/card/bounty': {
    name: 'Odměna',
    line: 'Kdo ho zasáhne, dobere si 1 kartu',
    text: 'Polož ji před libovolného hráče. Kdo ho zasáhne kartou BANG!, dobere si kartu.',
    rulings: ['Kulomet, Roztříštěná kulka a jiné efekty se nepočítají.', 'Kartu dostane střelec, i když zásah zabije.'],
  },
  'card/card/bandidos': {
    name: 'Divoká banda',
    line: 'Všichni: 2 karty, nebo život',
    text: 'Všichni včetně tebe odhodí dvě karty z ruky, nebo ztratí 1 život. Kdo má jedinou kartu, musí ji odhodit; kdo nemá žádnou, ztrácí život.',
    rulings: [
      'Jde to po směru hodinových ručiček a začínáš ty.',
      'Mezinárodní vydání: i s jedinou kartou si smíš vybrat ztrátu života.',
    ],
  },
  'card/card/aim': {
    name: 'Dvojitá rána',
    line: 'K BANG!: bere 2 životy',
    text: 'Zahraješ ji spolu s kartou BANG! Není-li rána zrušena, bere 2 životy.',
    rulings: ['Ke zrušení stačí jediný efekt Vedle!', 'Útěk proti ní nepomáhá: nemíří na hráče.'],
  },
  'card/card/fanning': {
    name: 'Roztříštěná kulka',
    line: 'BANG! na jednoho a na souseda',
    text: 'Efekt BANG! na hráče v dostřelu a na ještě jednoho hráče, ne na tebe, ve vzdálenosti 1 od prvního.',
    rulings: [
      'Není to karta BANG!, ale hraješ ji místo jediné karty BANG! v tahu.',
      'Jde-li to, musíš jako první cíl zvolit hráče, který má ve vzdálenosti 1 někoho dalšího.',
      'Každý ze zasažených se brání sám.',
    ],
  },
  'card/card/tomahawk': {
    name: 'Tomahavk',
    line: 'BANG! do vzdálenosti 2',
    text: 'Efekt BANG! na hráče ve vzdálenosti nejvýše 2; na zbrani nezáleží.',
    rulings: ['Není to karta BANG!: nepočítá se do omezení a nehodí se do Duelu ani proti Indiánům.'],
  },
  'card/card/last-call': {
    name: 'Poslední pivo',
    line: 'Získej 1 život',
    text: 'Získáš 1 život, i když už hrají jen dva hráči.',
    rulings: ['Hraje se jen ve vlastním tahu a poslední život nezachrání.', 'Není to karta Pivo.'],
  },
  'card/character/henry-block': {
    name: 'Henry Block',
    line: 'Kdo mu bere karty, schytá BANG!',
    text: 'Kdo se rozhodne vzít nebo odhodit některou jeho kartu, z ruky nebo ve hře, stane se cílem efektu BANG!, za každou kartu jednou.',
    rulings: [
      'Platí to pro Paniku!, Cat Balou i schopnosti, o kterých se hráč rozhoduje (Jesse Jones), ne pro El Gringa.',
      'Karta, která nechává možnost o karty nepřijít, třeba Divoká banda, schopnost nespouští.',
    ],
  },
  'card/character/colorado-bill': {
    name: 'Colorado Bill',
    line: 'BANG!: piky nejde zrušit',
    text: 'Kdykoli zahraje kartu BANG!, snímá: padnou-li piky, ránu nelze zrušit.',
    rulings: [
      'Platí to jen pro karty BANG!, ne pro Kulomet nebo Roztříštěnou kulku.',
      'Proti takové ráně nepomůže Vedle! ani Barel.',
      'S Dvojitou ranou bere dva životy.',
    ],
  },
  'card/character/evelyn-shebang': {
    name: 'Evelyn Shebang',
    line: 'O kartu méně: BANG! na 1',
    text: 'V 1. fázi si smí dobrat o kartu méně a použít efekt BANG! na hráče ve vzdálenosti 1.',
    rulings: [
      'Při Žízni si pak nedobere nic, při Příjezdu vlaku dvě karty.',
      'Mezinárodní vydání: libovolný počet karet, za každou efekt BANG!, pokaždé na jiného hráče v dostřelu.',
    ],
  },
  'card/character/mick-defender': {
    name: 'Mick Defender',
    line: 'Vedle! ruší karty jen na něj',
    text: 'Je-li jediným cílem karty, smí zahrát kartu Vedle! a vyhnout se jí.',
    rulings: [
      'Platí to pro hnědé karty jako Duel i modré jako Vězení.',
      'Kartám, které k němu nepřišly zahráním, se nevyhne. Proti BANG! se brání obvyklým způsobem.',
      'Mezinárodní vydání: proti každé hnědé kartě kromě BANG!, jen za sebe, i když míří na více hráčů.',
    ],
  },
  'card/character/lemonade-jim': {
    name: 'Limonádový Jim',
    line: 'Cizí Pivo: život za 1 kartu',
    text: 'Kdykoli jiný hráč zahraje kartu Pivo, smí odhodit kartu z ruky a získat 1 život.',
    rulings: ['Nezáleží na tom, k čemu Pivo posloužilo.', 'Saloon, Poslední pivo a podobné karty se nepočítají.'],
  },
  'card/character/black-flower': {
    name: 'Black Flower',
    line: 'Jednou za tah: ♣ je BANG! navíc',
    text: 'Jednou ve svém tahu smí zahrát křížovou kartu jako kartu BANG! navíc.',
    rulings: ['Do omezení na jednu kartu BANG! za tah se nepočítá.', 'Cíl musí být jako obvykle v dostřelu.'],
  },
  'card/character/der-spot-burst-ringer': {
    name: 'Spot-Burst Ringer',
    line: 'Jednou za tah: BANG! je Kulomet',
    text: 'Jednou ve svém tahu smí zahrát kartu BANG! jako Kulomet.',
    rulings: ['Do omezení na jednu kartu BANG! za tah se nepočítá.'],
  },
  'card/character/tuco-franziskaner': {
    name: 'Tuco the Franciscan',
    line: 'Bez modré karty bere o 2 víc',
    text: 'V 1. fázi si dobere o dvě karty víc, neleží-li před ním žádná modrá karta.',
    rulings: [
      'Dynamit a Vězení, které při snímání odešly, se už nepočítají.',
      'Oranžové karty a vagony se počítají jako modré.',
    ],
  },
  'card/variant/international-edition': {
    name: 'Mezinárodní vydání',
    line: 'Texty mezinárodních karet',
    text: 'V Údolí stínů platí texty mezinárodních karet: Divoká banda, Útěk, Tornádo, Evelyn Shebang a Mick Defender.',
    rulings: [
      'Útěk a Mick Defender se vyhnou každé hnědé kartě kromě BANG!, i když míří na více hráčů, vždy jen za sebe.',
      'Tornádo: každý odhodí kartu a pak si dobere dvě.',
    ],
  },
} satisfies Translated<ValleyOfShadowsKey>;
