import type { Translated } from '../card-text.ts';
import type { GreatTrainRobberyKey } from './en.ts';

// No Polish source gives the card names of this set: they are our translations.
export const pl = {
  'card/card/train-robbery': {
    name: 'Napad na pociąg',
    line: 'Za każdą kartę: odrzuć albo BANG!',
    text: 'Wybierasz gracza w dowolnej odległości. Przy każdej swojej wyłożonej karcie po kolei decyduje on, czy ją odrzuca, czy staje wobec efektu BANG! Zużywa to twój jeden BANG! na turę.',
    rulings: [
      'To nie jest karta BANG!, ale w tej samej turze nie możesz jej zagrać, chyba że coś pozwala ci na więcej.',
      'Na każdy strzał odpowiada się osobno.',
      'Wyposażenia to nie dotyczy.',
    ],
  },

  'card/wagon/ghost-car': {
    name: 'Wagon duchów',
    line: 'Z nim gra się nawet bez życia',
    text: 'Kładziesz go przed kimkolwiek oprócz szeryfa, także przed wyeliminowanym. Z nim gracz zostaje w grze albo do niej wraca bez punktów życia i nie może ich tracić ani odzyskiwać.',
    rulings: [
      'Taki gracz jest w grze pod każdym względem: dla odległości, zdolności i zwycięstwa.',
      'Utrata ostatniego punktu życia z tym wagonem to nie eliminacja: nie ma nagrody, a rola pozostaje ukryta.',
      'Bez punktów życia na końcu tury odrzuca się całą rękę; wyłożone karty zostają.',
      'Gdy wagon odjeżdża do kogoś innego lub jest odrzucony, gracz od razu odpada i nikt nic z tego nie ma.',
    ],
  },

  'card/character/sgt-blaze': {
    name: 'Sgt. Blaze',
    line: 'Może oszczędzić jednego gracza',
    text: 'Gdy zagrywasz kartę albo używasz efektu, który dotyczy kilku graczy, możesz jednego z nich pominąć.',
    rulings: [
      'W Sklepie odkrywa się o jedną kartę mniej, a pominięty gracz nie dostaje żadnej.',
      'Możesz pominąć siebie; działa to też przy lokomotywie, gdy dojeżdża w twojej turze.',
    ],
  },

  'card/card/cactus': {
    name: 'Kaktus',
    line: 'Pudło!; czerwona karta: 1 życie',
    text: 'Użyj jako efektu Pudło!, a potem dobierz!: kier lub karo przywraca ci życie.',
    rulings: ['To nie jest karta Pudło! i nie można nią za nią zapłacić.'],
  },

  'card/card/dragoon': {
    name: 'Dragoon',
    line: 'Zasięg 2, o jeden BANG! więcej',
    text: 'Broń o zasięgu 2. Możesz z nią zagrać w każdej swojej turze o jedną kartę BANG! więcej.',
    rulings: [],
  },

  'card/card/evaded': {
    name: 'O włos!',
    line: 'Pudło! i zdobywasz tę kartę',
    text: 'Użyj jako efektu Pudło! Karta zagrana przeciw tobie trafia na twoją rękę.',
    rulings: [
      'Gdy strzału nie wywołała karta, lecz na przykład lokomotywa, nie ma czego wziąć.',
      'Rewolwer z nożem zdobywasz tylko wtedy, gdy nie wrócił do właściciela.',
    ],
  },

  'card/card/full-steam': {
    name: 'Cała naprzód',
    line: 'Na koniec; lokomotywa 0× lub 2×',
    text: 'Pociąg jedzie od razu na koniec trasy. Wybierasz, czy lokomotywa nic tam nie robi, czy działa dwa razy.',
    rulings: ['Wybór dotyczy wszystkich, a najpierw jak zwykle można wziąć wagon.'],
  },

  'card/card/knife-revolver': {
    name: 'Rewolwer z nożem',
    line: 'BANG!; W lub wyżej: wraca na rękę',
    text: 'Efekt BANG! na gracza w zasięgu zamiast twojego jednego BANG! w turze. Najpierw dobierz!: przy J, Q, K lub A karta wraca na twoją rękę.',
    rulings: ['To nie jest karta BANG!: nie przyda się w Pojedynku ani przeciw Indianom!'],
  },

  'card/card/map': {
    name: 'Mapa',
    line: 'Widzisz 2 karty, możesz odrzucić 1',
    text: 'Zanim dobierzesz w swojej turze, obejrzyj dwie wierzchnie karty talii. Jedną z nich możesz odrzucić.',
    rulings: ['Działa po wszystkich dobierz! na początku tury, a przed zdolnościami postaci.'],
  },

  'card/card/money-bag': {
    name: 'Worek pieniędzy',
    line: 'Naśladuje brązową kartę z wierzchu',
    text: 'Jeśli karta na wierzchu stosu kart odrzuconych jest brązowa, zrób to, co ona.',
    rulings: [
      'Można ją zagrać tylko we własnej turze.',
      'Wykonany tak BANG! nie zużywa twojego jednego w turze.',
      'Ma efekt tamtej karty, ale nią nie jest: takiego Piwa nie można sprzedać, a takiego BANG! wzmocnić.',
    ],
  },

  'card/card/most-wanted': {
    name: 'Najbardziej poszukiwany',
    line: '1 karta; wszyscy dobierz!: ♠ rani',
    text: 'Dobierz kartę. Potem wszyscy, zaczynając od ciebie, dobierają!: pik kosztuje punkt życia.',
    rulings: ['Jeśli nikt tego nie przeżyje, wygrywają bandyci.'],
  },

  'card/card/next-stop': {
    name: 'Następna stacja',
    line: '1 karta, pociąg rusza',
    text: 'Dobierz kartę, a potem pociąg przesuwa się o jedną stację.',
    rulings: ['Kartę dobiera się, zanim na końcu trasy cokolwiek się stanie.'],
  },

  'card/card/refund': {
    name: 'Odszkodowanie',
    line: 'Karta za każdą zabraną ci kartę',
    text: 'Ilekroć inny gracz zabiera lub odrzuca twoją kartę z ręki albo ze stołu, dobierz jedną.',
    rulings: ['Nie działa przy utracie tej karty ani przy Napadzie na pociąg.'],
  },

  'card/card/strongbox': {
    name: 'Kasa pancerna',
    line: '1 karta na końcu twojej tury',
    text: 'Na końcu swojej tury dobierz kartę.',
    rulings: ['Dobierasz ją także wtedy, gdy spędzasz turę w Więzieniu.'],
  },

  'card/card/switch': {
    name: 'Zwrotnica',
    line: 'Zamień wyłożoną kartę',
    text: 'Zamień jedną ze swoich wyłożonych kart na wyłożoną kartę innego gracza.',
    rulings: [
      'Nikt nie może skończyć z dwiema takimi samymi kartami; nowa broń zastępuje starą.',
      'Wagon duchów ani Więzienie nie trafią tak do szeryfa.',
    ],
  },

  'card/card/water-tower': {
    name: 'Wieża ciśnień',
    line: 'Wagon za darmo',
    text: 'Weź dowolny wagon pociągu bez płacenia.',
    rulings: ['Nie liczy się jako twój jeden wagon w turze i nie musi stać na stacji.'],
  },

  'card/wagon/baggage-car': {
    name: 'Wagon bagażowy',
    line: 'Pudło!, Panika!, Cat Balou, BANG!',
    text: 'Odrzuć go i użyj jako Pudła!, Paniki!, Cat Balou albo BANG! poza limitem.',
    rulings: ['Działa też przeciw Indianom! i w Pojedynku.'],
  },

  'card/wagon/caboose': {
    name: 'Wagon służbowy',
    line: 'Odrzuć niebieską kartę: Pudło!',
    text: 'Możesz odrzucić inną swoją niebieską kartę lub wagon jako efekt Pudło!',
    rulings: ['Sam wagon służbowy zostaje.'],
  },

  'card/wagon/cattle-truck': {
    name: 'Wagon bydlęcy',
    line: 'Weź 1 z 3 ostatnio odrzuconych',
    text: 'Odrzuć go: weź jedną z trzech wierzchnich kart stosu kart odrzuconych.',
    rulings: [],
  },

  'card/wagon/circus-wagon': {
    name: 'Wagon cyrkowy',
    line: 'Inni odrzucają wyłożoną kartę',
    text: 'Odrzuć go: wszyscy pozostali kolejno odrzucają po jednej swojej wyłożonej karcie.',
    rulings: [],
  },

  'card/wagon/coal-hopper': {
    name: 'Węglarka',
    line: '1 karta; odrzuć czyjś wagon',
    text: 'Odrzuć go: dobierz kartę i odrzuć wagon leżący przed dowolnym graczem.',
    rulings: [],
  },

  'card/wagon/dining-car': {
    name: 'Wagon restauracyjny',
    line: 'Początek tury: ♥ leczy',
    text: 'Na początku swojej tury dobierz!: kier przywraca ci życie.',
    rulings: ['Działa po Dynamicie, Więzieniu i innych zagrożeniach.'],
  },

  'card/wagon/express-car': {
    name: 'Wagon ekspresowy',
    line: 'Odrzuć rękę i graj jeszcze raz',
    text: 'Odrzuć go z całą ręką: twoja tura od razu się kończy i masz kolejną.',
    rulings: ['Po turze, którą daje, nie następuje już żadna dodatkowa.'],
  },

  'card/wagon/lounge-car': {
    name: 'Salonka',
    line: '2 nowe wagony: jeden dla innego',
    text: 'Odrzuć go: dobierz dwa wagony z talii. Jeden jest twój, drugi dostaje inny gracz.',
    rulings: ['Żaden nie liczy się jako twój jeden wagon w turze.'],
  },

  'card/wagon/lumber-flatcar': {
    name: 'Wagon platforma',
    line: 'Posiadacz widzi innych o 1 dalej',
    text: 'Połóż go przed dowolnym graczem; widzi on odtąd wszystkich innych o 1 dalej.',
    rulings: ['Możesz położyć go także przed sobą.'],
  },

  'card/wagon/mail-car': {
    name: 'Wagon pocztowy',
    line: '3 karty, 1 oddaj',
    text: 'Odrzuć go: dobierz trzy karty i oddaj jedną z nich innemu graczowi.',
    rulings: [],
  },

  'card/wagon/observation-car': {
    name: 'Wagon widokowy',
    line: 'Ty o 1 bliżej, do ciebie o 1 dalej',
    text: 'Widzisz wszystkich innych o 1 bliżej, a oni widzą ciebie o 1 dalej.',
    rulings: [],
  },

  'card/wagon/passenger-car': {
    name: 'Wagon osobowy',
    line: 'Zabierz kartę komukolwiek',
    text: 'Odrzuć go: zabierz kartę dowolnemu innemu graczowi, z ręki albo ze stołu.',
    rulings: [],
  },

  'card/wagon/prisoner-car': {
    name: 'Wagon więzienny',
    line: 'Pojedynek i Indianie! cię omijają',
    text: 'Karty Pojedynek i Indianie! innych graczy na ciebie nie działają.',
    rulings: ['Tylko te karty: taki sam efekt innej karty działa.'],
  },

  'card/wagon/private-car': {
    name: 'Wagon prywatny',
    line: 'Pusta ręka: żadnego BANG!',
    text: 'Dopóki nie masz kart na ręce, nie można grać na ciebie kart BANG!',
    rulings: ['Gatling, Rewolwer z nożem i strzał skierowany przez Evana Babbita trafiają.'],
  },

  'card/wagon/sleeper-car': {
    name: 'Wagon sypialny',
    line: 'Odrzuć niebieską kartę: BANG!',
    text: 'Raz na turę możesz odrzucić inną swoją niebieską kartę lub wagon jako BANG! poza limitem.',
    rulings: ['Raz działa też przeciw Indianom! i w Pojedynku.'],
  },

  'card/locomotive/ironhorse': {
    name: 'Ironhorse',
    line: 'Koniec trasy: strzał do wszystkich',
    text: 'Na końcu trasy wszyscy stają wobec efektu BANG!, zaczynając od gracza, którego jest tura.',
    rulings: ['Utracone życia nie są nikomu przypisywane.', 'Jeśli nikt tego nie przeżyje, wygrywają bandyci.'],
  },

  'card/locomotive/leland': {
    name: 'Leland',
    line: 'Koniec trasy: Sklep',
    text: 'Na końcu trasy otwiera się Sklep, zaczynając od gracza, którego jest tura.',
    rulings: ['Na następną podróż lokomotywę się odwraca.'],
  },

  'card/station/boom-town': {
    name: 'Boom Town',
    line: 'karta BANG!',
    text: 'Cena wagonu tutaj: karta BANG!',
    rulings: [],
  },

  'card/station/catico': {
    name: 'Catico',
    line: 'Panika! lub Cat Balou',
    text: 'Cena wagonu tutaj: Panika! lub Cat Balou.',
    rulings: [],
  },

  'card/station/crowns-hole': {
    name: 'Crownʼs Hole',
    line: 'karta Piwko',
    text: 'Cena wagonu tutaj: karta Piwko.',
    rulings: [],
  },

  'card/station/fort-wroth': {
    name: 'Fort Wroth',
    line: 'karta od 10 do asa',
    text: 'Cena wagonu tutaj: karta od 10 do asa.',
    rulings: [],
  },

  'card/station/yooma': {
    name: 'Yooma',
    line: 'karta od 2 do 9',
    text: 'Cena wagonu tutaj: karta od 2 do 9.',
    rulings: [],
  },

  'card/station/frisco': {
    name: 'Frisco',
    line: 'trefl',
    text: 'Cena wagonu tutaj: trefl.',
    rulings: [],
  },

  'card/station/creepy-creek': {
    name: 'Creepy Creek',
    line: 'pik',
    text: 'Cena wagonu tutaj: pik.',
    rulings: [],
  },

  'card/station/san-tafe': {
    name: 'San Tafe',
    line: 'kier',
    text: 'Cena wagonu tutaj: kier.',
    rulings: [],
  },

  'card/station/miners-oath': {
    name: 'Minerʼs Oath',
    line: 'karo',
    text: 'Cena wagonu tutaj: karo.',
    rulings: [],
  },

  'card/station/virginia-town': {
    name: 'Virginia Town',
    line: 'dowolne dwie karty',
    text: 'Cena wagonu tutaj: dowolne dwie karty.',
    rulings: [],
  },

  'card/station/deathwood': {
    name: 'Deathwood',
    line: 'niebieska karta',
    text: 'Cena wagonu tutaj: niebieska karta.',
    rulings: ['Płaci też niebezpieczna karta albo wagon leżący przed tobą.'],
  },

  'card/station/dodgeville': {
    name: 'Dodgeville',
    line: 'karta Pudło!',
    text: 'Cena wagonu tutaj: karta Pudło!',
    rulings: ['Tylko sama karta: podobny efekt nie wystarczy.'],
  },

  'card/station/tombrock': {
    name: 'Tombrock',
    line: 'życie, nigdy ostatnie',
    text: 'Cena wagonu tutaj: życie, nigdy ostatnie.',
    rulings: [],
  },

  'card/station/own-station': {
    name: 'Własna stacja',
    line: 'według umowy przed grą',
    text: 'Cena wagonu tutaj: według umowy przed grą.',
    rulings: [],
  },

  'card/character/benny-brawler': {
    name: 'Benny Brawler',
    line: 'Dowolna liczba wagonów',
    text: 'W swojej turze możesz zdobyć dowolną liczbę wagonów, płacąc za każdy.',
    rulings: [
      'Za darmo przesuwasz pociąg i tak tylko raz na turę.',
      'Także na stacji końcowej możesz zdobyć kilka, zanim zadziała lokomotywa.',
    ],
  },

  'card/character/evan-babbit': {
    name: 'Evan Babbit',
    line: 'Ten sam kolor kieruje BANG! dalej',
    text: 'Gdy ktoś zagra na ciebie kartę BANG!, możesz odrzucić kartę jej koloru, a jej celem zostaje gracz w odległości 1.',
    rulings: ['Nigdy ten, kto strzelał.'],
  },

  'card/character/jimmy-texas': {
    name: 'Jimmy Texas',
    line: '1 karta na końcu twojej tury',
    text: 'Na końcu swojej tury dobierz kartę.',
    rulings: ['Dobierasz ją także wtedy, gdy spędzasz turę w Więzieniu.'],
  },

  'card/character/manuelita': {
    name: 'Manuelita',
    line: '2 karty na końcu trasy',
    text: 'Ilekroć pociąg dojeżdża do końca trasy, dobierz dwie karty.',
    rulings: ['Zanim lokomotywa cokolwiek zrobi.'],
  },

  'card/character/sancho': {
    name: 'Sancho',
    line: 'Wagon na turę za darmo',
    text: 'Raz w swojej turze możesz wziąć dowolny wagon pociągu bez płacenia.',
    rulings: ['To twój jeden wagon w turze; wcześniej możesz przesunąć pociąg.'],
  },

  'card/character/shade-oconnor': {
    name: 'Shade OʼConnor',
    line: 'Pociąg rusza: wymień kartę',
    text: 'Ilekroć pociąg rusza poza twoją turą, możesz odrzucić kartę z ręki i dobrać nową.',
    rulings: ['Na końcu trasy, zanim lokomotywa cokolwiek zrobi.'],
  },

  'card/character/zippy-roy': {
    name: 'Zippy Roy',
    line: 'Raz na turę przesuwa pociąg',
    text: 'Raz w swojej turze możesz przesunąć pociąg o jedną stację.',
    rulings: ['Nie daje to wagonu i do niczego nie zobowiązuje.'],
  },
} satisfies Translated<GreatTrainRobberyKey>;
