import type { Translated } from '../card-text.ts';
import type { BaseKey } from './en.ts';

export const cs = {
  'card/card/bang': {
    name: 'BANG!',
    line: 'Vystřel na hráče v dostřelu',
    text: 'Vystřelíš na hráče v dostřelu své zbraně. Pokud ránu nezruší efektem Vedle!, ztratí 1 život. Kartu BANG! smíš zahrát jednou za tah.',
    rulings: [
      'Cíl je v dostřelu, když jeho vzdálenost včetně Mustanga, Hledí a schopností nepřesahuje dosah tvé zbraně.',
      'I zrušený BANG! se počítá jako zahraný.',
      'Do omezení na jednu kartu za tah se počítají jen karty BANG!, jiné střílející karty ne.',
      'BANG! odhozený v Duelu nebo proti kartě Indiáni! není zahraný, vystřelit v tom tahu můžeš i tak.',
    ],
  },
  'card/card/missed': {
    name: 'Vedle!',
    line: 'Zruš ránu, která míří na tebe',
    text: 'Zahraješ ji, když na tebe někdo střílí, a to i mimo svůj tah. Ruší jeden efekt BANG!',
    rulings: [
      'Chrání jen tebe, nikoho jiného.',
      'Pomáhá proti Kulometu, v Duelu a proti kartě Indiáni! ne.',
      'Hrát ji můžeš i z vězení.',
    ],
  },
  'card/card/beer': {
    name: 'Pivo',
    line: 'Vyleč si 1 život',
    text: 'Ve svém tahu si vyléčíš 1 život, nikdy však nad počáteční počet. Mimo svůj tah ho smíš vypít jen ve chvíli, kdy ztrácíš poslední život.',
    rulings: [
      'Bere-li ti jeden efekt víc životů, můžeš vypít několik piv najednou, jen ti musí na konci aspoň 1 život zůstat.',
      'Příklad: se 2 životy potřebuješ na výbuch Dynamitu, který bere 3 životy, dvě piva.',
      'Pivem nemůžeš pomoct nikomu jinému.',
      'Když zbývají jen dva hráči, Pivo nic neléčí a nikoho nezachrání.',
      'Před ztrátou posledního života tě žádná jiná léčivá karta nezachrání.',
    ],
  },
  'card/card/saloon': {
    name: 'Saloon',
    line: 'Všichni si vyléčí 1 život',
    text: 'Každý hráč ve hře včetně tebe si vyléčí 1 život, nejvýš do počátečního počtu.',
    rulings: [
      'Saloon není Pivo, před ztrátou posledního života nezachrání.',
      'Léčí i tehdy, když zbývají jen dva hráči.',
    ],
  },
  'card/card/stagecoach': {
    name: 'Dostavník',
    line: 'Dober si 2 karty',
    text: 'Dobereš si dvě karty z balíčku.',
    rulings: ['S rozšířením Divoký západ se jejím zahráním navíc otočí další karta Divokého západu.'],
  },
  'card/card/wells-fargo': {
    name: 'Wells Fargo',
    line: 'Dober si 3 karty',
    text: 'Dobereš si tři karty z balíčku.',
    rulings: ['S rozšířením Divoký západ se jejím zahráním navíc otočí další karta Divokého západu.'],
  },
  'card/card/general-store': {
    name: 'Hokynářství',
    line: 'Každý si bere 1 odkrytou kartu',
    text: 'Odkryješ z balíčku tolik karet, kolik je hráčů ve hře. Každý si jednu vezme do ruky, začínáš ty a pokračuje se po směru hodinových ručiček.',
    rulings: ['Dokud nemá svou kartu každý, nic jiného se hrát nedá.'],
  },
  'card/card/panic': {
    name: 'Panika!',
    line: 'Vezmi kartu ve vzdálenosti 1',
    text: 'Vezmeš si kartu hráče ve vzdálenosti 1: buď náhodnou z ruky, nebo libovolnou z těch, které má ve hře.',
    rulings: [
      'Vzdálenost mění Mustang, Hledí a podobné schopnosti, zbraně ne.',
      'Můžeš ji použít i na sebe a vrátit si do ruky kartu, která leží před tebou.',
    ],
  },
  'card/card/cat-balou': {
    name: 'Cat Balou',
    line: 'Donuť hráče odhodit kartu',
    text: 'Vybereš hráče v jakékoli vzdálenosti a odhodíš jednu jeho kartu: buď náhodnou z ruky, nebo libovolnou z těch, které má ve hře.',
    rulings: [
      'Můžeš ji použít i na sebe, třeba proti Vězení nebo Dynamitu. I z vlastní ruky jde karta náhodně.',
      'Nejdřív se odhazuje Cat Balou, druhá karta přijde navrch.',
    ],
  },
  'card/card/duel': {
    name: 'Duel',
    line: 'Střídavě BANG!, kdo nemá, ztrácí',
    text: 'Vyzveš jiného hráče v jakékoli vzdálenosti. Střídavě odhazujete karty BANG!, začíná soupeř; kdo první žádnou neodhodí, ztratí 1 život.',
    rulings: [
      'Vedle! ani Barel tu nepomáhá.',
      'Duel není karta BANG! a to, co v něm odhodíš, se do jedné karty BANG! za tah nepočítá.',
      'Kdo prohraje vlastní výzvu, toho nezranil nikdo: za banditu, který takto zemře, není odměna.',
    ],
  },
  'card/card/indians': {
    name: 'Indiáni!',
    line: 'Ostatní: karta BANG!, nebo život',
    text: 'Každý z ostatních, postupně od tvé levice, odhodí kartu BANG!, nebo ztratí 1 život.',
    rulings: ['Vedle! ani Barel tu nepomáhá.', 'Platí jen karta BANG!, jiná střílející karta nestačí.'],
  },
  'card/card/gatling': {
    name: 'Kulomet',
    line: 'Střílíš na všechny ostatní',
    text: 'Efekt BANG! na všechny ostatní hráče bez ohledu na vzdálenost, postupně od tvé levice.',
    rulings: [
      'Není to karta BANG! a do omezení na jednu za tah se nepočítá.',
      'Každý se brání sám za sebe kartou Vedle!, Barelem a podobně.',
    ],
  },
  'card/card/barrel': {
    name: 'Barel',
    line: 'Střílí na tebe? Sejmi: ♥ = Vedle!',
    text: 'Když jsi cílem efektu BANG!, můžeš sejmout: srdce ti dá efekt Vedle!',
    rulings: [
      'Funguje proti všemu, co střílí, nejen proti kartám BANG!',
      'Proti každé ráně snímáš jednou. Když to nevyjde, můžeš se bránit jinak.',
      'Proti kartě BANG!, kterou hraje Slab the Killer, je srdce jen jedním ze dvou potřebných efektů.',
    ],
  },
  'card/card/scope': {
    name: 'Hledí',
    line: 'Ostatní máš o 1 blíž',
    text: 'Všechny ostatní hráče vidíš ve vzdálenosti o 1 menší, nejméně však 1. Pro ně se nic nemění.',
    rulings: ['Počítá se pro střelbu i pro kartu Panika!'],
  },
  'card/card/mustang': {
    name: 'Mustang',
    line: 'Ostatní tě mají o 1 dál',
    text: 'Všichni ostatní tě vidí ve vzdálenosti o 1 větší. Pro tebe se nic nemění.',
    rulings: ['Mustang u cíle a Hledí u střelce se navzájem vyruší.'],
  },
  'card/card/jail': {
    name: 'Vězení',
    line: 'Sejmi: ♥ = ven, jinak bez tahu',
    text: 'Vyložíš ho před kohokoli kromě šerifa. Na začátku svého tahu vězeň snímá: při srdci hraje normálně, jinak o tah přijde. Vězení se tak jako tak odhodí.',
    rulings: [
      'Na vězně se dá dál útočit a sám může hrát Vedle! a Pivo.',
      'Má-li hráč před sebou i Dynamit, vyhodnotí se dřív.',
      'Ve třech šerif není, takže vězněm může být kdokoli.',
    ],
  },
  'card/card/dynamite': {
    name: 'Dynamit',
    line: 'Sejmi: 2–9♠ = ztráta 3 životů',
    text: 'Vyložíš ho před sebe. Počínaje tvým příštím tahem snímá na začátku tahu ten, kdo ho má: při pikové 2 až 9 vybuchne a vezme 3 životy, jinak putuje doleva.',
    rulings: [
      'Dá se vzít nebo odhodit jako každá jiná vyložená karta.',
      'Vyhodnocuje se před Vězením.',
      'Za výbuch nikdo nemůže: není za něj odměna a El Gringo si nic nebere.',
      'Putuje k nejbližšímu hráči vlevo, který Dynamit ještě nemá; zbývají-li dva hráči a má ho každý, oba zůstávají ležet.',
    ],
  },
  'card/card/volcanic': {
    name: 'Volcanic',
    line: 'Dostřel 1, BANG! bez omezení',
    text: 'Zbraň s dostřelem 1. Ve svém tahu smíš zahrát libovolný počet karet BANG!',
    rulings: [
      'Střílet můžeš na jednoho hráče i na několik.',
      'Nahradí zbraň, kterou máš; druhou stejného názvu zahrát nesmíš.',
    ],
  },
  'card/card/schofield': {
    name: 'Schofield',
    line: 'Dostřel 2',
    text: 'Zbraň s dostřelem 2.',
    rulings: ['Nahradí zbraň, kterou máš; druhou stejného názvu zahrát nesmíš.'],
  },
  'card/card/remington': {
    name: 'Remington',
    line: 'Dostřel 3',
    text: 'Zbraň s dostřelem 3.',
    rulings: ['Nahradí zbraň, kterou máš; druhou stejného názvu zahrát nesmíš.'],
  },
  'card/card/rev-carabine': {
    name: 'Rev. Carabine',
    line: 'Dostřel 4',
    text: 'Zbraň s dostřelem 4.',
    rulings: ['Nahradí zbraň, kterou máš; druhou stejného názvu zahrát nesmíš.'],
  },
  'card/card/winchester': {
    name: 'Winchester',
    line: 'Dostřel 5',
    text: 'Zbraň s dostřelem 5.',
    rulings: ['Nahradí zbraň, kterou máš; druhou stejného názvu zahrát nesmíš.'],
  },

  'card/character/bart-cassidy': {
    name: 'Bart Cassidy',
    line: 'Za každý ztracený život karta',
    text: 'Za každý život, který ztratíš, si dobereš kartu z balíčku.',
    rulings: [
      'Víc životů najednou znamená stejně tolik karet.',
      'Zásah, který by ti vzal poslední život, nic nepřinese, ani když tě zachrání Pivo.',
    ],
  },
  'card/character/black-jack': {
    name: 'Black Jack',
    line: '2. dobraná ♥ nebo ♦: ještě karta',
    text: 'V 1. fázi ukážeš druhou kartu, kterou si dobíráš. Je-li srdcová nebo kárová, dobereš si ještě jednu a tu neukazuješ.',
    rulings: ['Ukazuje se vždy druhá karta, i když si dobíráš víc než dvě.'],
  },
  'card/character/calamity-janet': {
    name: 'Calamity Janet',
    line: 'BANG! je Vedle! a naopak',
    text: 'Karty BANG! smíš používat jako Vedle! a karty Vedle! jako BANG!',
    rulings: [
      'Vedle! zahrané jako BANG! je tvůj jeden BANG! v tahu.',
      'Karty Vedle! smíš odhazovat i v Duelu a proti kartě Indiáni!',
    ],
  },
  'card/character/el-gringo': {
    name: 'El Gringo',
    line: 'Zásah: bere kartu útočníka',
    text: 'Kdykoli kvůli jinému hráči ztratíš život, vezmeš si z jeho ruky náhodnou kartu, za každý život jednu.',
    rulings: [
      'Má-li jich v ruce méně, vezmeš si jen ty.',
      'Dynamit nepatří nikomu a nic nepřinese ani Duel, do kterého vyzýváš ty.',
      'Zásah, který by ti vzal poslední život, nic nepřinese.',
    ],
  },
  'card/character/jesse-jones': {
    name: 'Jesse Jones',
    line: 'První kartu smí vzít z cizí ruky',
    text: 'V 1. fázi si smíš první kartu místo z balíčku vzít náhodně z ruky jiného hráče.',
    rulings: ['Všechny další karty jsou z balíčku.'],
  },
  'card/character/jourdonnais': {
    name: 'Jourdonnais',
    line: 'Má vždycky Barel',
    text: 'Když jsi cílem efektu BANG!, můžeš sejmout: srdce ti dá efekt Vedle!',
    rulings: [
      'Se skutečným Barelem ve hře máš proti každé ráně dva pokusy.',
      'Proti kartě BANG!, kterou hraje Slab the Killer, je každé srdce jedním ze dvou potřebných efektů.',
    ],
  },
  'card/character/kit-carlson': {
    name: 'Kit Carlson',
    line: 'Vidí 3 karty, nechá si 2',
    text: 'V 1. fázi se podíváš na tři vrchní karty balíčku, dvě si necháš a třetí vrátíš lícem dolů navrch.',
    rulings: ['Máš-li si dobrat tři karty, necháš si prostě všechny.'],
  },
  'card/character/lucky-duke': {
    name: 'Lucky Duke',
    line: 'Snímá 2 karty, vybere si',
    text: 'Při každém snímání otočíš dvě karty a vybereš si, která platí. Odhodí se obě.',
    rulings: [],
  },
  'card/character/paul-regret': {
    name: 'Paul Regret',
    line: 'Ostatní ho mají o 1 dál',
    text: 'Všichni ostatní tě vidí ve vzdálenosti o 1 větší.',
    rulings: ['Vyložený Mustang přidá ještě 1.'],
  },
  'card/character/pedro-ramirez': {
    name: 'Pedro Ramirez',
    line: 'První kartu smí vzít z odhozených',
    text: 'V 1. fázi si smíš první kartu místo z balíčku vzít z vršku odhazovací hromádky.',
    rulings: ['Všechny další karty jsou z balíčku.'],
  },
  'card/character/rose-doolan': {
    name: 'Rose Doolan',
    line: 'Ostatní má o 1 blíž',
    text: 'Všechny ostatní hráče vidíš ve vzdálenosti o 1 menší, nejméně však 1.',
    rulings: ['Vyložené Hledí ubere ještě 1.'],
  },
  'card/character/sid-ketchum': {
    name: 'Sid Ketchum',
    line: 'Odhoď 2 karty: vyleč si 1 život',
    text: 'Za dvě odhozené karty z ruky si kdykoli smíš vyléčit 1 život.',
    rulings: [
      'Můžeš to udělat, kolikrát chceš, i mimo svůj tah, ne však uprostřed jiného efektu.',
      'Takto se můžeš zachránit i před ztrátou posledního života.',
      'Nad počáteční počet životů se nedostaneš.',
    ],
  },
  'card/character/slab-the-killer': {
    name: 'Slab the Killer',
    line: 'Na jeho BANG! jsou třeba 2 Vedle!',
    text: 'Ke zrušení karty BANG!, kterou zahraješ, jsou potřeba dva efekty Vedle!',
    rulings: [
      'Úspěšný Barel je jedním z nich.',
      'Proti tvým ostatním střílejícím kartám stačí jeden efekt Vedle! jako obvykle.',
    ],
  },
  'card/character/suzy-lafayette': {
    name: 'Suzy Lafayette',
    line: 'Prázdná ruka: dobere si kartu',
    text: 'Jakmile nemáš v ruce žádnou kartu, dobereš si jednu z balíčku.',
    rulings: [
      'V Duelu to počká: kartu si dobereš, až skončí.',
      'Proti Slabovi můžeš zahrát poslední Vedle!, dobrat si a pokračovat novou kartou, je-li to zase Vedle!',
      'Je-li tvou poslední kartou BANG! nebo Kulomet, dobereš si, až je vyřízena; do té doby máš ruku prázdnou.',
    ],
  },
  'card/character/vulture-sam': {
    name: 'Vulture Sam',
    line: 'Bere si všechny karty mrtvých',
    text: 'Když někdo jiný vypadne ze hry, jdou všechny jeho karty, z ruky i vyložené, do tvé ruky.',
    rulings: ['Šerif, který zabije pomocníka, si karty nejdřív vezme a pak přijde o všechno.'],
  },
  'card/character/willy-the-kid': {
    name: 'Willy the Kid',
    line: 'Libovolný počet BANG! za tah',
    text: 'Ve svém tahu smíš zahrát libovolný počet karet BANG!',
    rulings: [],
  },
  'card/character/johnny-kisch': {
    name: 'Johnny Kisch',
    line: 'Jeho karta odstraní své kopie',
    text: 'Kdykoli vyložíš kartu do hry, všechny ostatní vyložené karty téhož názvu se odhodí.',
    rulings: ['Týká se všech karet, které zůstávají ve hře. Ta právě vyložená zůstane.'],
  },
  'card/character/uncle-will': {
    name: 'Uncle Will',
    line: 'Jednou: karta jako Hokynářství',
    text: 'Jednou za svůj tah smíš zahrát libovolnou kartu z ruky jako Hokynářství.',
    rulings: [],
  },
  'card/character/claus-the-saint': {
    name: 'Claus the Saint',
    line: 'Dobírá pro všechny, 2 si nechá',
    text: 'V 1. fázi si dobereš o jednu kartu víc, než je hráčů ve hře, dvě si necháš a každému z ostatních dáš jednu.',
    rulings: ['Kdo dostane kterou, určuješ ty. Vyřazení hráči se nepočítají.'],
  },
  'card/character/nobody': {
    name: 'Nikdo',
    line: 'Bez schopnosti',
    text: 'Postava, která žádnou schopnost nemá.',
    rulings: [],
  },

  'card/role/sheriff': {
    name: 'Šerif',
    line: 'Zabij všechny bandity a odpadlíka',
    text: 'Vyřaď ze hry všechny bandity a každého odpadlíka. Všichni vědí, kdo jsi, a máš o život víc, než ukazuje tvá postava.',
    rulings: [
      'Život navíc neznamená na začátku kartu navíc.',
      'Zabiješ-li pomocníka, odhodíš všechny karty z ruky i ty, které máš před sebou.',
      'Do vězení tě nikdo poslat nemůže.',
    ],
  },
  'card/role/deputy': {
    name: 'Pomocník šerifa',
    line: 'Chraň šerifa',
    text: 'Pomáhej šerifovi a odznak drž schovaný. Vyhráváš pokaždé, když vyhraje šerif, i kdyby pro tebe hra skončila dřív.',
    rulings: ['Ve třech vyhraješ, když vlastní rukou zabiješ odpadlíka.'],
  },
  'card/role/outlaw': {
    name: 'Bandita',
    line: 'Zabij šerifa',
    text: 'Bandité vítězí společně, jakmile šerif zemře, a to včetně těch, kdo už nežijí.',
    rulings: [
      'Kdo zabije banditu, dobere si tři karty, i když je sám bandita.',
      'Zemře-li šerif a naživu není jen jediný odpadlík, vyhrávají bandité.',
      'Ve třech vyhraješ, když vlastní rukou zabiješ pomocníka.',
    ],
  },
  'card/role/renegade': {
    name: 'Odpadlík',
    line: 'Zůstaň naživu jako poslední',
    text: 'Zůstaň ve hře úplně poslední: nejdřív ať padnou ostatní, nakonec poraz šerifa.',
    rulings: [
      'V osmi hráčích jsou odpadlíci dva a každý hraje sám za sebe.',
      'Ve třech vyhraješ, když vlastní rukou zabiješ banditu.',
    ],
  },

  'card/variant/two-characters': {
    name: 'Výběr ze dvou postav',
    line: 'Ze dvou postav si nech jednu',
    text: 'Každý dostane na začátku dvě postavy a jednu z nich si nechá.',
    rulings: [],
  },
  'card/variant/simplified': {
    name: 'Jednodušší balíček',
    line: 'Méně karet k naučení',
    text: 'V balíčku chybí Dynamit, Duel, Hokynářství, Indiáni! a Vězení.',
    rulings: [],
  },
  'card/variant/keep-characters': {
    name: 'Přeživší si nechávají postavy',
    line: 'Kdo přežije, nechá si postavu',
    text: 'Kdo hru přežije, smí si postavu nechat do další; ostatní dostanou nové.',
    rulings: ['Nechává se jen postava, karty ne.'],
  },
  'card/variant/sheriff-goes-round': {
    name: 'Hvězda koluje',
    line: 'Každou hru jiný šerif',
    text: 'V každé hře ze série je šerifem další hráč v pořadí; ostatní role se rozdají náhodně.',
    rulings: [],
  },
  'card/variant/own-station': {
    name: 'Vlastní stanice',
    line: 'O stanici víc, cena podle výběru',
    text: 'Prázdná destička z krabice se zamíchá mezi stanice. Platí se v ní cena té stanice, kterou vyberete.',
    rulings: [],
  },
  'card/variant/dynamite-stick': {
    name: 'Dynamitová patrona',
    line: 'Dynamit jde za patronou',
    text: 'Patronu má na začátku šerif a bere si ji každý, kdo ve svém tahu zraní jiného hráče zahranou kartou BANG! Dobraný nebo sejmutý Dynamit se vyloží před toho, kdo má patronu, a nahradí ho jiná karta.',
    rulings: [
      'Dynamit mezi počátečními kartami se vymění a zamíchá zpět do balíčku.',
      'Jakmile vybuchne nebo je odhozen, hned se zamíchá do balíčku.',
      'Má-li si ho někdo vzít ze hry do ruky, putuje místo toho k patroně.',
    ],
  },
  'card/variant/effects-finish': {
    name: 'Efekty se dohrají',
    line: 'Nejdřív efekt, pak výhra',
    text: 'Kulomet, Indiáni! a další karty, které se týkají více hráčů, se dohrají do konce, a teprve potom se zjišťuje, kdo vyhrál.',
    rulings: ['Odměny a tresty se vyplácejí hned při každé smrti jako obvykle.'],
  },
  'card/variant/order-of-discards': {
    name: 'Pořadí odhazování',
    line: 'Odhazuj v pořadí, jaké chceš',
    text: 'Kdo má odhodit více karet najednou, ať už při smrti, za trest nebo kvůli události, sám určí pořadí, v jakém přijdou na hromádku. Jinak jdou nejprve karty z ruky a pak vyložené.',
    rulings: [],
  },
  'card/role/shadow-deputy': {
    name: 'Stínový pomocník',
    line: 'Hraje jako stín za zákon',
    text: 'Jsi mimo hru, ale na své tahy se vracíš. Bojuješ v nich za šerifa a vyhráváš s ním.',
    rulings: [
      'Vyřazený odpadlík si stranu nevybírá: na začátku tahu je to ta, která má víc odhalených rolí, při shodě bandité.',
      'Jeho vlastní karta se nikdy nepočítá a strana platí do jeho příštího tahu.',
    ],
  },
  'card/role/shadow-outlaw': {
    name: 'Stínový bandita',
    line: 'Hraje jako stín za bandity',
    text: 'Jsi mimo hru, ale na své tahy se vracíš. Bojuješ v nich proti šerifovi a vyhráváš s bandity.',
    rulings: [
      'Vyřazený odpadlík si stranu nevybírá: na začátku tahu je to ta, která má víc odhalených rolí, při shodě bandité.',
      'Jeho vlastní karta se nikdy nepočítá a strana platí do jeho příštího tahu.',
    ],
  },
  'card/variant/shadow-gunslingers': {
    name: 'Stínoví pistolníci',
    line: 'Mrtví se vracejí na své tahy',
    text: 'Vyřazení hráči se na každý svůj tah vracejí jako stíny bez životů a hrají za svou stranu. Stín nemůže životy ztrácet ani získávat a na konci tahu odhodí všechny karty.',
    rulings: [
      'Samo vyřazení je obyčejné: karty, role, odměna i trest. Zůstávají jen valouny zlata.',
      'Mimo vlastní tah stíny nejsou ve hře a do vzdálenosti se nepočítají.',
      'Odchod na konci tahu není vyřazení: Vulture Sam a podobní nic nedostanou.',
    ],
  },
  'card/variant/shadows-rest': {
    name: 'Stíny odpočívají',
    line: 'V posledním souboji bez stínů',
    text: 'Jakmile zůstanou naživu jen šerif a jeden odpadlík, stínoví pistolníci se už nevracejí.',
    rulings: ['Bez této volby se vracejí až do konce.'],
  },
} satisfies Translated<BaseKey>;
