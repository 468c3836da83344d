import type { Translated } from '../card-text.ts';
import type { GreatTrainRobberyKey } from './en.ts';

export const cs = {
  'card/card/train-robbery': {
    name: 'Vlaková loupež',
    line: 'Za každou kartu: odhoď, nebo BANG!',
    text: 'Vybereš hráče v jakékoli vzdálenosti. Ten se u každé své vyložené karty postupně rozhodne, zda ji odhodí, nebo bude čelit efektu BANG! Vyčerpá to tvůj jeden BANG! za tah.',
    rulings: [
      'Není to karta BANG!, v témž tahu ji však zahrát nesmíš, pokud ti něco nedovoluje víc.',
      'Proti každé ráně se brání zvlášť.',
      'Vybavení se to netýká.',
    ],
  },

  'card/wagon/ghost-car': {
    name: 'Vagon duchů',
    line: 'S ním se hraje i bez životů',
    text: 'Vyložíš ho před kohokoli kromě šerifa, i před vyřazeného. S ním hráč zůstává ve hře nebo se do ní vrací bez životů a nemůže je ztrácet ani získávat.',
    rulings: [
      'Takový hráč je ve hře po všech stránkách: pro vzdálenost, schopnosti i vítězství.',
      'Ztratit s ním poslední život není vyřazení: není odměna a role zůstává skrytá.',
      'Bez životů se na konci tahu odhazuje celá ruka, vyložené karty zůstávají.',
      'Přijde-li hráč o vagon, je hned mimo hru a nikdo z toho nic nemá.',
    ],
  },

  'card/character/sgt-blaze': {
    name: 'Sgt. Blaze',
    line: 'Smí ušetřit jednoho hráče',
    text: 'Když zahraješ kartu nebo použiješ efekt, který se týká více hráčů, smíš jednoho z nich vynechat.',
    rulings: [
      'U Hokynářství se odkryje o kartu méně a vynechaný hráč nedostane žádnou.',
      'Vynechat smíš i sebe a platí to také pro lokomotivu, dojede-li ve tvém tahu.',
    ],
  },

  'card/card/cactus': {
    name: 'Kaktus',
    line: 'Vedle!; červená karta: 1 život',
    text: 'Použij jako efekt Vedle! a potom sejmi: srdce nebo káry ti vrátí život.',
    rulings: ['Není to karta Vedle! a nelze jí za ni platit.'],
  },

  'card/card/dragoon': {
    name: 'Dragoon',
    line: 'Dostřel 2, o BANG! víc',
    text: 'Zbraň s dostřelem 2. Smíš s ní v každém svém tahu zahrát o jednu kartu BANG! víc.',
    rulings: [],
  },

  'card/card/evaded': {
    name: 'K zemi!',
    line: 'Vedle! a získáš tu kartu',
    text: 'Použij jako efekt Vedle! Karta, která proti tobě byla zahrána, přijde do tvé ruky.',
    rulings: [
      'Když ránu nezpůsobila karta, ale třeba lokomotiva, není co vzít.',
      'Revolver s nožem získáš jen tehdy, když se nevrátil svému majiteli.',
    ],
  },

  'card/card/full-steam': {
    name: 'Plnou parou vpřed',
    line: 'Na konečnou; lokomotiva 0× či 2×',
    text: 'Vlak dojede rovnou na konečnou. Vybereš si, zda tam lokomotiva neudělá nic, nebo zapůsobí dvakrát.',
    rulings: ['Volba platí pro všechny a nejdřív se jako obvykle smí vzít vagon.'],
  },

  'card/card/knife-revolver': {
    name: 'Revolver s nožem',
    line: 'BANG!; J a vyšší: zpět do ruky',
    text: 'Efekt BANG! na hráče v dostřelu místo tvého jednoho BANG! za tah. Nejdřív sejmi: při J, Q, K nebo A se karta vrátí do tvé ruky.',
    rulings: ['Není to karta BANG!: nehodí se do Duelu ani proti Indiánům!'],
  },

  'card/card/map': {
    name: 'Mapa',
    line: 'Vidíš 2 karty, smíš 1 odhodit',
    text: 'Než si ve svém tahu dobereš, podívej se na dvě vrchní karty balíčku. Jednu z nich smíš odhodit.',
    rulings: ['Přichází po všem snímání na začátku tahu a před schopnostmi postav.'],
  },

  'card/card/money-bag': {
    name: 'Pytel peněz',
    line: 'Napodobí hnědou vrchní kartu',
    text: 'Je-li karta na vrchu odhazovacího balíčku hnědá, udělej to, co ona.',
    rulings: [
      'Hraje se jen ve vlastním tahu.',
      'BANG! provedený takto nevyčerpá tvůj jeden za tah.',
      'Má účinek té karty, ale není jí: takové Pivo nelze prodat a takový BANG! posílit.',
    ],
  },

  'card/card/most-wanted': {
    name: 'Nejhledanější',
    line: '1 karta; všichni snímají: ♠ zraní',
    text: 'Dober si kartu. Potom všichni počínaje tebou snímají: piky stojí 1 život.',
    rulings: ['Nepřežije-li to nikdo, vítězí bandité.'],
  },

  'card/card/next-stop': {
    name: 'Příští stanice',
    line: '1 karta, vlak se pohne',
    text: 'Dober si kartu, potom se vlak posune o jednu stanici.',
    rulings: ['Karta se dobírá dřív, než se na konečné cokoli stane.'],
  },

  'card/card/refund': {
    name: 'Odškodnění',
    line: 'Karta za každou, o kterou přijdeš',
    text: 'Kdykoli ti jiný hráč vezme nebo odhodí kartu z ruky či ze stolu, dober si jednu.',
    rulings: ['Neplatí pro ztrátu této karty samé ani pro Vlakovou loupež.'],
  },

  'card/card/strongbox': {
    name: 'Pokladna',
    line: '1 karta na konci tvého tahu',
    text: 'Na konci svého tahu si dober kartu.',
    rulings: ['Dobereš si ji, i když tah strávíš ve Vězení.'],
  },

  'card/card/switch': {
    name: 'Výhybka',
    line: 'Vyměň vyloženou kartu',
    text: 'Vyměň jednu ze svých vyložených karet za vyloženou kartu jiného hráče.',
    rulings: [
      'Nikdo nesmí skončit se dvěma stejnými kartami; nová zbraň nahradí starou.',
      'Vagon duchů ani Vězení se takto k šerifovi nedostanou.',
    ],
  },

  'card/card/water-tower': {
    name: 'Vodojem',
    line: 'Vagon zadarmo',
    text: 'Vezmi si kterýkoli vagon z vlaku bez placení.',
    rulings: ['Nepočítá se jako tvůj jeden vagon za tah a nemusí stát ve stanici.'],
  },

  'card/wagon/baggage-car': {
    name: 'Zavazadlový vůz',
    line: 'Vedle!, Panika!, Cat Balou, BANG!',
    text: 'Odhoď ho a použij jako Vedle!, Paniku!, Cat Balou nebo BANG! nad limit.',
    rulings: ['Poslouží i proti Indiánům! a v Duelu.'],
  },

  'card/wagon/caboose': {
    name: 'Služební vůz',
    line: 'Odhoď modrou kartu: Vedle!',
    text: 'Smíš odhodit jinou svou modrou kartu nebo vagon jako efekt Vedle!',
    rulings: ['Služební vůz sám zůstává.'],
  },

  'card/wagon/cattle-truck': {
    name: 'Dobytčák',
    line: 'Vezmi 1 ze 3 vrchních odhozených',
    text: 'Odhoď ho: vezmi si jednu ze tří vrchních karet odhazovacího balíčku.',
    rulings: [],
  },

  'card/wagon/circus-wagon': {
    name: 'Cirkusácký vagon',
    line: 'Ostatní odhodí vyloženou kartu',
    text: 'Odhoď ho: všichni ostatní po směru hodin odhodí po jedné své vyložené kartě.',
    rulings: [],
  },

  'card/wagon/coal-hopper': {
    name: 'Vagon s uhlím',
    line: '1 karta; odhoď něčí vagon',
    text: 'Odhoď ho: dober si kartu a odhoď vagon před kterýmkoli hráčem.',
    rulings: [],
  },

  'card/wagon/dining-car': {
    name: 'Jídelní vůz',
    line: 'Začátek tahu: ♥ léčí',
    text: 'Na začátku svého tahu sejmi: srdce ti vrátí život.',
    rulings: ['Přichází po Dynamitu, Vězení a dalších hrozbách.'],
  },

  'card/wagon/express-car': {
    name: 'Expresní vůz',
    line: 'Odhoď ruku a hraj znovu',
    text: 'Odhoď ho s celou rukou: tvůj tah hned končí a máš další.',
    rulings: ['Po tahu, který dává, už žádný další navíc nepřijde.'],
  },

  'card/wagon/lounge-car': {
    name: 'Salonní vůz',
    line: '2 nové vagony: jeden pro jiného',
    text: 'Odhoď ho: dober dva vagony z balíčku. Jeden je tvůj, druhý dostane jiný hráč.',
    rulings: ['Ani jeden se nepočítá jako tvůj jeden vagon za tah.'],
  },

  'card/wagon/lumber-flatcar': {
    name: 'Plošinový vůz',
    line: 'Nositel vidí ostatní o 1 dál',
    text: 'Vylož ho před kteréhokoli hráče; ten pak vidí všechny ostatní o 1 dál.',
    rulings: ['Smíš ho vyložit i před sebe.'],
  },

  'card/wagon/mail-car': {
    name: 'Poštovní vagon',
    line: '3 karty, 1 daruj',
    text: 'Odhoď ho: dober si tři karty a jednu z nich dej jinému hráči.',
    rulings: [],
  },

  'card/wagon/observation-car': {
    name: 'Vyhlídkový vůz',
    line: 'Vidíš o 1 blíž, jsi o 1 dál',
    text: 'Vidíš všechny ostatní o 1 blíž a oni vidí tebe o 1 dál.',
    rulings: [],
  },

  'card/wagon/passenger-car': {
    name: 'Osobní vůz',
    line: 'Vezmi kartu komukoli',
    text: 'Odhoď ho: vezmi kartu kterémukoli jinému hráči, z ruky nebo ze stolu.',
    rulings: [],
  },

  'card/wagon/prisoner-car': {
    name: 'Vězeňský vůz',
    line: 'Duel ani Indiáni! na tebe neplatí',
    text: 'Karty Duel a Indiáni! jiných hráčů na tebe nepůsobí.',
    rulings: ['Jen tyto karty: stejný efekt jiné karty působí.'],
  },

  'card/wagon/private-car': {
    name: 'Soukromý vagon',
    line: 'S prázdnou rukou žádný BANG!',
    text: 'Dokud nemáš karty v ruce, nelze na tebe hrát karty BANG!',
    rulings: ['Kulomet, Revolver s nožem i rána odkloněná Evanem Babbitem zasáhnou.'],
  },

  'card/wagon/sleeper-car': {
    name: 'Spací vůz',
    line: 'Odhoď modrou kartu: BANG!',
    text: 'Jednou za tah smíš odhodit jinou svou modrou kartu nebo vagon jako BANG! nad limit.',
    rulings: ['Jednou poslouží i proti Indiánům! a v Duelu.'],
  },

  'card/locomotive/ironhorse': {
    name: 'Ironhorse',
    line: 'Konečná: střílí se na všechny',
    text: 'Na konečné čelí všichni efektu BANG!, počínaje hráčem na tahu.',
    rulings: ['Ztracené životy se nikomu nepřipisují.', 'Nepřežije-li to nikdo, vítězí bandité.'],
  },

  'card/locomotive/leland': {
    name: 'Leland',
    line: 'Konečná: Hokynářství',
    text: 'Na konečné se otevře Hokynářství, počínaje hráčem na tahu.',
    rulings: ['Na další cestu se lokomotiva otočí.'],
  },

  'card/station/boom-town': {
    name: 'Boom Town',
    line: 'karta BANG!',
    text: 'Cena vagonu zde: karta BANG!',
    rulings: [],
  },

  'card/station/catico': {
    name: 'Callico',
    line: 'Panika! nebo Cat Balou',
    text: 'Cena vagonu zde: Panika! nebo Cat Balou.',
    rulings: [],
  },

  'card/station/crowns-hole': {
    name: 'Silverado',
    line: 'karta Pivo',
    text: 'Cena vagonu zde: karta Pivo.',
    rulings: [],
  },

  'card/station/fort-wroth': {
    name: 'Fort Woth',
    line: 'karta od 10 po eso',
    text: 'Cena vagonu zde: karta od 10 po eso.',
    rulings: [],
  },

  'card/station/yooma': {
    name: 'Yooma',
    line: 'karta od 2 do 9',
    text: 'Cena vagonu zde: karta od 2 do 9.',
    rulings: [],
  },

  'card/station/frisco': {
    name: 'St. Francis',
    line: 'křížová karta',
    text: 'Cena vagonu zde: křížová karta.',
    rulings: [],
  },

  'card/station/creepy-creek': {
    name: 'Cripple Crack',
    line: 'piková karta',
    text: 'Cena vagonu zde: piková karta.',
    rulings: [],
  },

  'card/station/san-tafe': {
    name: 'Santa Fe',
    line: 'srdcová karta',
    text: 'Cena vagonu zde: srdcová karta.',
    rulings: [],
  },

  'card/station/miners-oath': {
    name: 'Oathman',
    line: 'kárová karta',
    text: 'Cena vagonu zde: kárová karta.',
    rulings: [],
  },

  'card/station/virginia-town': {
    name: 'Virginian City',
    line: 'libovolné dvě karty',
    text: 'Cena vagonu zde: libovolné dvě karty.',
    rulings: [],
  },

  'card/station/deathwood': {
    name: 'Deathwood',
    line: 'modrá karta',
    text: 'Cena vagonu zde: modrá karta.',
    rulings: ['Zaplatí i nebezpečná karta nebo vagon před tebou.'],
  },

  'card/station/dodgeville': {
    name: 'Dodgenville',
    line: 'karta Vedle!',
    text: 'Cena vagonu zde: karta Vedle!',
    rulings: ['Jen karta sama: podobný efekt nestačí.'],
  },

  'card/station/tombrock': {
    name: 'Tom Brock',
    line: 'život, nikdy poslední',
    text: 'Cena vagonu zde: život, nikdy poslední.',
    rulings: [],
  },

  'card/station/own-station': {
    name: 'Vlastní stanice',
    line: 'podle dohody před hrou',
    text: 'Cena vagonu zde: podle dohody před hrou.',
    rulings: [],
  },

  'card/character/benny-brawler': {
    name: 'Benny Brawler',
    line: 'Libovolný počet vagonů',
    text: 'Ve svém tahu smíš získat libovolný počet vagonů, za každý zaplatíš.',
    rulings: [
      'Vlak zdarma posuneš i tak jen jednou za tah.',
      'Také na konečné jich smíš získat víc, než se projeví lokomotiva.',
    ],
  },

  'card/character/evan-babbit': {
    name: 'Evan Babbit',
    line: 'Stejná barva odkloní BANG!',
    text: 'Když na tebe někdo zahraje kartu BANG!, smíš odhodit kartu její barvy a jejím cílem se stane hráč ve vzdálenosti 1.',
    rulings: ['Nikdy ten, kdo vystřelil.'],
  },

  'card/character/jimmy-texas': {
    name: 'Jimmy Texas',
    line: '1 karta na konci tvého tahu',
    text: 'Na konci svého tahu si dober kartu.',
    rulings: ['Dobereš si ji, i když tah strávíš ve Vězení.'],
  },

  'card/character/manuelita': {
    name: 'Manuelita',
    line: '2 karty na konečné',
    text: 'Kdykoli vlak dojede na konečnou, dober si dvě karty.',
    rulings: ['Dřív, než lokomotiva cokoli udělá.'],
  },

  'card/character/sancho': {
    name: 'Sancho',
    line: 'Vagon za tah zadarmo',
    text: 'Jednou za svůj tah si smíš vzít kterýkoli vagon z vlaku bez placení.',
    rulings: ['Je to tvůj jeden vagon za tah; předtím smíš vlak posunout.'],
  },

  'card/character/shade-oconnor': {
    name: 'Shade OʼConnor',
    line: 'Vlak jede: vyměň kartu',
    text: 'Kdykoli se vlak pohne mimo tvůj tah, smíš odhodit kartu z ruky a dobrat si novou.',
    rulings: ['Na konečné dřív, než lokomotiva cokoli udělá.'],
  },

  'card/character/zippy-roy': {
    name: 'Zippy Roy',
    line: 'Jednou za tah posune vlak',
    text: 'Jednou za svůj tah smíš posunout vlak o jednu stanici.',
    rulings: ['Vagon tím nezískáš a k ničemu tě to nezavazuje.'],
  },
} satisfies Translated<GreatTrainRobberyKey>;
