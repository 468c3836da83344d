import type { Translated } from '../card-text.ts';
import type { DiceBaseKey } from './en.ts';

export const cs = {
  'dice/character/bart-cassidy': {
    name: 'Bart Cassidy',
    line: 'Místo ztráty života bere šíp',
    text: 'Kdykoli máš kvůli jedničce, dvojce nebo kulometu ztratit život, můžeš si místo toho vzít šíp.',
    rulings: [
      'Rozhoduješ o každém životě zvlášť.',
      'Poslední šíp z hromádky si takto vzít nesmíš, takže Indiány nikdy nepřivoláš.',
      'Proti Indiánům, dynamitu ani náboji to nepomáhá.',
    ],
  },
  'dice/character/black-jack': {
    name: 'Black Jack',
    line: 'Smí přehodit dynamit',
    text: 'Kostky s dynamitem smíš házet znovu, dokud jich neleží tři nebo víc.',
    rulings: ['Hod navíc tím nezískáš.', 'Tři a víc, i spolu s těmi, které si necháváš, vybuchnou jako obvykle.'],
  },
  'dice/character/calamity-janet': {
    name: 'Calamity Janet',
    line: '1 může být 2 a naopak',
    text: 'Každou jedničku smíš použít jako dvojku a každou dvojku jako jedničku.',
    rulings: [
      'Vybíráš u každého výstřelu zvlášť.',
      'Zbývají-li dva nebo tři hráči, nic to nemění: každá dvojka je pak jednička.',
    ],
  },
  'dice/character/el-gringo': {
    name: 'El Gringo',
    line: 'Kdo ho zraní, bere si šíp',
    text: 'Hráč, kvůli jehož jedničkám, dvojkám nebo kulometu ztratíš život, si musí vzít šíp.',
    rulings: [
      'Za všechny výstřely jednoho tahu je to jediný šíp, i když tě zasáhnou několikrát; za kulomet je další.',
      'Za Indiány a dynamit nikdo nemůže, šíp si za ně nikdo nebere.',
      'Šíp se bere i tehdy, když tě zásah vyřadí, a může být poslední na hromádce.',
      'Zraní-li tě kulomet, střelec nejdřív vrátí všechny své šípy a teprve potom si vezme ten za tvé zranění.',
    ],
  },
  'dice/character/jesse-jones': {
    name: 'Jesse Jones',
    line: 'Do 4 životů: pivo léčí 2',
    text: 'Máš-li nejvýš 4 životy, každé tvé pivo, které vypiješ ty, ti vyléčí 2 životy.',
    rulings: [
      'Životy se počítají jednou, než začneš pít: se 4 životy ti dvě piva přidají 4.',
      'Pivo od jiného hráče a dar, který rozdává Sid Ketchum, ti vyléčí jen 1.',
    ],
  },
  'dice/character/jourdonnais': {
    name: 'Jourdonnais',
    line: 'Indiáni mu vezmou nejvýš 1 život',
    text: 'Při útoku Indiánů ztratíš nejvýš 1 život, ať máš šípů, kolik chceš.',
    rulings: ['Bez šípů neztratíš nic, jako každý jiný.', 'Platí to i pro náčelníkův šíp.'],
  },
  'dice/character/kit-carlson': {
    name: 'Kit Carlson',
    line: 'Za každý kulomet vrátí šíp',
    text: 'Za každý kulomet mezi svými konečnými kostkami můžeš vrátit na hromádku jeden šíp kteréhokoli hráče.',
    rulings: [
      'Stačí k tomu i jeden nebo dva kulomety, střílet nemusíš.',
      'U každého kulometu vybíráš znovu a vrátit můžeš i vlastní šíp.',
      'Když kulomet vystřelí, vrátíš jako obvykle všechny své šípy a tyhle navíc.',
      'Vybrat se dá i náčelníkův šíp.',
    ],
  },
  'dice/character/lucky-duke': {
    name: 'Lucky Duke',
    line: 'O jeden hod za tah víc',
    text: 'Ve svém tahu smíš házet až čtyřikrát místo třikrát.',
    rulings: ['Tři dynamity tvé házení ukončí stejně.'],
  },
  'dice/character/paul-regret': {
    name: 'Paul Regret',
    line: 'Kulomet mu neublíží',
    text: 'Kvůli kulometu nikdy neztratíš život.',
    rulings: ['Výstřely, Indiáni a dynamit ti ublíží jako každému jinému.'],
  },
  'dice/character/pedro-ramirez': {
    name: 'Pedro Ramirez',
    line: 'Za ztracený život smí vrátit šíp',
    text: 'Kdykoli ztratíš život, můžeš vrátit na hromádku jeden svůj šíp. Život je přesto pryč.',
    rulings: [
      'Za dva životy najednou můžeš vrátit dva šípy a tak dál.',
      'Na příčině nezáleží, počítá se i tvůj vlastní dynamit.',
      'Při útoku Indiánů se tím nic nezmění, šípy se vracejí tak jako tak.',
    ],
  },
  'dice/character/rose-doolan': {
    name: 'Rose Doolan',
    line: 'Střílí o jedno místo dál',
    text: 'Tvá jednička může zasáhnout i hráče o dvě místa dál, tvá dvojka i hráče o tři místa dál.',
    rulings: [
      'Vybíráš u každého výstřelu zvlášť.',
      'Ve čtyřech hráčích dosáhneš dvojkou na kohokoli: tři místa jedním směrem jsou jedno místo druhým.',
      'Zbývají-li dva nebo tři hráči, je tvá dvojka jednička s dosahem jednoho až dvou míst.',
    ],
  },
  'dice/character/sid-ketchum': {
    name: 'Sid Ketchum',
    line: 'Na začátku tahu dá někomu život',
    text: 'Na začátku svého tahu vybereš hráče, který si vyléčí 1 život. Můžeš vybrat i sebe.',
    rulings: [
      'Děje se to před prvním hodem a někoho vybrat musíš, i když to nikdo nevyužije.',
      'Není to pivo, takže i Jesse Jones si takto vyléčí jen 1 život.',
    ],
  },
  'dice/character/slab-the-killer': {
    name: 'Slab the Killer',
    line: 'Pivem zdvojí jednu 1 nebo 2',
    text: 'Jednou za svůj tah smíš použít své pivo ke zdvojení jedničky nebo dvojky: její cíl ztratí 2 životy. To pivo už nikoho neléčí.',
    rulings: [
      'O oba životy přijde tentýž hráč.',
      'Z dvojitého piva spotřebuješ polovinu, druhá dál léčí.',
      'U dvojité jedničky nebo dvojky zdvojíš jednu polovinu, celkem to jsou tři zásahy.',
    ],
  },
  'dice/character/suzy-lafayette': {
    name: 'Suzy Lafayette',
    line: 'Bez 1 a 2 si vyléčí 2 životy',
    text: 'Není-li mezi tvými konečnými kostkami jednička ani dvojka, vyléčíš si na konci svého tahu 2 životy.',
    rulings: [
      'Co padlo cestou, se nepočítá.',
      'Funguje to i po třech dynamitech, pokud je přežiješ.',
      'Dvojitá jednička a dvojitá dvojka to kazí stejně jako obyčejné.',
    ],
  },
  'dice/character/vulture-sam': {
    name: 'Vulture Sam',
    line: 'Někdo vypadl: vyléčí si 2 životy',
    text: 'Kdykoli někdo jiný vypadne ze hry, vyléčíš si 2 životy.',
    rulings: [
      'Na příčině nezáleží a dva hráči najednou přinesou 4 životy.',
      'Vypadneš-li ve stejnou chvíli, zpátky tě to nevrátí.',
    ],
  },
  'dice/character/willy-the-kid': {
    name: 'Willy the Kid',
    line: 'Stačí mu dva kulomety',
    text: 'Ke střelbě z kulometu ti stačí dva kulomety.',
    rulings: ['Vystřelí i tak jen jednou za tah, i kdyby jich bylo čtyři nebo pět.'],
  },
  'dice/character/nobody': {
    name: 'Nikdo',
    line: 'Bez schopnosti',
    text: 'Postava s 8 životy a bez schopnosti.',
    rulings: [],
  },

  'dice/role/sheriff': {
    name: 'Šerif',
    line: 'Vyřaď bandity a odpadlíky',
    text: 'Vyřaď ze hry všechny bandity a každého odpadlíka. Všichni vědí, kdo jsi, hraješ první a máš o dva životy víc, než ukazuje tvá postava.',
    rulings: [
      'Za vyřazení pomocníka tu není žádný trest.',
      'Vypadneš-li ve stejnou chvíli jako tvůj poslední nepřítel, vyhrávají bandité.',
    ],
  },
  'dice/role/deputy': {
    name: 'Pomocník šerifa',
    line: 'Chraň šerifa',
    text: 'Stůj při šerifovi a neprozraď se. Vyhráváš pokaždé, když vyhraje šerif, i kdyby pro tebe hra skončila dřív.',
    rulings: [
      'Ve třech hraješ první, všechny role jsou odkryté a vyhraješ, když vlastní rukou vyřadíš odpadlíka.',
      'Vyřadí-li odpadlíka někdo nebo něco jiného, vyhraje ten, kdo zůstane poslední.',
    ],
  },
  'dice/role/outlaw': {
    name: 'Bandita',
    line: 'Vyřaď šerifa',
    text: 'Jakmile je šerif venku, vítězí společně všichni bandité, i ti, kdo už ve hře nejsou.',
    rulings: [
      'Vyhráváš i tehdy, když vypadnou všichni najednou.',
      'Když padne šerif, může ti vítězství vzít jedině odpadlík, který zůstal naživu úplně sám.',
      'Za vyřazení bandity tu není žádná odměna.',
      'Ve třech jsou všechny role odkryté a vyhraješ, když vlastní rukou vyřadíš pomocníka.',
    ],
  },
  'dice/role/renegade': {
    name: 'Odpadlík',
    line: 'Zůstaň naživu jako poslední',
    text: 'Přežij všechny: šerif musí padnout jako poslední z ostatních.',
    rulings: [
      'Je-li při šerifově pádu ve hře ještě někdo další, vyhrávají bandité, i kdyby už nežil ani jeden.',
      'V osmi hráčích jsou odpadlíci dva a každý hraje sám za sebe.',
      'Ve třech jsou všechny role odkryté a vyhraješ, když vlastní rukou vyřadíš banditu.',
    ],
  },

  'dice/face/arrow': {
    name: 'Indiánský šíp',
    line: 'Hned si vezmi šíp',
    text: 'Hned po hodu si vezmeš šíp z hromádky. Kdo vezme poslední, přivolá Indiány: každý ztratí 1 život za každý šíp, který má před sebou, a pak se všechny šípy vrátí.',
    rulings: [
      'Na začátku je na hromádce devět šípů.',
      'Kostkou se smí házet znovu a další šíp na ní se bere také; šíp, který jen zůstane ležet, se podruhé nepočítá.',
      'Zbývají-li po útoku z téhož hodu ještě nějaké šípy, berou se z doplněné hromádky.',
      'Za to, co udělají Indiáni, nikdo nemůže.',
    ],
  },
  'dice/face/dynamite': {
    name: 'Dynamit',
    line: 'Nepřehazuje se; tři vybuchnou',
    text: 'Touto kostkou už házet nesmíš. Jakmile leží tři dynamity nebo víc, přestáváš házet a ztratíš 1 život; ostatní kostky se použijí jako obvykle.',
    rulings: ['Čtyři nebo pět jich nestojí víc než tři.', 'Vyřadí-li tě výbuch, ostatní kostky nic neudělají.'],
  },
  'dice/face/1': {
    name: 'Terč 1',
    line: 'Zasáhni jednoho ze sousedů',
    text: 'Vybereš hráče, který sedí hned vlevo nebo hned vpravo od tebe. Ten ztratí 1 život.',
    rulings: [
      'Nejdřív se určí cíle všech jedniček a dvojek, pak zasáhnou naráz; na jednoho hráče jich může jít několik, i víc, než je třeba.',
      'Vyřazení hráči se mezi místa nepočítají.',
      'Výstřelu se vzdát nesmíš.',
    ],
  },
  'dice/face/2': {
    name: 'Terč 2',
    line: 'Zasáhni hráče o dvě místa dál',
    text: 'Vybereš hráče, který sedí přesně o dvě místa vlevo nebo vpravo od tebe. Ten ztratí 1 život.',
    rulings: [
      'Zbývají-li dva nebo tři hráči, je to jednička.',
      'Zbývají-li čtyři hráči, vedou oba směry k témuž.',
      'Kdo zbývá a kde sedí, se počítá dřív, než některý výstřel tahu zasáhne.',
    ],
  },
  'dice/face/beer': {
    name: 'Pivo',
    line: 'Někdo si vyléčí 1 život',
    text: 'Vybereš hráče, který si vyléčí 1 život, nikdy však nad počáteční počet. Můžeš vybrat i sebe.',
    rulings: [
      'Pivo smíš vyplýtvat i na někoho, kdo o nic nepřišel.',
      'Přichází na řadu až po výstřelech: koho vyřadily, tomu už nepomůže.',
    ],
  },
  'dice/face/gatling': {
    name: 'Kulomet',
    line: 'Tři: ostatní ztratí 1 život',
    text: 'Máš-li tři kulomety nebo víc, všichni ostatní ztratí 1 život a ty vrátíš na hromádku všechny své šípy.',
    rulings: [
      'Vystřelí jen jednou za tah, ať jich je, kolik chce.',
      'Jeden nebo dva neudělají nic.',
      'Na řadu přijde jako poslední, po pivech.',
    ],
  },

  'dice/die/base': {
    name: 'Základní kostka',
    line: 'Jedna z tvých pěti kostek',
    text: 'Může na ní padnout šíp, dynamit, jednička, dvojka, pivo nebo kulomet. Ve svém tahu házíš pěti takovými až třikrát a pokaždé si vybíráš, kterými hodíš znovu.',
    rulings: [
      'I kostkou odloženou po prvním hodu smíš ve třetím hodu házet.',
      'Šípy se berou po každém hodu. Ostatní přijde na řadu po posledním: dynamit, výstřely, piva, kulomet.',
    ],
  },

  'dice/variant/gatling-hits-first': {
    name: 'Kulomet střílí dřív',
    line: 'Tvé šípy se vracejí až potom',
    text: 'Když vystřelí kulomet, ostatní ztratí životy dřív, než střelec vrátí své šípy.',
    rulings: ['Šíp, který si za svou ránu vynutí El Gringo, se vrátí s ostatními; jinak by zůstal.'],
  },
  'dice/variant/shortest-way': {
    name: 'Jen kratší cestou',
    line: 'Místa se počítají kratší cestou',
    text: 'Místa se počítají jen kratší cestou kolem stolu.',
    rulings: ['Týká se to Rose Doolan: ve čtyřech hráčích její dvojka na sousedy nedosáhne.'],
  },
  'dice/variant/nobody-left-draws': {
    name: 'Nikdo nezbyl, nikdo nevyhrál',
    line: 'Ve třech: konec všech je remíza',
    text: 'Vypadnou-li ve hře tří hráčů poslední hráči ve stejnou chvíli, nevyhrává nikdo.',
    rulings: ['Jinak by vyhrál bandita.', 'Kdo stejnou ranou vyřadil toho, koho vyřadit měl, vyhrává i tak.'],
  },
} satisfies Translated<DiceBaseKey>;
