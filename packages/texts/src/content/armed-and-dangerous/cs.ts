import type { Translated } from '../card-text.ts';
import type { ArmedAndDangerousKey } from './en.ts';

export const cs = {
  'card/card/big-fifty': {
    name: 'Big Fifty',
    line: 'Dostřel 6; 1 žeton: cíl bez pomoci',
    text: 'Zbraň s dostřelem 6, vykládá se se třemi žetony nabití. Při hraní karty BANG! z ní smíš zaplatit 1 žeton: pro tuto ránu nemá schopnost cíle ani jeho vyložené karty žádný účinek.',
    rulings: [
      'Cíli nepomůže Barel, Mustang ani postava; karty z ruky fungují.',
      'S posledním žetonem se zbraň odhodí, zaplacená rána však platí.',
    ],
  },
  'card/card/bomb': {
    name: 'Bomba',
    line: 'Sejmi: ♥♦ = předej, ♣♠ = −2 žetony',
    text: 'Vyložíš ji se třemi žetony nabití před kteréhokoli hráče. Ten na začátku každého svého tahu snímá: při srdcové nebo kárové kartě ji předá, komu chce, při křížové nebo pikové z ní ubydou 2 žetony. Bez žetonů vybuchne a vezme 2 životy.',
    rulings: [
      'Když ji někdo vezme nebo odhodí, nevybuchne; dojdou-li žetony jinak, vybuchne.',
      'Snímá se na ni až po Dynamitu, Vězení a Chřestýši, a v tahu ztraceném ve vězení vůbec.',
      'Za výbuch nikdo nemůže.',
      'Je kárová: před Apache Kida se vyložit nedá a výbuch ho nezraní.',
      'Kdo ji má před sebou, smí platit jejími žetony, ale na vlastní nebezpečí.',
    ],
  },
  'card/card/tumbleweed': {
    name: 'Stepní běžec',
    line: '1 žeton: sejmutí se opakuje',
    text: 'Vykládá se se třemi žetony nabití. Hned po sejmutí kteréhokoli hráče z něj smíš zaplatit 1 žeton: snímá se znovu a předchozí výsledek neplatí.',
    rulings: [
      'Platí i pro tvé vlastní snímání a mimo tvůj tah, a když pokaždé zaplatíš, i několikrát po sobě.',
      'Lucky Duke otočí dvě nové karty.',
      'S posledním žetonem se karta odhodí.',
    ],
  },
  'card/card/a-little-nip': {
    name: 'Malý doušek',
    line: '+1 život; 3 žetony: +1 navíc',
    text: 'Vyléčíš si 1 život. Za každé 3 zaplacené žetony nabití si vyléčíš o 1 víc.',
    rulings: [
      'Žetony smíš vzít z kterýchkoli svých oranžových karet i z postavy.',
      'Mimo vlastní tah nikoho nezachrání.',
    ],
  },
  'card/card/ace-up-the-sleeve': {
    name: 'Eso v rukávu',
    line: '2 žetony: dober si kartu',
    text: 'Vykládá se se třemi žetony nabití. Ve svém tahu z něj smíš zaplatit 2 žetony a dobrat si kartu.',
    rulings: ['Tolikrát, na kolik má žetonů; s posledním se odhodí.'],
  },
  'card/card/arrow': {
    name: 'Šíp',
    line: 'BANG!, nebo život; 1 žeton: další',
    text: 'Kterýkoli hráč odhodí kartu BANG!, nebo ztratí 1 život. Za každý zaplacený žeton nabití totéž potká dalšího hráče.',
    rulings: [
      'Na vzdálenosti nezáleží, každý cíl je jiný hráč.',
      'Pomůže jen karta BANG!, ne jiná karta se stejným efektem.',
    ],
  },
  'card/card/bandolier': {
    name: 'Bandalír',
    line: '1 žeton: další karta BANG!',
    text: 'Vykládá se se třemi žetony nabití. Jednou za svůj tah z něj smíš zaplatit 1 žeton a zahrát o jednu kartu BANG! víc.',
    rulings: ['I pro ni platí dostřel a smí ji vylepšit nebezpečná zbraň.'],
  },
  'card/card/beer-keg': {
    name: 'Bečka piva',
    line: '3 žetony: +1 život',
    text: 'Vykládá se se třemi žetony nabití. Ve svém tahu z ní smíš zaplatit 3 žetony a vyléčit si 1 život.',
    rulings: ['Mimo vlastní tah nikoho nezachrání.'],
  },
  'card/card/bell-tower': {
    name: 'Zvonice',
    line: '1 žeton: všichni na dosah 1',
    text: 'Vykládá se se třemi žetony nabití. Ve svém tahu z ní smíš zaplatit 1 žeton: pro příští kartu, kterou zahraješ, jsou všichni ve vzdálenosti 1.',
    rulings: ['Na Mustangovi a podobných kartách nezáleží.', 'Pro další kartu ji lze použít znovu.'],
  },
  'card/card/buntline-special': {
    name: 'Buntline Special',
    line: 'Dostřel 2; 1 žeton: i vedle bolí',
    text: 'Zbraň s dostřelem 2, vykládá se se třemi žetony nabití. Při hraní karty BANG! z ní smíš zaplatit 1 žeton: zruší-li cíl ránu, odhodí kartu z ruky.',
    rulings: ['Nezáleží na tom, jak byla rána zrušena; kartu si vybírá cíl.'],
  },
  'card/card/caravan': {
    name: 'Kolona',
    line: '2 karty; 2 žetony: +1 karta',
    text: 'Dobereš si 2 karty. Za každé 2 zaplacené žetony nabití si dobereš o 1 víc.',
    rulings: ['Rozhoduješ se dřív, než uvidíš první kartu.'],
  },
  'card/card/crate': {
    name: 'Bedna',
    line: '2 žetony: Vedle!',
    text: 'Vykládá se se třemi žetony nabití. Když na tebe míří efekt BANG!, smíš z ní zaplatit 2 žetony za efekt Vedle!',
    rulings: ['Barel a Bednu použiješ v pořadí, jaké chceš.'],
  },
  'card/card/double-barrel': {
    name: 'Dvouhlavňovka',
    line: 'Dostřel 1; 1 žeton: ♦ zasáhne',
    text: 'Zbraň s dostřelem 1, vykládá se se třemi žetony nabití. Při hraní kárové karty BANG! z ní smíš zaplatit 1 žeton: tuto ránu nic nezruší.',
    rulings: ['Nepomůže ani Barel, ani schopnost.'],
  },
  'card/card/duck': {
    name: 'Skrč se!',
    line: 'Vedle!; 2 žetony: vrať si ji',
    text: 'Zruší efekt BANG!, který míří na tebe. Zaplatíš-li 2 žetony nabití, vrátí se ti karta do ruky.',
    rulings: ['Platit smíš i v tahu jiného hráče.'],
  },
  'card/card/flintlock': {
    name: 'Křesadlovka',
    line: 'BANG!; vedle a 2 žetony: zpět',
    text: 'Efekt BANG! na hráče v dostřelu. Když byl zrušen, smíš zaplatit 2 žetony nabití a vzít si kartu zpátky.',
    rulings: [
      'Není to karta BANG!: do omezení na jednu za tah se nepočítá a žádná zbraň ji nevylepší.',
      'Můžeš ji hned zahrát znovu.',
    ],
  },
  'card/card/lockpick': {
    name: 'Paklíč',
    line: '3 žetony: karta z cizí ruky',
    text: 'Vykládá se se třemi žetony nabití. Ve svém tahu z něj smíš zaplatit 3 žetony a vzít si náhodnou kartu z ruky kteréhokoli hráče.',
    rulings: ['Na vzdálenosti nezáleží; na vyložené karty nestačí.'],
  },
  'card/card/quick-shot': {
    name: 'Rychlopalba',
    line: 'BANG!; 1 žeton: další cíl',
    text: 'Efekt BANG! na hráče v dostřelu. Za každý zaplacený žeton nabití zasáhne dalšího hráče v dostřelu.',
    rulings: [
      'Každý cíl je jiný hráč.',
      'Není to karta BANG!: do omezení na jednu za tah se nepočítá a žádná zbraň ji nevylepší.',
    ],
  },
  'card/card/reloading': {
    name: 'Nabíjení',
    line: '3 žetony na tvé karty',
    text: 'Rozmísti 3 žetony nabití ze zásoby na své oranžové karty a postavu, jak chceš.',
    rulings: ['Na jednu kartu se vejdou nejvýš čtyři; co se nevejde, zůstane v zásobě.'],
  },
  'card/card/rust': {
    name: 'Rez',
    line: 'Ostatním 1 žeton ze všeho',
    text: 'Každý další hráč přijde o 1 žeton nabití z každé své oranžové karty i z postavy. Žetony dostane tvá postava, nejvýš však do čtyř.',
    rulings: ['Karta bez posledního žetonu se odhodí a Bomba vybuchne.', 'Za takový výbuch nikdo nemůže.'],
  },
  'card/card/squaw': {
    name: 'Squaw',
    line: 'Odhoď ze stolu; 2 žetony: vezmi',
    text: 'Kterákoli vyložená karta se odhodí. Zaplatíš-li 2 žetony nabití, vezmeš si ji místo toho do ruky.',
    rulings: ['Na vzdálenosti nezáleží.'],
  },
  'card/card/thunderer': {
    name: 'Thunderer',
    line: 'Dostřel 3; 1 žeton: BANG! zpět',
    text: 'Zbraň s dostřelem 3, vykládá se se třemi žetony nabití. Při hraní karty BANG! z ní smíš zaplatit 1 žeton a vzít si tu kartu zpátky do ruky.',
    rulings: [
      'Karta se vrátí dřív, než cíl odpoví, ať rána dopadne jakkoli.',
      'Do omezení na jednu za tah se rána přesto počítá.',
    ],
  },
  'card/card/whip': {
    name: 'Bič',
    line: '3 žetony: odhoď vyloženou kartu',
    text: 'Vykládá se se třemi žetony nabití. Ve svém tahu z něj smíš zaplatit 3 žetony a odhodit kteroukoli vyloženou kartu.',
    rulings: ['Na vzdálenosti nezáleží; na karty v ruce nestačí.'],
  },
  'card/character/al-preacher': {
    name: 'Al Preacher',
    line: 'Modrá, oranžová: 2 žetony za kartu',
    text: 'Když jiný hráč zahraje modrou nebo oranžovou kartu, smíš zaplatit 2 žetony nabití a dobrat si kartu.',
    rulings: ['Jednou za každou zahranou kartu, i mimo svůj tah.'],
  },
  'card/character/bass-greeves': {
    name: 'Bass Greeves',
    line: '1 karta: 2 žetony na jedno místo',
    text: 'Jednou za svůj tah smíš odhodit kartu z ruky a dát 2 žetony nabití na jednu svou oranžovou kartu nebo na postavu.',
    rulings: ['Oba na stejné místo; co se nevejde, zůstane v zásobě.'],
  },
  'card/character/bloody-mary': {
    name: 'Bloody Mary',
    line: 'Tvůj BANG! vedle: dober kartu',
    text: 'Kdykoli někdo zruší tvou kartu BANG!, dobereš si kartu.',
    rulings: ['Jiné karty s efektem BANG! se nepočítají.'],
  },
  'card/character/frankie-canton': {
    name: 'Frankie Canton',
    line: 'Jednou za tah vezme 1 žeton',
    text: 'Jednou za svůj tah smíš vzít 1 žeton nabití z kterékoli oranžové karty nebo z cizí postavy na svou postavu.',
    rulings: ['Karta, které vezmeš poslední žeton, se odhodí.', 'Se čtyřmi žetony už na další nemáš místo.'],
  },
  'card/character/julie-cutter': {
    name: 'Julie Cutter',
    line: 'Zásah: sejmi, ♥♦ = BANG! zpět',
    text: 'Kdykoli ti jiný hráč vezme život, snímáš: při srdcové nebo kárové kartě na něj míří efekt BANG!',
    rulings: ['Jen jednou, ať jde o kolik životů chce, a na jakoukoli vzdálenost.', 'Ránu lze zrušit jako obvykle.'],
  },
  'card/character/mexicali-kid': {
    name: 'Mexicali Kid',
    line: '2 žetony: BANG! jednou za tah',
    text: 'Jednou za svůj tah smíš zaplatit 2 žetony nabití za efekt BANG! na hráče v dostřelu, bez karty.',
    rulings: ['Do omezení na jednu kartu BANG! za tah se nepočítá a žádná zbraň ho nevylepší.'],
  },
  'card/character/ms-abigail': {
    name: 'Ms. Abigail',
    line: 'Hnědé J, Q, K, A ji nechají být',
    text: 'Hnědá karta hodnoty J, Q, K nebo A, která míří jen na tebe, nemá účinek, pokud si to přeješ.',
    rulings: ['Proti kartám, které se týkají více hráčů, to nepomáhá.', 'I karty BANG! jsou hnědé.'],
  },
  'card/character/red-ringo': {
    name: 'Red Ringo',
    line: '4 žetony; za tah přesune až 2',
    text: 'Začínáš se 4 žetony nabití na postavě. Jednou za svůj tah smíš až 2 z nich přesunout na své oranžové karty.',
    rulings: ['Oba na jednu kartu, nebo po jednom na dvě; zpátky nikdy.'],
  },
} satisfies Translated<ArmedAndDangerousKey>;
