import type { Translated } from '../card-text.ts';
import type { DodgeCityKey } from './en.ts';

export const cs = {
  'card/card/binocular': {
    name: 'Dalekohled',
    line: 'Ostatní máš o 1 blíž',
    text: 'Všechny ostatní hráče vidíš ve vzdálenosti o 1 menší, nejméně však 1. Pro ně se nic nemění.',
    rulings: ['Sčítá se s Hledím i se schopností, kterou má Rose Doolan.'],
  },
  'card/card/hideout': {
    name: 'Skrýš',
    line: 'Ostatní tě mají o 1 dál',
    text: 'Všichni ostatní tě vidí ve vzdálenosti o 1 větší. Pro tebe se nic nemění.',
    rulings: ['Sčítá se s Mustangem i se schopností, kterou má Paul Regret.'],
  },
  'card/card/punch': {
    name: 'Úder',
    line: 'BANG! na hráče ve vzdálenosti 1',
    text: 'Efekt BANG! na hráče ve vzdálenosti 1.',
    rulings: [
      'Na zbrani nezáleží, jen na vzdálenosti.',
      'Není to karta BANG! a do omezení na jednu za tah se nepočítá.',
    ],
  },
  'card/card/dodge': {
    name: 'Úhyb',
    line: 'Vedle! a dober si kartu',
    text: 'Zruší efekt BANG!, který míří na tebe, a dobereš si kartu.',
    rulings: ['Není to karta Vedle!, stejný je jen její efekt.'],
  },
  'card/card/springfield': {
    name: 'Springfield',
    line: 'Za 1 kartu: BANG! na kohokoli',
    text: 'Zahraješ ji a odhodíš další kartu z ruky: efekt BANG! na libovolného hráče bez ohledu na vzdálenost.',
    rulings: [
      'Bez druhé karty na odhození ji zahrát nelze.',
      'Není to karta BANG! a do omezení na jednu za tah se nepočítá.',
      'Karta, kterou za ni odhodíš, leží nad ní, a Pedro Ramirez si ji odtud může vzít.',
    ],
  },
  'card/card/brawl': {
    name: 'Rvačka',
    line: 'Za 1 kartu: ostatní odhodí po 1',
    text: 'Zahraješ ji a odhodíš další kartu z ruky: každý z ostatních přijde o jednu kartu. U každého zvlášť určíš, zda půjde o náhodnou z ruky, nebo o některou vyloženou.',
    rulings: ['Kdo takto o kartu přijde, neodhazuje dobrovolně: Molly Stark si za ni nic nedobírá.'],
  },
  'card/card/rag-time': {
    name: 'Ragtime',
    line: 'Za 1 kartu: vezmi kartu komukoli',
    text: 'Zahraješ ji a odhodíš další kartu z ruky: komukoli bez ohledu na vzdálenost vezmeš kartu, náhodnou z ruky nebo libovolnou vyloženou.',
    rulings: ['Takto získanou zelenou kartu musíš znovu vyložit, než se dá použít.'],
  },
  'card/card/tequila': {
    name: 'Tequila',
    line: 'Za 1 kartu: kdokoli +1 život',
    text: 'Zahraješ ji a odhodíš další kartu z ruky: hráč, kterého určíš, si vyléčí 1 život.',
    rulings: [
      'Můžeš určit i sebe.',
      'Mimo vlastní tah se hrát nedá, před smrtí tedy nikoho nezachrání.',
      'Léčí i tehdy, když zbývají jen dva hráči.',
    ],
  },
  'card/card/whisky': {
    name: 'Whisky',
    line: 'Za 1 kartu: vyleč si 2 životy',
    text: 'Zahraješ ji a odhodíš další kartu z ruky: vyléčíš si 2 životy, nikdy však nad počáteční počet.',
    rulings: [
      'Mimo vlastní tah se hrát nedá, před smrtí tě tedy nezachrání.',
      'Léčí i tehdy, když zbývají jen dva hráči.',
    ],
  },
  'card/card/bible': {
    name: 'Bible',
    line: 'Odhoď: Vedle! a dober si kartu',
    text: 'Vyložíš ji před sebe. Počínaje tahem dalšího hráče ji smíš odhodit, zrušit tím efekt BANG!, který míří na tebe, a dobrat si kartu.',
    rulings: [],
  },
  'card/card/canteen': {
    name: 'Čutora',
    line: 'Odhoď: vyleč si 1 život',
    text: 'Vyložíš ji před sebe. V některém ze svých dalších tahů ji smíš odhodit a vyléčit si 1 život.',
    rulings: [
      'Mimo vlastní tah se použít nedá, před smrtí tě tedy nezachrání.',
      'Léčí i tehdy, když zbývají jen dva hráči.',
    ],
  },
  'card/card/can-can': {
    name: 'Kankán',
    line: 'Odhoď: donuť hráče odhodit kartu',
    text: 'Vyložíš ho před sebe. V některém ze svých dalších tahů ho smíš odhodit a s ním i kartu kteréhokoli hráče: náhodnou z ruky, nebo libovolnou vyloženou.',
    rulings: [],
  },
  'card/card/ten-gallon-hat': {
    name: 'Stetson',
    line: 'Odhoď: Vedle!',
    text: 'Vyložíš ho před sebe. Počínaje tahem dalšího hráče ho smíš odhodit a zrušit efekt BANG!, který míří na tebe.',
    rulings: [],
  },
  'card/card/sombrero': {
    name: 'Sombrero',
    line: 'Odhoď: Vedle!',
    text: 'Vyložíš ho před sebe. Počínaje tahem dalšího hráče ho smíš odhodit a zrušit efekt BANG!, který míří na tebe.',
    rulings: [],
  },
  'card/card/iron-plate': {
    name: 'Železný plát',
    line: 'Odhoď: Vedle!',
    text: 'Vyložíš ho před sebe. Počínaje tahem dalšího hráče ho smíš odhodit a zrušit efekt BANG!, který míří na tebe.',
    rulings: ['Jako u každé karty před sebou smíš mít jen jeden.'],
  },
  'card/card/conestoga': {
    name: 'Krytý vůz',
    line: 'Odhoď: vezmi kartu komukoli',
    text: 'Vyložíš ho před sebe. V některém ze svých dalších tahů ho smíš odhodit a komukoli vzít kartu: náhodnou z ruky, nebo libovolnou vyloženou.',
    rulings: [],
  },
  'card/card/derringer': {
    name: 'Derringer',
    line: 'Odhoď: BANG! na 1 a dober kartu',
    text: 'Vyložíš ho před sebe. V některém ze svých dalších tahů ho smíš odhodit: efekt BANG! na hráče ve vzdálenosti 1 a dobereš si kartu.',
    rulings: ['Kartu si dobereš, ať zasáhneš, nebo ne.'],
  },
  'card/card/buffalo-rifle': {
    name: 'Puška na bizony',
    line: 'Odhoď: BANG! na kohokoli',
    text: 'Vyložíš ji před sebe. V některém ze svých dalších tahů ji smíš odhodit: efekt BANG! na libovolného hráče bez ohledu na vzdálenost.',
    rulings: [],
  },
  'card/card/howitzer': {
    name: 'Houfnice',
    line: 'Odhoď: BANG! na všechny ostatní',
    text: 'Vyložíš ji před sebe. V některém ze svých dalších tahů ji smíš odhodit: efekt BANG! na všechny ostatní hráče, postupně od tvé levice.',
    rulings: [],
  },
  'card/card/pepperbox': {
    name: 'Pepperbox',
    line: 'Odhoď: BANG! v dostřelu',
    text: 'Vyložíš ho před sebe. V některém ze svých dalších tahů ho smíš odhodit: efekt BANG! na hráče v dostřelu tvé zbraně.',
    rulings: ['Není to karta BANG! a do omezení na jednu za tah se nepočítá.'],
  },
  'card/card/pony-express': {
    name: 'Pony Express',
    line: 'Odhoď: dober si 3 karty',
    text: 'Vyložíš ho před sebe. V některém ze svých dalších tahů ho smíš odhodit a dobrat si tři karty.',
    rulings: ['Kartu Divokého západu nikdy neotáčí.'],
  },
  'card/card/knife': {
    name: 'Nůž',
    line: 'Odhoď: BANG! ve vzdálenosti 1',
    text: 'Vyložíš ho před sebe. V některém ze svých dalších tahů ho smíš odhodit: efekt BANG! na hráče ve vzdálenosti 1.',
    rulings: [],
  },

  'card/character/apache-kid': {
    name: 'Apache Kid',
    line: 'Cizí káry na něj neplatí',
    text: 'Kárové karty, které používají ostatní hráči, na tebe nepůsobí.',
    rulings: [
      'Kárový Duel na tebe zahrát nejde, ale kárové karty BANG!, které soupeř v Duelu odhazuje, platí.',
      'Platí-li se za jednu ránu dvěma kartami, zasáhne tě, když aspoň jedna z nich není kárová.',
    ],
  },
  'card/character/belle-star': {
    name: 'Belle Star',
    line: 'V jejím tahu cizí karty spí',
    text: 'Ve tvém tahu nemá žádný účinek nic, co leží před ostatními hráči.',
    rulings: ['Týká se to karet modrých, zelených i oranžových. Schopnosti postav a vybavení fungují dál.'],
  },
  'card/character/bill-noface': {
    name: 'Bill Noface',
    line: 'Dobírá 1 a za každé zranění 1',
    text: 'V 1. fázi si dobereš jednu kartu a za každý život, který ti chybí, ještě jednu.',
    rulings: ['Bez zranění je to jedna karta, s jedním chybějícím životem dvě, se dvěma tři a tak dále.'],
  },
  'card/character/chuck-wengam': {
    name: 'Chuck Wengam',
    line: 'Ztrať 1 život: dober si 2 karty',
    text: 'Ve svém tahu se smíš vzdát 1 života a dobrat si dvě karty.',
    rulings: ['Za tah to můžeš udělat i vícekrát, nikdy však za poslední život.'],
  },
  'card/character/doc-holyday': {
    name: 'Doc Holyday',
    line: 'Jednou: 2 karty = BANG! v dostřelu',
    text: 'Jednou za svůj tah smíš odhodit dvě karty z ruky: efekt BANG! na hráče v dostřelu tvé zbraně.',
    rulings: [
      'Nepočítá se to jako zahrání karty BANG!',
      'Proti Apache Kidovi musí být aspoň jedna z těch dvou karet jiná než kárová.',
    ],
  },
  'card/character/elena-fuente': {
    name: 'Elena Fuente',
    line: 'Každá karta z ruky = Vedle!',
    text: 'Kteroukoli kartu z ruky smíš použít jako Vedle!',
    rulings: [],
  },
  'card/character/greg-digger': {
    name: 'Greg Digger',
    line: 'Někdo zemře: léčí si 2 životy',
    text: 'Kdykoli vypadne ze hry jiná postava, vyléčíš si 2 životy, nikdy však nad počáteční počet.',
    rulings: ['Počítá se i duch z Města duchů, který zase odchází.'],
  },
  'card/character/herb-hunter': {
    name: 'Herb Hunter',
    line: 'Někdo zemře: dobírá 2 karty',
    text: 'Kdykoli vypadne ze hry jiná postava, dobereš si dvě karty.',
    rulings: [
      'Zabiješ-li banditu, je to s odměnou celkem pět karet.',
      'Počítá se i duch z Města duchů, který zase odchází.',
    ],
  },
  'card/character/jose-delgado': {
    name: 'José Delgado',
    line: 'Dvakrát: modrá karta = 2 karty',
    text: 'Až dvakrát za svůj tah smíš odhodit z ruky modrou kartu a dobrat si dvě karty.',
    rulings: ['Oranžové karty se berou jako modré.'],
  },
  'card/character/molly-stark': {
    name: 'Molly Stark',
    line: 'Karta mimo tah: dobírá si 1',
    text: 'Kdykoli mimo svůj tah zahraješ nebo dobrovolně odhodíš kartu z ruky, dobereš si kartu.',
    rulings: [
      'V Duelu dostaneš náhradu za odhozené karty BANG! až po jeho konci, pokud ho přežiješ.',
      'Za karty, o které tě připraví ostatní, nedostaneš nic.',
      'Mají-li si najednou dobrat dva hráči, začíná hráč na tahu a pokračuje se po směru hodinových ručiček.',
    ],
  },
  'card/character/pat-brennan': {
    name: 'Pat Brennan',
    line: 'Místo dobrání 1 vyložená karta',
    text: 'V 1. fázi si místo dobírání smíš vzít do ruky jednu kartu vyloženou před kterýmkoli hráčem.',
    rulings: ['Je to vždy právě jedna karta, i kdyby ti dobírání přineslo víc.'],
  },
  'card/character/pixie-pete': {
    name: 'Pixie Pete',
    line: 'Dobírá si 3 karty',
    text: 'V 1. fázi si dobereš tři karty místo dvou.',
    rulings: [],
  },
  'card/character/sean-mallory': {
    name: 'Sean Mallory',
    line: 'Nechá si až 10 karet',
    text: 'Na konci tahu si smíš nechat v ruce až deset karet bez ohledu na počet životů.',
    rulings: [],
  },
  'card/character/tequila-joe': {
    name: 'Tequila Joe',
    line: 'Pivo mu dá 2 životy',
    text: 'Každá zahraná karta Pivo ti vyléčí 2 životy místo 1.',
    rulings: ['Ostatní léčivé karty fungují jako obvykle.'],
  },
  'card/character/vera-custer': {
    name: 'Vera Custer',
    line: 'Napodobí schopnost jiné postavy',
    text: 'Na začátku 1. fáze, ještě než si dobereš, určíš postavu ve hře a až do začátku svého příštího tahu máš její schopnost.',
    rulings: [
      'Napodobení končí se začátkem tvého tahu, na Dynamit a Vězení tedy snímáš bez schopnosti.',
      'Schopnost ti zůstane, i když napodobená postava vypadne ze hry.',
      'S Vulture Samem se o karty mrtvého dělíte po jedné; začíná ten z vás, kdo by po mrtvém hrál dřív.',
      'Napodobuje se jen schopnost, ne počet životů.',
    ],
  },

  'card/variant/classic-printing': {
    name: 'Původní vydání',
    line: 'Třem postavám jen 3 životy',
    text: 'Elena Fuente, Pixie Pete a Sean Mallory mají 3 životy jako na kartách starších vydání.',
    rulings: [],
  },
  'card/variant/copy-covers-checks': {
    name: 'Napodobení i na snímání',
    line: 'Napodobení trvá až do 1. fáze',
    text: 'Schopnost, kterou Vera Custer napodobila, platí i při snímání na Dynamit a Vězení na začátku jejího příštího tahu a končí začátkem 1. fáze.',
    rulings: ['Přijde-li o tah ve Vězení, napodobení končí s ním.'],
  },
} satisfies Translated<DodgeCityKey>;
