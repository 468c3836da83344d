import type { Translated } from '../card-text.ts';
import type { WildWestShowKey } from './en.ts';

export const cs = {
  'card/event/gag': {
    name: 'Roubík',
    line: 'Kdo promluví, ztratí 1 život',
    text: 'Nikdo nesmí nic říct: kdo použije chat, rychlou hlášku nebo emotikon, ztratí 1 život.',
    rulings: ['Mezi boty nemá žádný účinek.'],
  },
  'card/event/bone-orchard': {
    name: 'Hřbitov',
    line: 'Mrtví se vracejí s 1 životem',
    text: 'Vyřazení hráči se na začátku svého tahu vracejí s 1 životem. Role všech vyřazených se zamíchají a kdo se vrací, dostane náhodně jednu z nich.',
    rulings: [
      'Vracejí se natrvalo, zůstanou i po skončení události.',
      'Kdo vypadne znovu, může se znovu vrátit, dokud událost platí.',
    ],
  },
  'card/event/darling-valentine': {
    name: 'Miláček Valentýna',
    line: 'Začátek tahu: nové karty v ruce',
    text: 'Na začátku tahu odhodíš všechny karty z ruky a dobereš si jich stejně tolik.',
    rulings: ['Pak následuje obvyklá 1. fáze.'],
  },
  'card/event/dorothy-rage': {
    name: 'Zuřivá Dorothy',
    line: 'Přikaž hráči zahrát kartu',
    text: 'Jednou ve svém tahu smíš určit kartu a hráče: má-li ji v ruce, musí ji zahrát a cíle vybíráš ty. Kdo ji nemá, ukáže na důkaz karty v ruce.',
    rulings: [
      'Hraje se, jako by šlo o jeho tah: s jeho vzdálenostmi, dostřelem i schopností.',
      'Celý příkaz určíš předem a musí se dát provést.',
      'Vše, co z toho vzejde, dobré i zlé, připadne tomu, kdo musel hrát.',
    ],
  },
  'card/event/helena-zontero': {
    name: 'Helena Zontero',
    line: 'Sejmutí: ♥♦ = nové role',
    text: 'Jakmile začne platit, otočí se karta: je-li srdcová nebo kárová, role všech hráčů ve hře kromě šerifa se zamíchají a tajně rozdají znovu.',
    rulings: [
      'Nesnímá žádný hráč, John Pain tedy kartu nedostane.',
      'Novou roli dostane i duch a při odchodu ji ukáže.',
    ],
  },
  'card/event/lady-rosa-of-texas': {
    name: 'Lady Rosa z Texasu',
    line: 'Vyměň si místo s pravým sousedem',
    text: 'Jednou za svůj tah si smíš vyměnit místo s hráčem po své pravici, který pak vynechá svůj příští tah.',
    rulings: [
      'Oba si berou všechno s sebou: karty, životy, roli i postavu.',
      'Zbývají-li jen dva hráči, není to možné.',
      'Je to soused po pravici, i když se hraje v opačném směru.',
    ],
  },
  'card/event/miss-susanna': {
    name: 'Slečna Zuzana',
    line: 'Zahraj 3 karty, nebo ztrať život',
    text: 'Ve svém tahu musíš zahrát aspoň tři karty, jinak na jeho konci ztratíš 1 život.',
    rulings: [
      'Tah, který ti vezme Vězení, se nepočítá.',
      'Počítají se i karty zahrané v témž tahu, než se událost objevila.',
      'Když Lee Van Kliff zopakuje kartu, je to další zahraná karta.',
    ],
  },
  'card/event/sacagaway': {
    name: 'Sacagaway',
    line: 'Hraje se s odkrytými kartami',
    text: 'Všichni hrají s odkrytými kartami v ruce. Role zůstávají tajné.',
    rulings: ['Karta, která se má brát náhodně, se dál bere náhodně.'],
  },
  'card/event/showdown': {
    name: 'Zúčtování',
    line: 'Vše je BANG!, BANG! je Vedle!',
    text: 'Kterákoli karta se smí zahrát jako karta BANG! Samotné karty BANG! se dají hrát jen jako Vedle!',
    rulings: [
      'Karta zahraná jako BANG! se počítá do omezení a potřebuje dostřel.',
      'Big Spencer smí používat karty BANG! jako Vedle! a Lee Van Kliff smí platit kteroukoli kartou.',
    ],
  },
  'card/event/wild-west-show': {
    name: 'Divoký západ',
    line: 'Vyhraje poslední živý',
    text: 'Všichni mají od této chvíle stejný cíl: zůstat ve hře jako poslední. Je to poslední karta Divokého západu a platí až do konce hry.',
    rulings: [
      'Hra pokračuje, i když šerif zemře.',
      'Ostatní pravidla o rolích platí dál: žádné Vězení pro šerifa, tři karty za banditu, trest za pomocníka.',
    ],
  },

  'card/character/big-spencer': {
    name: 'Big Spencer',
    line: 'Začíná s 5 kartami, bez Vedle!',
    text: 'Začínáš s pěti kartami a nesmíš hrát karty Vedle!',
    rulings: ['Barel a jiné efekty Vedle! používat smíš, zakázaná je jen karta Vedle!'],
  },
  'card/character/flint-westwood': {
    name: 'Flint Westwood',
    line: 'Jednou: dá 1 kartu za 2 náhodné',
    text: 'Jednou za svůj tah smíš dát jinému hráči kartu z ruky podle své volby a vzít si z jeho ruky dvě náhodné.',
    rulings: ['Má-li druhý hráč jedinou kartu, dostaneš jen ji; prázdnou ruku vybrat nelze.'],
  },
  'card/character/gary-looter': {
    name: 'Gary Looter',
    line: 'Bere si přebytky ostatních',
    text: 'Bereš si do ruky všechny karty, které ostatní na konci svého tahu odhodí kvůli limitu karet v ruce.',
    rulings: ['Tvůj vlastní přebytek se odhazuje jako obvykle.'],
  },
  'card/character/greygory-deck': {
    name: 'Greygory Deck',
    line: 'Má schopnosti dvou postav',
    text: 'Máš schopnosti dvou náhodných postav základní hry, za které nikdo nehraje. Na začátku každého svého tahu smíš obě vyměnit za dvě nové.',
    rulings: [
      'První dvojice se losuje hned na začátku hry.',
      'Necháš si obě, nebo obě vyměníš. Vrácené se mohou objevit znovu.',
      'Odporují-li si, vybereš si jednu; jinak se doplňují.',
    ],
  },
  'card/character/john-pain': {
    name: 'John Pain',
    line: 'Bere si každou sejmutou kartu',
    text: 'Když kdokoli snímá a ty máš v ruce méně než šest karet, vezmeš si sejmutou kartu do ruky.',
    rulings: [
      'Použít ji můžeš, až skončí efekt, kvůli kterému se snímalo: takto získané Pivo tě před tímto zásahem nezachrání.',
      'Snímá-li se víc karet, dostaneš jen tu, která platila.',
    ],
  },
  'card/character/lee-van-kliff': {
    name: 'Lee Van Kliff',
    line: 'Odhoď BANG!: zopakuj hnědou kartu',
    text: 'Ve svém tahu smíš hned po zahrání hnědé karty odhodit kartu BANG! a zopakovat její efekt.',
    rulings: [
      'Každý efekt se dá zopakovat jednou, i efekt karty BANG!, a cíle mohou být jiné.',
      'Zopakovaný BANG! se do omezení na jeden za tah nepočítá.',
      'Zopakovaný Dostavník nebo Wells Fargo neotáčí kartu Divokého západu a další karta navíc se znovu neplatí.',
      'Zopakovaný BANG! není zahraná karta BANG!: dynamitová patrona zůstává, kde je.',
    ],
  },
  'card/character/teren-kill': {
    name: 'Teren Kill',
    line: 'Umírá, sejme: kromě ♠ má 1 život',
    text: 'Když máš vypadnout ze hry, snímáš: při jakékoli kartě kromě pikové zůstaneš s 1 životem a dobereš si kartu.',
    rulings: [
      'Chceš-li vypít Pivo, udělej to před snímáním; po nezdaru už je pozdě.',
      'Na každý efekt se snímá jednou, ať bere životů, kolik chce.',
    ],
  },
  'card/character/youl-grinner': {
    name: 'Youl Grinner',
    line: 'Dostává kartu z plnějších rukou',
    text: 'Než si v 1. fázi dobereš, každý, kdo má v ruce víc karet než ty, ti dá jednu podle svého výběru.',
    rulings: ['Karty v ruce se porovnají jednou, než kdokoli něco dá.'],
  },
  'card/variant/john-pain-both': {
    name: 'Obě karty pro John Paina',
    line: 'John Pain bere vše, co se sejme',
    text: 'Otočí-li někdo na jedno sejmutí více karet jako Lucky Duke, dostane John Pain všechny, dokud má v ruce méně než šest karet.',
    rulings: ['Nejprve dostane tu, která platila.'],
  },
} satisfies Translated<WildWestShowKey>;
