import type { Translated } from '../card-text.ts';
import type { GoldRushKey } from './en.ts';

export const cs = {
  'card/gear/shot': {
    name: 'Panák',
    line: '1 život pro kohokoli',
    text: 'Vyber kteréhokoli hráče, třeba sebe; získá zpět 1 život.',
    rulings: ['Nikdo nemůže mít víc životů než na začátku.'],
  },
  'card/gear/bottle': {
    name: 'Láhev',
    line: 'Panika!, Pivo nebo BANG!',
    text: 'Použij ji jedním ze tří způsobů: vezmi kartu jako kartou Panika!, vyleč si 1 život jako Pivem, nebo vystřel jako kartou BANG!',
    rulings: [
      'Žádnou z těch karet není: výstřel se nepočítá do jednoho BANG! za tah a Madam Yto za takové pití nic nedostane.',
      'Život získáš, i když zbývají už jen dva hráči; Tequila Joe získá také jen jeden.',
    ],
  },
  'card/gear/pardner': {
    name: 'Komplic',
    line: 'Hokynářství, Duel nebo Cat Balou',
    text: 'Použij ho jedním ze tří způsobů: otevři Hokynářství, vyzvi někoho na Duel, nebo nech odhodit kartu jako Cat Balou.',
    rulings: [
      'Žádnou z těch karet není a nemá barvu: kdo je v bezpečí před Duelem nebo před káry, před ním v bezpečí není.',
    ],
  },
  'card/gear/rhum': {
    name: 'Rum',
    line: '4 karty: život za každou barvu',
    text: 'Sejmi čtyři karty; za každou barvu mezi nimi si vyléčíš 1 život.',
    rulings: [
      'S Lucky Dukem nebo Podkovou snímáš pět karet, s obojím šest; vybereš, které čtyři platí.',
      'Všechny otočené karty se odhodí.',
    ],
  },
  'card/gear/union-pacific': {
    name: 'Union Pacific',
    line: 'Dober si 4 karty',
    text: 'Dober si z balíčku čtyři karty.',
    rulings: [],
  },
  'card/gear/gold-rush': {
    name: 'Zlatá horečka',
    line: 'Všechny životy a další tah',
    text: 'Tvůj tah končí. Pak získáš zpět všechny životy a hraješ ještě jeden celý tah.',
    rulings: [
      'Přebytečné karty odhazuješ podle životů, které máš před tím, než se vrátí.',
      'Další tah je tah jako každý jiný, od samého začátku.',
    ],
  },
  'card/gear/calumet': {
    name: 'Kalumet',
    line: 'Káry ostatních nic nedělají',
    text: 'Kárové karty, které zahrají ostatní hráči, na tebe nemají účinek.',
    rulings: ['Kárový Duel na tebe nelze zahrát, v jiném Duelu však kárový BANG! platí jako obvykle.'],
  },
  'card/gear/gun-belt': {
    name: 'Nábojový pás',
    line: 'Nech si až 8 karet',
    text: 'Na konci tahu si můžeš nechat osm karet, ať máš jakkoli málo životů.',
    rulings: [],
  },
  'card/gear/horseshoe': {
    name: 'Podkova',
    line: 'Snímání s kartou navíc',
    text: 'Při každém snímání otočíš o kartu víc a vybereš si, která platí.',
    rulings: ['Odhodí se všechny.', 'S Lucky Dukem to dělá tři karty.'],
  },
  'card/gear/pickaxe': {
    name: 'Krumpáč',
    line: '1. fáze: o kartu víc',
    text: 'V první fázi svého tahu si dobíráš o kartu víc.',
    rulings: [],
  },
  'card/gear/gold-pan': {
    name: 'Rýžovací mísa',
    line: '2× za tah: valoun za kartu',
    text: 'Nejvýš dvakrát za svůj tah smíš zaplatit 1 valoun zlata a dobrat si kartu.',
    rulings: ['Použít ji můžeš hned v tahu, kdy ji koupíš.'],
  },
  'card/gear/boots': {
    name: 'Boty',
    line: 'Ztracený život: 1 karta',
    text: 'Za každý život, který ztratíš, si dober kartu.',
    rulings: ['Ne za poslední život, i kdyby tě něco zachránilo.'],
  },
  'card/gear/lucky-charm': {
    name: 'Talisman',
    line: 'Ztracený život: 1 valoun',
    text: 'Za každý život, který ztratíš, si vezmi 1 valoun zlata.',
    rulings: ['Bere se ze zásoby; kdo tě zasáhl, dostane svůj.', 'Ne za poslední život, i kdyby tě něco zachránilo.'],
  },
  'card/gear/rucksack': {
    name: 'Batoh',
    line: '2 valouny: 1 život',
    text: 'Ve svém tahu zaplať 2 valouny zlata a získej 1 život, kolikrát chceš.',
    rulings: ['V tazích ostatních jen tehdy, když máš přijít o poslední život.'],
  },
  'card/gear/wanted': {
    name: 'Wanted',
    line: 'Za zabití: 2 karty a 1 valoun',
    text: 'Hned po koupi ji vyložíš před kteréhokoli hráče. Kdo ho vyřadí ze hry, dobere si dvě karty a vezme si 1 valoun zlata.',
    rulings: [
      'Přičítá se ke všemu ostatnímu: za banditu je to celkem pět karet.',
      'Šerif, který zabije pomocníka, si nejdřív dobere a pak přijde o všechny karty, valoun mu však zůstane.',
      'Nemá-li smrt na svědomí žádný hráč, nikdo nic nedostane.',
    ],
  },

  'card/character/don-bell': {
    name: 'Don Bell',
    line: 'Konec tahu: červená, hraj znovu',
    text: 'Na konci svého tahu snímáš: při srdcích nebo kárách hraješ ještě jeden tah.',
    rulings: [
      'Na konci tahu navíc už ne.',
      'Ne po tahu, o který tě připravilo Vězení, ani jako stínový pistolník, ani dokud platí Město duchů.',
    ],
  },
  'card/character/dutch-will': {
    name: 'Dutch Will',
    line: 'Dober 2, odhoď 1: 1 valoun',
    text: 'V první fázi si dober dvě karty, jednu z nich odhoď a vezmi si 1 valoun zlata.',
    rulings: ['Musí to být jedna z právě dobraných karet.', 'S Krumpáčem si dobíráš tři a dvě si necháš.'],
  },
  'card/character/jacky-murieta': {
    name: 'Jacky Murieta',
    line: '2 valouny: výstřel',
    text: 'Ve svém tahu smíš zaplatit 2 valouny zlata a bez karty vystřelit na hráče v dostřelu.',
    rulings: ['Kolikrát chceš, dokud máš čím platit; nepočítá se do jednoho BANG! za tah.'],
  },
  'card/character/madam-yto': {
    name: 'Madam Yto',
    line: 'Kdokoli hraje Pivo: 1 karta',
    text: 'Kdykoli někdo zahraje kartu Pivo, třeba ty, dober si kartu.',
    rulings: ['Nezáleží na tom, zda Pivo léčí, nebo přinese valoun.', 'Saloon, Whisky ani Láhev nejsou karty Pivo.'],
  },
  'card/character/pretty-luzena': {
    name: 'Pretty Luzena',
    line: 'Jednou za tah: o valoun levněji',
    text: 'Jednou za tah smíš koupit jednu kartu vybavení o 1 valoun zlata levněji.',
    rulings: ['Co stojí 1, máš zadarmo.', 'Za vynucené odhození platíš stejně jako všichni.'],
  },
  'card/character/raddie-snake': {
    name: 'Raddie Snake',
    line: '2× za tah: valoun za kartu',
    text: 'Nejvýš dvakrát za svůj tah smíš zaplatit 1 valoun zlata a dobrat si kartu.',
    rulings: ['Rýžovací mísu můžeš použít dvakrát k tomu.'],
  },
  'card/character/simeon-picos': {
    name: 'Simeon Picos',
    line: 'Ztracený život: 1 valoun',
    text: 'Za každý život, který ztratíš, si vezmi 1 valoun zlata.',
    rulings: ['Bere se ze zásoby; kdo tě zasáhl, dostane svůj.'],
  },
  'card/character/josh-mccloud': {
    name: 'Josh McCloud',
    line: '2 valouny: vrchní karta vybavení',
    text: 'Ve svém tahu smíš zaplatit 2 valouny zlata a vzít si naslepo vrchní kartu z balíčku vybavení.',
    rulings: [
      'Hnědá karta se hned provede.',
      'Černá karta, kterou už před sebou máš, se odhodí; platí to i pro Wanted.',
    ],
  },
} satisfies Translated<GoldRushKey>;
