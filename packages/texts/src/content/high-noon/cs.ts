import type { Translated } from '../card-text.ts';
import type { HighNoonKey } from './en.ts';

export const cs = {
  'card/event/blessing': {
    name: 'Požehnání',
    line: 'Všechny karty jsou srdcové',
    text: 'Každá karta platí za srdcovou bez ohledu na svou barvu. Hodnoty zůstávají.',
    rulings: ['Barel vždy vyjde, Vězení se vždy otevře a Dynamit nemůže vybuchnout.'],
  },
  'card/event/curse': {
    name: 'Prokletí',
    line: 'Všechny karty jsou pikové',
    text: 'Každá karta platí za pikovou bez ohledu na svou barvu. Hodnoty zůstávají.',
    rulings: ['Barel nikdy nevyjde, Vězení se nikdy neotevře a Dynamit vybuchne při každé 2 až 9.'],
  },
  'card/event/ghost-town': {
    name: 'Město duchů',
    line: 'Mrtví se vracejí na svůj tah',
    text: 'Vyřazení hráči se na svůj tah vracejí jako duchové a v 1. fázi si dobírají tři karty. Duch nemůže životy ztrácet ani získávat a na konci tahu ze hry zase odejde.',
    rulings: [
      'Schopnosti pro 1. fázi se vztahují na ty tři karty; Bill Noface si dobírá pět.',
      'Během tahu je duch ve hře a může ji vyhrát: duch bandity, který zabije šerifa, vyhrává za bandity.',
      'Bez životů je limit karet v ruce 0, duch si tedy v ruce nic nenechá.',
      'Greg Digger a Herb Hunter mají užitek pokaždé, když duch zase odejde.',
    ],
  },
  'card/event/gold-rush': {
    name: 'Zlatá horečka',
    line: 'Hraje se opačným směrem',
    text: 'V tomto kole se hraje proti směru hodinových ručiček, začíná šerif. Efekty karet jdou dál po směru.',
    rulings: ['Dynamit se dál předává doleva a z Hokynářství se bere po směru hodinových ručiček.'],
  },
  'card/event/the-daltons': {
    name: 'Daltonové',
    line: 'Každý odhodí 1 modrou kartu ze hry',
    text: 'Jakmile začne platit, každý, kdo má ve hře modré karty, si jednu z nich vybere a odhodí ji.',
    rulings: ['Proběhne to dřív než cokoli jiného v šerifově tahu.', 'Vězení nebo Dynamit před tebou je dobrá volba.'],
  },
  'card/event/the-doctor': {
    name: 'Doktor',
    line: 'Nejslabší si vyléčí 1 život',
    text: 'Jakmile začne platit, hráč s nejmenším počtem životů si 1 vyléčí. Je-li takových víc, vyléčí si ho každý z nich.',
    rulings: ['Proběhne to dřív než cokoli jiného v šerifově tahu.', 'Nad počáteční počet životů se nikdo nedostane.'],
  },
  'card/event/the-reverend': {
    name: 'Reverend',
    line: 'Toto kolo žádné Pivo',
    text: 'V tomto kole nikdo nesmí hrát karty Pivo.',
    rulings: [
      'Pivem se nedá zachránit ani poslední život.',
      'Saloon a jiné léčivé karty jsou dovolené a pro schopnost se Pivo odhodit smí.',
    ],
  },
  'card/event/train-arrival': {
    name: 'Příjezd vlaku',
    line: 'V 1. fázi o kartu víc',
    text: 'Každý si v 1. fázi dobírá o jednu kartu víc než obvykle.',
    rulings: [
      'Black Jack i tak ukazuje druhou kartu.',
      'Kit Carlson si nechá všechny tři; Pat Brennan si místo nich smí vzít jednu vyloženou kartu.',
    ],
  },
  'card/event/thirst': {
    name: 'Žízeň',
    line: 'V 1. fázi o kartu méně',
    text: 'Každý si v 1. fázi dobírá o jednu kartu méně než obvykle.',
    rulings: [
      'Jesse Jones a Pedro Ramirez si první kartu smějí vzít odjinud jako vždy.',
      'Kit Carlson se podívá na tři karty a nechá si jednu; Black Jack nemá co ukázat.',
    ],
  },
  'card/event/hangover': {
    name: 'Kocovina',
    line: 'Schopnosti nefungují',
    text: 'Žádná postava nemá v tomto kole svou schopnost.',
    rulings: ['Na počtu životů se nic nemění.'],
  },
  'card/event/sermon': {
    name: 'Kazatel',
    line: 'Ve svém tahu žádný BANG!',
    text: 'Ve svém tahu nesmíš používat karty BANG!',
    rulings: [
      'Odhození je taky použití, takže v Duelu, který začínáš, odpovídat nemůžeš.',
      'Zakázané je i Vedle!, které by Calamity Janet použila jako BANG!',
      'Kdo není na tahu, toho se to netýká.',
    ],
  },
  'card/event/shootout': {
    name: 'Přestřelka',
    line: 'Dvakrát BANG! za tah',
    text: 'Každý smí ve svém tahu zahrát dvě karty BANG!',
    rulings: [],
  },
  'card/event/high-noon': {
    name: 'Pravé poledne',
    line: 'Začátek tahu: ztráta 1 života',
    text: 'Na začátku svého tahu každý ztratí 1 život. Je to poslední událost a platí až do konce hry.',
    rulings: [
      'Předchází snímání na Dynamit a Vězení.',
      'Za ztracený život nikdo nemůže a ten poslední se dá zachránit Pivem.',
    ],
  },
  'card/event/handcuffs': {
    name: 'Želízka',
    line: 'Urči barvu a hraj jen ji',
    text: 'Po dobrání v 1. fázi určíš barvu a do konce tahu smíš hrát jen karty této barvy.',
    rulings: [
      'Karty, které už leží ve hře, můžeš používat jako obvykle.',
      'Odhodit kartu pro nějaký efekt, třeba v Duelu, neznamená ji zahrát.',
    ],
  },
  'card/event/new-identity': {
    name: 'Nová identita',
    line: 'Smíš změnit postavu: 2 životy',
    text: 'Na začátku svého tahu se podíváš na náhodnou nepoužitou postavu. Smíš si ji nastálo vzít místo své; pak máš 2 životy.',
    rulings: ['Nejvyšší počet životů určuje nová postava, šerifovi se přidává 1.'],
  },
  'card/variant/no-ghost-town': {
    name: 'Bez Města duchů',
    line: 'Nikdo se nevrací jako duch',
    text: 'Město duchů zůstane v krabici, takže kdo vypadne, už se nevrátí.',
    rulings: [],
  },
  'card/variant/bonus-events': {
    name: 'Dvě bonusové události',
    line: 'Želízka a Nová identita',
    text: 'Mezi události rozšíření High Noon se zamíchají i Želízka a Nová identita.',
    rulings: [],
  },
  'card/variant/event-cards': {
    name: 'Velikost smíchaného balíčku',
    line: '12 až 15 událostí',
    text: 'Smíchají-li se obě sady událostí, má balíček tolik karet a pod nimi ještě tu poslední.',
    rulings: [],
  },
  'card/variant/last-event': {
    name: 'Poslední událost',
    line: 'Která karta balíček uzavře',
    text: 'Smíchají-li se obě sady událostí, leží tahle karta vespod a platí až do konce hry.',
    rulings: [],
  },
  'card/variant/strict-handcuffs': {
    name: 'Přísná Želízka',
    line: 'Želízka platí i v tvém Duelu',
    text: 'Při Želízkách musí mít určenou barvu i karty BANG!, které ve svém tahu odhazuješ v Duelu.',
    rulings: ['Karty odhozené jako cena nebo kvůli schopnosti mohou mít libovolnou barvu.'],
  },
} satisfies Translated<HighNoonKey>;
