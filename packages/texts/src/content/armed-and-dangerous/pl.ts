import type { Translated } from '../card-text.ts';
import type { ArmedAndDangerousKey } from './en.ts';

// No Polish source gives the card names of this set: they are our translations.
export const pl = {
  'card/card/big-fifty': {
    name: 'Big Fifty',
    line: 'Zasięg 6; 1 ładunek: cel bez osłon',
    text: 'Broń o zasięgu 6, wykładana z trzema żetonami ładunku. Zagrywając kartę BANG!, możesz zapłacić z niej 1 ładunek: przy tym strzale zdolność celu i jego wyłożone karty nie mają żadnego efektu.',
    rulings: [
      'Celowi nie pomoże Baryłka, Mustang ani postać; karty z ręki działają.',
      'Z ostatnim ładunkiem broń jest odrzucana, ale opłacony strzał się liczy.',
    ],
  },
  'card/card/bomb': {
    name: 'Bomba',
    line: 'Sprawdź: ♥♦ = podaj, ♣♠ = −2 ład.',
    text: 'Kładziesz ją z trzema żetonami ładunku przed dowolnym graczem. Na początku każdej swojej tury wykonuje on sprawdzenie: przy kierze lub karo oddaje ją komuś innemu, przy treflu lub piku traci ona 2 ładunki. Bez ładunków wybucha i zabiera 2 punkty życia.',
    rulings: [
      'Zabrana albo odrzucona nie wybucha; wybucha, gdy ładunki skończą się inaczej.',
      'Sprawdza się ją po Dynamicie, Więzieniu i Grzechotniku, a w turze straconej w więzieniu wcale.',
      'Wybuch nie jest niczyją winą.',
      'Jest karo: nie można jej położyć przed Apache Kidem, a wybuch go nie rani.',
      'Kto ma ją przed sobą, może płacić jej ładunkami, ale na własne ryzyko.',
    ],
  },
  'card/card/tumbleweed': {
    name: 'Biegacz stepowy',
    line: '1 ładunek: powtórz sprawdzenie',
    text: 'Wykładany z trzema żetonami ładunku. Zaraz po sprawdzeniu dowolnego gracza możesz zapłacić z niego 1 ładunek: sprawdza się na nowo, a poprzedni wynik przepada.',
    rulings: [
      'Działa też na twoje własne sprawdzenie i poza twoją turą, a jeśli za każdym razem płacisz, kilka razy z rzędu.',
      'Lucky Duke odkrywa dwie nowe karty.',
      'Z ostatnim ładunkiem karta jest odrzucana.',
    ],
  },
  'card/card/a-little-nip': {
    name: 'Mały łyk',
    line: '+1 życie; 3 ładunki: jeszcze +1',
    text: 'Odzyskujesz 1 punkt życia. Za każde 3 zapłacone ładunki odzyskujesz o 1 więcej.',
    rulings: [
      'Ładunki mogą pochodzić z dowolnych twoich pomarańczowych kart i z postaci.',
      'Poza własną turą nikogo nie ratuje.',
    ],
  },
  'card/card/ace-up-the-sleeve': {
    name: 'As w rękawie',
    line: '2 ładunki: dobierz kartę',
    text: 'Wykładana z trzema żetonami ładunku. W swojej turze możesz zapłacić z niej 2 ładunki, by dobrać kartę.',
    rulings: ['Tyle razy, na ile starczy ładunków; z ostatnim jest odrzucana.'],
  },
  'card/card/arrow': {
    name: 'Strzała',
    line: 'BANG! albo życie; 1 ład.: kolejny',
    text: 'Dowolny gracz odrzuca kartę BANG! albo traci 1 punkt życia. Za każdy zapłacony ładunek dotyczy to kolejnego gracza.',
    rulings: [
      'Odległość nie ma znaczenia, każdy cel to inny gracz.',
      'Pomaga tylko karta BANG!, a nie inna o tym samym efekcie.',
    ],
  },
  'card/card/bandolier': {
    name: 'Bandolier',
    line: '1 ładunek: dodatkowa karta BANG!',
    text: 'Wykładana z trzema żetonami ładunku. Raz w swojej turze możesz zapłacić z niej 1 ładunek, by zagrać o jedną kartę BANG! więcej.',
    rulings: ['Obowiązuje ją zwykły zasięg i może ją wzmocnić niebezpieczna broń.'],
  },
  'card/card/beer-keg': {
    name: 'Beczułka piwa',
    line: '3 ładunki: +1 życie',
    text: 'Wykładana z trzema żetonami ładunku. W swojej turze możesz zapłacić z niej 3 ładunki, by odzyskać 1 punkt życia.',
    rulings: ['Poza własną turą nikogo nie ratuje.'],
  },
  'card/card/bell-tower': {
    name: 'Dzwonnica',
    line: '1 ładunek: wszyscy w odległości 1',
    text: 'Wykładana z trzema żetonami ładunku. W swojej turze możesz zapłacić z niej 1 ładunek: dla następnej zagranej karty wszyscy są w odległości 1.',
    rulings: ['Mustang i podobne karty nie mają znaczenia.', 'Dla kolejnej karty można jej użyć ponownie.'],
  },
  'card/card/buntline-special': {
    name: 'Buntline Special',
    line: 'Zasięg 2; 1 ład.: pudło kosztuje',
    text: 'Broń o zasięgu 2, wykładana z trzema żetonami ładunku. Zagrywając kartę BANG!, możesz zapłacić z niej 1 ładunek: jeśli cel anuluje strzał, odrzuca kartę z ręki.',
    rulings: ['Nieważne, jak strzał anulowano; kartę wybiera cel.'],
  },
  'card/card/caravan': {
    name: 'Karawana',
    line: '2 karty; 2 ładunki: +1 karta',
    text: 'Dobierasz 2 karty. Za każde 2 zapłacone ładunki dobierasz o 1 więcej.',
    rulings: ['Decydujesz, zanim zobaczysz pierwszą kartę.'],
  },
  'card/card/crate': {
    name: 'Skrzynia',
    line: '2 ładunki: Pudło!',
    text: 'Wykładana z trzema żetonami ładunku. Gdy jesteś celem efektu BANG!, możesz zapłacić z niej 2 ładunki za efekt Pudło!',
    rulings: ['Baryłki i Skrzyni używasz w dowolnej kolejności.'],
  },
  'card/card/double-barrel': {
    name: 'Dwururka',
    line: 'Zasięg 1; 1 ładunek: ♦ trafia',
    text: 'Broń o zasięgu 1, wykładana z trzema żetonami ładunku. Zagrywając kartę BANG! koloru karo, możesz zapłacić z niej 1 ładunek: tego strzału nic nie anuluje.',
    rulings: ['Nie pomoże nawet Baryłka ani zdolność.'],
  },
  'card/card/duck': {
    name: 'Padnij!',
    line: 'Pudło!; 2 ładunki: weź ją znowu',
    text: 'Anuluje efekt BANG! wymierzony w ciebie. Jeśli zapłacisz 2 ładunki, karta wraca na rękę.',
    rulings: ['Płacić można także w turze innego gracza.'],
  },
  'card/card/flintlock': {
    name: 'Skałkówka',
    line: 'BANG!; pudło i 2 ład.: weź znowu',
    text: 'Efekt BANG! na gracza w zasięgu. Jeśli został anulowany, możesz zapłacić 2 ładunki i wziąć kartę z powrotem.',
    rulings: [
      'To nie jest karta BANG!: nie wlicza się do limitu jednej na turę i żadna broń jej nie wzmocni.',
      'Możesz ją od razu zagrać ponownie.',
    ],
  },
  'card/card/lockpick': {
    name: 'Wytrych',
    line: '3 ładunki: karta z cudzej ręki',
    text: 'Wykładana z trzema żetonami ładunku. W swojej turze możesz zapłacić z niej 3 ładunki, by wziąć losową kartę z ręki dowolnego gracza.',
    rulings: ['Odległość nie ma znaczenia; kart na stole nie rusza.'],
  },
  'card/card/quick-shot': {
    name: 'Szybki strzał',
    line: 'BANG!; 1 ładunek: kolejny cel',
    text: 'Efekt BANG! na gracza w zasięgu. Za każdy zapłacony ładunek trafia kolejnego gracza w zasięgu.',
    rulings: [
      'Każdy cel to inny gracz.',
      'To nie jest karta BANG!: nie wlicza się do limitu jednej na turę i żadna broń jej nie wzmocni.',
    ],
  },
  'card/card/reloading': {
    name: 'Przeładowanie',
    line: '3 ładunki na twoje karty',
    text: 'Rozłóż 3 ładunki z zapasu na swoje pomarańczowe karty i postać, jak chcesz.',
    rulings: ['Na jednej karcie mieszczą się najwyżej cztery; reszta zostaje w zapasie.'],
  },
  'card/card/rust': {
    name: 'Rdza',
    line: 'Innym po 1 ładunku ze wszystkiego',
    text: 'Każdy inny gracz traci po 1 ładunku z każdej swojej pomarańczowej karty i z postaci. Trafiają na twoją postać, najwyżej do czterech.',
    rulings: ['Karta bez ostatniego ładunku jest odrzucana, a Bomba wybucha.', 'Taki wybuch nie jest niczyją winą.'],
  },
  'card/card/squaw': {
    name: 'Squaw',
    line: 'Odrzuć ze stołu; 2 ładunki: weź',
    text: 'Dowolna wyłożona karta zostaje odrzucona. Jeśli zapłacisz 2 ładunki, bierzesz ją zamiast tego na rękę.',
    rulings: ['Odległość nie ma znaczenia.'],
  },
  'card/card/thunderer': {
    name: 'Thunderer',
    line: 'Zasięg 3; 1 ładunek: BANG! wraca',
    text: 'Broń o zasięgu 3, wykładana z trzema żetonami ładunku. Zagrywając kartę BANG!, możesz zapłacić z niej 1 ładunek, by wziąć tę kartę z powrotem na rękę.',
    rulings: [
      'Karta wraca, zanim cel odpowie, niezależnie od wyniku strzału.',
      'Strzał mimo to wlicza się do limitu jednego na turę.',
    ],
  },
  'card/card/whip': {
    name: 'Bicz',
    line: '3 ładunki: odrzuć kartę ze stołu',
    text: 'Wykładana z trzema żetonami ładunku. W swojej turze możesz zapłacić z niej 3 ładunki, by odrzucić dowolną wyłożoną kartę.',
    rulings: ['Odległość nie ma znaczenia; kart z ręki nie rusza.'],
  },
  'card/character/al-preacher': {
    name: 'Al Preacher',
    line: 'Niebieska, pomar.: 2 ład. za kartę',
    text: 'Gdy inny gracz zagra niebieską lub pomarańczową kartę, możesz zapłacić 2 ładunki, by dobrać kartę.',
    rulings: ['Raz za każdą zagraną kartę, także poza swoją turą.'],
  },
  'card/character/bass-greeves': {
    name: 'Bass Greeves',
    line: '1 karta: 2 ładunki w jedno miejsce',
    text: 'Raz w swojej turze możesz odrzucić kartę z ręki, by położyć 2 ładunki na jednej swojej pomarańczowej karcie albo na postaci.',
    rulings: ['Oba w to samo miejsce; co się nie zmieści, zostaje w zapasie.'],
  },
  'card/character/bloody-mary': {
    name: 'Bloody Mary',
    line: 'Twój BANG! chybia: dobierz kartę',
    text: 'Za każdym razem, gdy twoja karta BANG! zostanie anulowana, dobierasz kartę.',
    rulings: ['Inne karty z efektem BANG! się nie liczą.'],
  },
  'card/character/frankie-canton': {
    name: 'Frankie Canton',
    line: 'Raz na turę bierze 1 ładunek',
    text: 'Raz w swojej turze możesz wziąć 1 ładunek z dowolnej pomarańczowej karty albo z cudzej postaci na swoją.',
    rulings: [
      'Karta, z której weźmiesz ostatni ładunek, jest odrzucana.',
      'Przy czterech ładunkach nie masz już miejsca.',
    ],
  },
  'card/character/julie-cutter': {
    name: 'Julie Cutter',
    line: 'Trafiona: sprawdź, ♥♦ = BANG!',
    text: 'Za każdym razem, gdy inny gracz odbierze ci życie, wykonujesz sprawdzenie: przy kierze lub karo staje się on celem efektu BANG!',
    rulings: [
      'Tylko raz, niezależnie od liczby straconych punktów życia i od odległości.',
      'Strzał można anulować jak zwykle.',
    ],
  },
  'card/character/mexicali-kid': {
    name: 'Mexicali Kid',
    line: '2 ładunki: BANG! raz na turę',
    text: 'Raz w swojej turze możesz zapłacić 2 ładunki za efekt BANG! na gracza w zasięgu, bez karty.',
    rulings: ['Nie wlicza się do limitu jednej karty BANG! na turę i żadna broń go nie wzmocni.'],
  },
  'card/character/ms-abigail': {
    name: 'Ms. Abigail',
    line: 'Brązowe J, Q, K, A jej nie ruszą',
    text: 'Brązowa karta o wartości J, Q, K lub A wymierzona tylko w ciebie nie ma efektu, jeśli tak zechcesz.',
    rulings: ['Nie pomaga przeciw kartom, które dotyczą wielu graczy.', 'Karty BANG! też są brązowe.'],
  },
  'card/character/red-ringo': {
    name: 'Red Ringo',
    line: '4 ładunki; przenosi do 2 na turę',
    text: 'Zaczynasz z 4 ładunkami na postaci. Raz w swojej turze możesz przenieść do 2 z nich na swoje pomarańczowe karty.',
    rulings: ['Oba na jedną kartę albo po jednym na dwie; nigdy z powrotem.'],
  },
} satisfies Translated<ArmedAndDangerousKey>;
