import type { Translated } from '../card-text.ts';
import type { DiceOldSaloonKey } from './en.ts';

export const cs = {
  'dice/character/jose-delgado': {
    name: 'José Delgado',
    line: 'Křikloun jako šestá kostka',
    text: 'Křiklouna smíš přidat ke svým pěti základním kostkám a házet celkem šesti.',
    rulings: [
      'Se Zbabělcem házíš pěti kostkami jako každý.',
      'Obě kostky saloonu v jednom tahu mít nesmíš.',
      'Účastní se jen her s kostkami saloonu.',
    ],
  },
  'dice/character/tequila-joe': {
    name: 'Tequila Joe',
    line: 'Zbabělec jako šestá kostka',
    text: 'Zbabělce smíš přidat ke svým pěti základním kostkám a házet celkem šesti.',
    rulings: [
      'S Křiklounem házíš pěti kostkami jako každý.',
      'Obě kostky saloonu v jednom tahu mít nesmíš.',
      'Účastní se jen her s kostkami saloonu.',
    ],
  },
  'dice/character/apache-kid': {
    name: 'Apache Kid',
    line: 'Smí sebrat náčelníkův šíp',
    text: 'Za šíp, který hodíš, si smíš místo šípu z hromádky vzít náčelníkův šíp od jiného hráče.',
    rulings: [
      'Musí to být šíp na tvých kostkách; ten, který si vynutil El Gringo, se nepočítá.',
      'Účastní se jen her s náčelníkovým šípem.',
    ],
  },
  'dice/character/bill-noface': {
    name: 'Bill Noface',
    line: 'Šípy platí až po posledním hodu',
    text: 'Šípy na tvých kostkách platí až po posledním hodu: vezmeš si jeden za každý, který v tu chvíli leží, a dřív žádný.',
    rulings: [
      'Skončit můžeš, kdy chceš; poslední hod nemusí být třetí.',
      'Počítá se i ponechaný šíp a také ten, který natočil duch, pokud pořád leží.',
      'Zlomený šíp a náboj působí hned jako u každého.',
      'Zastaví-li tě tři dynamity, vezmeš si nejdřív šípy a teprve pak ztratíš život.',
    ],
  },
  'dice/character/elena-fuente': {
    name: 'Elena Fuente',
    line: 'Z každého hodu předá jeden šíp',
    text: 'Kdykoli hodíš jeden šíp nebo víc, můžeš určit jiného hráče, který si jeden z nich vezme místo tebe.',
    rulings: [
      'Je to jeden šíp za hod, ne za kostku.',
      'Druhý hráč si ho bere z hromádky, a leží-li tam náčelníkův šíp, smí si vybrat ten.',
      'Může být na hromádce poslední; pak zaútočí Indiáni.',
    ],
  },
  'dice/character/vera-custer': {
    name: 'Vera Custer',
    line: 'Výstřely jí berou o život méně',
    text: 'Za všechny jedničky a dvojky, které tě v jednom tahu zasáhnou, ztratíš dohromady o 1 život méně.',
    rulings: [
      'Jediná jednička nebo dvojka tě nestojí nic.',
      'Dvojitá jednička nebo dvojka jsou dva zásahy, přijdeš tedy o 1 život.',
      'Kulomet, Indiáni, dynamit a náboj ti ublíží jako obvykle.',
    ],
  },
  'dice/character/doc-holyday': {
    name: 'Doc Holyday',
    line: 'Za tři výstřely vyléčí 2 životy',
    text: 'Jsou-li mezi tvými konečnými kostkami aspoň tři jedničky a dvojky, vyléčíš si po jejich zásahu 2 životy.',
    rulings: [
      'Dvojitá jednička nebo dvojka se počítá za dvě.',
      'Víc než tři výstřely nepřinesou víc.',
      'Přichází to na řadu před tvými pivy.',
    ],
  },
  'dice/character/molly-stark': {
    name: 'Molly Stark',
    line: 'Smí ztrácet životy za jiné',
    text: 'Kdykoli má jiný hráč ztratit životy, můžeš je ztratit místo něj.',
    rulings: [
      'Přebíráš všechny; máš-li jich méně, přebereš tolik, kolik máš, a zbytek ztratí on.',
      'Můžeš tím vypadnout ze hry.',
      'Zasáhne-li něco víc hráčů najednou, rozhoduješ o každém zvlášť.',
      'O to, co převezmeš, druhý nepřišel: El Gringo za to nikomu šíp nevnutí.',
    ],
  },

  'dice/role/the-bear': {
    name: 'Medvěd',
    line: 'Šerif se třemi životy navíc',
    text: 'Jsi šerif: vyřaď ze hry všechny bandity a každého odpadlíka. Máš o tři životy víc, než ukazuje tvá postava, ne jen o dva.',
    rulings: ['Není co odhalovat ani rušit, životy máš od začátku.'],
  },
  'dice/role/the-good': {
    name: 'Hodný',
    line: 'Pomocník: stane se šerifem',
    text: 'Jsi pomocník šerifa. Na začátku svého tahu smíš tuto roli odhalit a stát se šerifem; dosavadní šerif se stane pomocníkem.',
    rulings: [
      'Vyměníte si role a životy si necháte; navíc žádné nejsou.',
      'Dosavadní šerif přijde o životy nad počet své postavy.',
      'Od té chvíle končí hru tvoje vyřazení.',
      'Dá se použít jednou.',
    ],
  },
  'dice/role/the-doctor': {
    name: 'Doktor',
    line: 'Pomocník: otočí jednu kostku',
    text: 'Jsi pomocník šerifa. Hned po hodu, svém i cizím, smíš tuto roli odhalit a otočit jednu kostku na stranu podle své volby.',
    rulings: [
      'Zasahuješ dřív, než se z kostek cokoli provede, včetně šípů.',
      'Otočit můžeš i ponechanou kostku, ale jen na stranu, kterou opravdu má.',
      'Kostka otočená na dynamit je zamčená, dynamit otočený pryč není.',
      'Dá se použít jednou.',
    ],
  },
  'dice/role/the-judge': {
    name: 'Soudce',
    line: 'Pomocník: zruší cizí roli',
    text: 'Jsi pomocník šerifa. Když jiný hráč odhalí zvláštní roli, aby ji použil, smíš odhalit svou: ta jeho nemá účinek a je vyčerpaná.',
    rulings: [
      'Ozveš se hned po odhalení; co s rolí její majitel udělá, se vybírá až potom.',
      'Roli, která vyšla najevo vyřazením svého majitele, rušit nejde.',
      'Dá se použít jednou.',
    ],
  },
  'dice/role/the-gambler': {
    name: 'Hazardní hráč',
    line: 'Bandita: vynutí ještě jeden hod',
    text: 'Jsi bandita. Po posledním hodu jiného hráče smíš tuto roli odhalit: ten hráč musí ještě jednou hodit všemi kostkami a použít nový výsledek.',
    rulings: [
      'Házejí se znovu i dynamity; kdyby měly tři vybuchnout, nevybuchnou.',
      'Co už se provedlo, platí dál: vzaté šípy, náboje i zlomené šípy.',
      'Šípy a podobné strany nového hodu působí hned a nic se už nepřehazuje.',
      'Dá se použít jednou.',
    ],
  },
  'dice/role/the-bad': {
    name: 'Zlý',
    line: 'Bandita: zkazí léčení',
    text: 'Jsi bandita. Když si má jiný hráč vyléčit životy, smíš tuto roli odhalit: nevyléčí si nic.',
    rulings: [
      'Přijde o všechno, co si měl v tu chvíli vyléčit, třeba i z několika piv.',
      'Nezáleží na tom, jestli životy přinesla piva, nebo schopnost.',
      'Dá se použít jednou.',
    ],
  },
  'dice/role/the-ugly': {
    name: 'Ošklivý',
    line: 'Bandita: prohodí šípy dvou hráčů',
    text: 'Jsi bandita. Na začátku svého tahu smíš tuto roli odhalit a nechat dva hráče vyměnit si všechny šípy; jedním z nich můžeš být i ty.',
    rulings: ['Náčelníkův šíp putuje s nimi.', 'Hromádka se nezmění, takže Indiáni nezaútočí.', 'Dá se použít jednou.'],
  },
  'dice/role/right-hand-of-the-devil': {
    name: 'Pravá ruka ďábla',
    line: 'Odpadlík: hraje ještě jeden tah',
    text: 'Jsi odpadlík. Na konci svého tahu smíš tuto roli odhalit a hned hrát další tah.',
    rulings: [
      'Je to celý tah s novým výběrem kostky saloonu a se vším, co k začátku tahu patří.',
      'Dá se použít jednou.',
    ],
  },
  'dice/role/left-hand-of-the-devil': {
    name: 'Levá ruka ďábla',
    line: 'Odpadlík: někoho zachrání',
    text: 'Jsi odpadlík. Když má být někdo vyřazen, třeba i ty, smíš tuto roli odhalit: ten hráč zůstane ve hře se 2 životy a může vrátit všechny své šípy.',
    rulings: [
      'Má-li vypadnout víc hráčů, zachráníš jednoho.',
      'Zachráněný vůbec nevypadl: Vulture Sam nic nedostane a duchem se nikdo nestane.',
      'Kdo je zachráněn ve vlastním tahu, hraje dál.',
      'Dá se použít jednou.',
    ],
  },

  'dice/face/1x2': {
    name: 'Dvojitý terč 1',
    line: 'Dva výstřely na sousedy',
    text: 'Platí za dvě jedničky, obě na jednoho souseda, nebo na každého jedna.',
    rulings: ['Míří a zasahují spolu se všemi ostatními výstřely.'],
  },
  'dice/face/2x2': {
    name: 'Dvojitý terč 2',
    line: 'Dva výstřely o dvě místa dál',
    text: 'Platí za dvě dvojky, obě na jednoho hráče, nebo na dva různé.',
    rulings: ['Zbývají-li dva nebo tři hráči, jsou to dvě jedničky.'],
  },
  'dice/face/beerx2': {
    name: 'Dvojité pivo',
    line: 'Dvě piva k rozdání',
    text: 'Platí za dvě piva, obě pro jednoho hráče, nebo pro dva různé.',
    rulings: [],
  },
  'dice/face/gatlingx2': {
    name: 'Dvojitý kulomet',
    line: 'Platí za dva kulomety',
    text: 'Platí za dva ze tří kulometů, které potřebuješ.',
    rulings: ['Kulomet i tak vystřelí jen jednou za tah.', 'Hraje-li Willy the Kid, stačí mu tahle jediná kostka.'],
  },
  'dice/face/broken-arrow': {
    name: 'Zlomený šíp',
    line: 'Kdokoli vrátí šíp',
    text: 'Hned po hodu, jakmile jsou vzaté jeho šípy, vybereš hráče, který vrátí na hromádku jeden šíp. Můžeš vybrat i sebe.',
    rulings: [
      'Náčelníkův šíp se takto vrátit nedá.',
      'Dokud má někdo nějaký šíp, použít ho musíš.',
      'Kostkou se smí házet znovu a pak platí nanovo; když jen zůstane ležet, neplatí.',
    ],
  },
  'dice/face/bullet': {
    name: 'Náboj',
    line: 'Hned ztratíš 1 život',
    text: 'Hned po hodu, ještě než se počítají dynamity, ztratíš 1 život.',
    rulings: [
      'Kostkou se smí házet znovu a další náboj zraní znovu; když jen zůstane ležet, nezraní.',
      'Vyřadí-li tě, tvůj tah končí a kostky nic neudělají.',
    ],
  },
  'dice/face/x2': {
    name: 'Dvakrát',
    line: 'Natočí dvě kostky místo jedné',
    text: 'Tento žeton duch přidá, když na obou jeho kostkách padne totéž: místo jedné kostky se natočí dvě.',
    rulings: ['Při dvou různých výsledcích ho dát nejde.'],
  },

  'dice/die/loudmouth': {
    name: 'Křikloun',
    line: 'Dvojité rány, ale s rizikem',
    text: 'Na této kostce saloonu může padnout šíp, dynamit, dvojitá jednička, dvojitá dvojka, dvojitý kulomet nebo náboj. Pivo na ní není.',
    rulings: ['Nahrazuje jednu z tvých základních kostek, a to na celý tah.'],
  },
  'dice/die/coward': {
    name: 'Zbabělec',
    line: 'Pivo a klid',
    text: 'Na této kostce saloonu může padnout šíp, dynamit, jednička, pivo, dvojité pivo nebo zlomený šíp. Kulomet ani dvojka na ní nejsou.',
    rulings: ['Nahrazuje jednu z tvých základních kostek, a to na celý tah.'],
  },

  'dice/variant/saloon-dice': {
    name: 'Křikloun a zbabělec',
    line: 'Dvě kostky saloonu na výběr',
    text: 'Před každým svým tahem smíš jednu základní kostku nahradit některou z kostek saloonu, Křiklounem nebo Zbabělcem. Hraješ s ní celý tah.',
    rulings: [
      'Obě najednou mít nesmíš.',
      'Dvojitá strana platí za dvě obyčejné a každá polovina může mít jiný cíl.',
      'Hned po každém hodu přijdou na řadu šípy, pak zlomený šíp, pak náboj.',
    ],
  },
  'dice/variant/chief-arrow': {
    name: 'Šíp indiánského náčelníka',
    line: 'Šíp, který platí za dva',
    text: 'Na hromádce leží i náčelníkův šíp, a kdo si má vzít šíp, smí si za jeden výsledek vzít právě ten. Počítá se za dva. Má-li jeho držitel při útoku Indiánů víc šípů než kdokoli jiný, neztratí nic.',
    rulings: [
      'Shoda v největším počtu šípů nechrání.',
      'Indiáni zaútočí, když někdo vezme poslední šíp kteréhokoli druhu.',
      'Kdo vrací všechny šípy, vrací i tento.',
      'Zlomený šíp ho neodstraní; Kit Carlson a Pedro Ramirez ano.',
    ],
  },
  'dice/variant/special-roles': {
    name: 'Zvláštní role',
    line: 'Role, které něco jednou dovedou',
    text: 'Místo obyčejných rolí se rozdávají zvláštní, náhodně a od každého druhu tolik, kolik je zvykem. Každá jednou za hru něco dovede, když ji majitel odhalí; od té chvíle leží odkrytá.',
    rulings: [
      'Dají se i smíchat s obyčejnými: pak nikdo neví, které z nich jsou ve hře.',
      'Kdo roli odhalí, vybírá, co s ní udělá, až když ji Soudce nechá být.',
      'Role, která vyšla najevo vyřazením svého majitele, už nic nedovede.',
      'Je k tomu potřeba aspoň čtyř hráčů.',
    ],
  },
  'dice/variant/new-characters': {
    name: 'Parta nových postav',
    line: 'O osm postav víc',
    text: 'K ostatním postavám se přimíchá osm postav z rozšíření Old Saloon.',
    rulings: [
      'José Delgado a Tequila Joe potřebují kostky saloonu, Apache Kid náčelníkův šíp; jinak zůstanou v krabici.',
    ],
  },
  'dice/variant/ghost': {
    name: 'Duch',
    line: 'První vyřazený straší ostatní',
    text: 'Kdo vypadne první, stane se duchem, ledaže je to šerif. Ve svém tahu duch hází až třikrát dvěma základními kostkami a žeton jednoho výsledku dá hráči, který musí před prvním hodem svého příštího tahu natočit základní kostku na tuto stranu. Padne-li na obou kostkách totéž, natočí se dvě.',
    rulings: [
      'Je k tomu potřeba aspoň pěti hráčů.',
      'Duchovy kostky samy nic nedělají a ducha nejde zasáhnout, léčit ani počítat mezi místa.',
      'Natočená kostka platí jako hozená a od druhého hodu se smí přehodit, není-li na ní dynamit; žeton se vrací na konci onoho tahu.',
      'Duch vyhrává se svou stranou. Duch odpadlíka se v pěti a sedmi hráčích přidá k banditům, v šesti a osmi k zákonu.',
      'Nejdřív se hledá vítěz: pokud rána, která vyřadí prvního hráče, zároveň ukončí hru, duchem se nestane nikdo a odpadlík mezi padlými prohrál. Jinak je duchem první z padlých po směru hodinových ručiček od hráče na tahu.',
    ],
  },
  'dice/variant/apache-takes-both': {
    name: 'Apache Kid bere obojí',
    line: 'Náčelníkův šíp bere navíc',
    text: 'Když Apache Kid sebere náčelníkův šíp, vezme si z hromádky i ten šíp, který hodil.',
    rulings: ['Je k tomu potřeba náčelníkův šíp a parta nových postav.'],
  },
} satisfies Translated<DiceOldSaloonKey>;
