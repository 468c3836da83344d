import type { Translated } from '../card-text.ts';
import type { FistfulOfCardsKey } from './en.ts';

export const cs = {
  'card/event/abandoned-mine': {
    name: 'Opuštěný důl',
    line: 'Dobírá se z odhozených karet',
    text: 'V 1. fázi si dobíráš z odhazovací hromádky, dokud v ní něco je. Máš-li odtud aspoň jednu kartu, jde všechno, co v tom tahu odhodíš, lícem dolů na vršek balíčku.',
    rulings: [
      'Je-li hromádka prázdná, probíhá tah úplně normálně. Dojde-li během dobírání, zbytek je z balíčku.',
      'Zahrané karty jdou jako vždy na odhazovací hromádku; na balíček patří karty BANG! odhozené ve tvém Duelu a přebytek ze 3. fáze.',
      'Co odhodíš pro schopnost nebo v cizím tahu, jde na odhazovací hromádku.',
      'Zelená karta použitá ve vlastním tahu se odhazuje, patří tedy také na balíček; stejně tak cena zahrané karty.',
    ],
  },
  'card/event/ambush': {
    name: 'Léčka',
    line: 'Všichni jsou ve vzdálenosti 1',
    text: 'Vzdálenost mezi kterýmikoli dvěma hráči je 1 a mění ji jen efekty.',
    rulings: [
      'Mustang, Hledí a podobné karty se počítají, stejně jako schopnosti, které mají Rose Doolan a Paul Regret.',
    ],
  },
  'card/event/sniper': {
    name: 'Odstřelovač',
    line: '2 karty BANG!: zruší je 2 Vedle!',
    text: 'Ve svém tahu smíš odhodit dvě karty BANG! najednou: efekt BANG! na hráče v dostřelu tvé zbraně. Ke zrušení jsou potřeba dva efekty Vedle!',
    rulings: [
      'Do omezení na jeden BANG! za tah se to nepočítá a můžeš to udělat vícekrát.',
      'Stačí efekty Vedle! jakéhokoli původu, vždycky ale dva.',
      'Proti Apache Kidovi musí být aspoň jedna z těch dvou karet jiná než kárová.',
    ],
  },
  'card/event/dead-man': {
    name: 'Mrtvý muž',
    line: 'První mrtvý se vrací',
    text: 'Hráč, který v této hře vypadl první, se na začátku svého tahu vrací se 2 životy a dvěma kartami.',
    rulings: [
      'Platí to po celé kolo: vrátíš se i tehdy, když vypadneš teprve v tomto kole před svým tahem.',
      'Vracíš se natrvalo a hraješ normální tah.',
      'Myslí se první vyřazený z celé hry, i když se vrátil a vypadl znovu.',
    ],
  },
  'card/event/blood-brothers': {
    name: 'Pokrevní bratři',
    line: 'Smíš dát 1 život jinému hráči',
    text: 'Na začátku svého tahu smíš ztratit 1 život, ne však poslední, a jiný hráč si 1 vyléčí.',
    rulings: ['Vyřazené hráče vybrat nelze.'],
  },
  'card/event/the-judge': {
    name: 'Soudce',
    line: 'Nic se nesmí vykládat do hry',
    text: 'V tomto kole nikdo nesmí zahrát kartu, která zůstává ve hře, ani před sebe, ani před jiné.',
    rulings: ['Karty, které už ve hře leží, fungují jako obvykle a zelené se smějí používat.'],
  },
  'card/event/lasso': {
    name: 'Laso',
    line: 'Vyložené karty nepůsobí',
    text: 'V tomto kole nemají karty vyložené před hráči žádný účinek.',
    rulings: [
      'Týká se to i zbraní, všichni tedy střílejí z Coltu .45.',
      'Na Vězení a Dynamit se nesnímá, zůstávají ležet.',
      'Hrát se takové karty smějí; schopnosti a vybavení fungují dál.',
    ],
  },
  'card/event/law-of-the-west': {
    name: 'Právo Západu',
    line: 'Ukaž 2. kartu a zahraj ji',
    text: 'V 1. fázi ukážeš druhou kartu, kterou si dobíráš. Jde-li to, musíš ji ve 2. fázi zahrát.',
    rulings: [
      'Odhodit ji v Duelu nebo pro schopnost smíš, jako zahrání se to ale nepočítá.',
      'Jakmile byla karta zahrána, nic tě už neváže, ani když se ti vrátí do ruky.',
      'Claus the Saint ukáže druhou kartu, kterou dobere, a musí ji zahrát, pokud si ji nechá; u Kita Carlsona platí druhá v pořadí balíčku; Uncle Will ji musí zahrát aspoň jako Hokynářství.',
    ],
  },
  'card/event/hard-liquor': {
    name: 'Pálenka',
    line: 'Vynech 1. fázi: vyleč si 1 život',
    text: 'Smíš vynechat 1. fázi, nic si nedobrat a vyléčit si 1 život.',
    rulings: [],
  },
  'card/event/peyote': {
    name: 'Peyote',
    line: 'Hádej červenou a černou do chyby',
    text: 'Místo dobírání v 1. fázi hádáš, zda je vrchní karta balíčku červená, nebo černá, a otočíš ji. Uhodneš-li, vezmeš si ji a hádáš znovu; při chybě se karta odhodí a začíná 2. fáze.',
    rulings: ['Nahrazuje celou 1. fázi i se schopnostmi, které k ní patří.'],
  },
  'card/event/ranch': {
    name: 'Ranč',
    line: 'Vyměň libovolný počet karet',
    text: 'Na konci 1. fáze smíš jednou odhodit libovolný počet karet z ruky a stejně tolik si jich dobrat.',
    rulings: [],
  },
  'card/event/ricochet': {
    name: 'Odražená střela',
    line: 'Kartami BANG! střílej na karty',
    text: 'Ve svém tahu smíš odhazovat karty BANG! a střílet jimi na vyložené karty. Zasažená karta se odhodí, pokud její majitel ránu nezruší efektem Vedle!',
    rulings: [
      'Na vzdálenosti nezáleží, můžeš to udělat vícekrát a do omezení na jeden BANG! za tah se to nepočítá.',
      'Kartu ochrání jakýkoli efekt Vedle!, třeba i Barel.',
    ],
  },
  'card/event/russian-roulette': {
    name: 'Ruská ruleta',
    line: 'První bez Vedle!: −2 životy',
    text: 'Jakmile začne platit, hráči počínaje šerifem používají jeden po druhém efekt Vedle!, stále dokola. Kdo ho první nepoužije, ztratí 2 životy a je konec.',
    rulings: [
      'Platí jakýkoli efekt Vedle!, třeba i Barel.',
      'Za ztracené životy nikdo nemůže.',
      'Hraje se před tahem šerifa, takže během ní není na tahu nikdo.',
    ],
  },
  'card/event/vendetta': {
    name: 'Vendeta',
    line: 'Konec tahu, sejmi: ♥ = další tah',
    text: 'Na konci tahu snímáš: při srdci hraješ hned ještě jeden celý tah. Na jeho konci už nesnímáš.',
    rulings: ['Tah, který ti vezme Vězení, se nepočítá.', 'Další tah nepřináší novou událost.'],
  },
  'card/event/a-fistful-of-cards': {
    name: 'Fistful',
    line: 'Rána za každou kartu v ruce',
    text: 'Na začátku tahu jsi cílem tolika efektů BANG!, kolik máš karet v ruce. Je to poslední událost a platí až do konce hry.',
    rulings: [
      'Rány se nejdřív spočítají a pak vyhodnotí jedna po druhé; pomáhají jakékoli efekty Vedle!',
      'Nestřílí nikdo: není odměna a El Gringo nic nedostane.',
    ],
  },
  'card/variant/no-dead-man': {
    name: 'Bez Mrtvého muže',
    line: 'První mrtvý se nevrací',
    text: 'Mrtvý muž zůstane v krabici, takže se první vyřazený hráč nevrátí.',
    rulings: [],
  },
} satisfies Translated<FistfulOfCardsKey>;
