import type { Translated } from '../card-text.ts';
import type { ValleyOfShadowsKey } from './en.ts';

// No Polish source gives the card names of this set: they are our translations.
export const pl = {
  'card/card/saved': {
    name: 'Ratunek!',
    line: 'Ktoś traci o 1 mniej: 2 karty',
    text: 'Zagrywasz ją w dowolnej turze, gdy inny gracz ma stracić punkt życia: traci o 1 mniej. Jeśli przeżyje, bierzesz dwie karty, obie losowo z jego ręki albo obie z talii.',
    rulings: [
      'Nie można tego łączyć. Z ręki z jedną kartą dostajesz tylko tę jedną.',
      'Nie musi chodzić o ostatni punkt życia.',
      'Punktu życia, który gracz oddaje z własnej woli jak Chuck Wengam, nie można ocalić.',
    ],
  },
  'card/card/escape': {
    name: 'Ucieczka',
    line: 'Anuluj kartę tylko na ciebie',
    text: 'Gdy ktoś zagrywa kartę inną niż BANG!, a jedynym celem jesteś ty, zagraj tę, żeby uniknąć jej efektu.',
    rulings: [
      'Pomaga przeciw kartom brązowym, takim jak Pojedynek i Kasia Balou, i niebieskim, takim jak Więzienie.',
      'Przed kartą, która trafia do ciebie inaczej niż przez zagranie, na przykład przed wędrującym Dynamitem, uciec się nie da.',
      'Nie da się też przed kartą, która wzmacnia BANG!: nie jest wymierzona w ciebie.',
    ],
  },
  'card/card/backfire': {
    name: 'Odwet',
    line: 'Pudło! i BANG! w strzelca',
    text: 'Liczy się jako karta Pudło! Jeśli pomoże anulować strzał, celem efektu BANG! staje się ten, kto strzelał.',
    rulings: [
      'Przeciw karcie BANG!, którą zagrywa Slab Zabójca, potrzebujesz jeszcze jednego efektu Pudło!, dopiero wtedy odpowiadasz ogniem.',
      'Jeśli nie strzelał żaden gracz, działa tylko efekt Pudło!',
      'Jest wymierzony tylko w strzelca, więc można przed nim uciec.',
      'Jeśli twój strzał zabije, liczy się tobie, także poza twoją turą.',
    ],
  },
  'card/card/poker': {
    name: 'Poker',
    line: 'Każdy kładzie 1; bez asa weź 2',
    text: 'Wszyscy inni wybierają z ręki kartę; karty odkrywa się razem i odrzuca. Jeśli nie ma wśród nich asa, bierzesz najwyżej dwie z nich.',
    rulings: [
      'Kto ma pustą rękę, tego to nie dotyczy.',
      'Jeśli leżą tylko jedna lub dwie karty, możesz wziąć wszystkie.',
    ],
  },
  'card/card/tornado': {
    name: 'Tornado',
    line: 'Wszyscy podają 2 karty w lewo',
    text: 'Wszyscy, ty też, wybierają z ręki dwie karty i dają je graczowi po swojej lewej, wszyscy jednocześnie.',
    rulings: [
      'Kto ma tylko jedną kartę, daje tylko ją; pusta ręka nie daje nic.',
      'Kart, które właśnie przyszły, nie podaje się dalej.',
    ],
  },
  'card/card/ghost': {
    name: 'Duch',
    line: 'Martwy wraca do gry',
    text: 'Połóż go przed graczem, który odpadł: wraca z rolą i zdolnością, ale bez punktów życia; żadnych nie zyska ani nie straci. Gdy Duch znika, gracz znowu odpada.',
    rulings: [
      'Na koniec tury duch odrzuca całą rękę; karty w grze zostają.',
      'Duch liczy się jako gracz w grze, także do zwycięstwa.',
      'Kto odpada przez utratę Ducha, tego nikt nie zabił: nie ma nagrody ani kary.',
    ],
  },
  'card/card/lemat': {
    name: 'LeMat',
    line: '1: w turze każda karta to BANG!',
    text: 'Broń o zasięgu 1. W swojej turze możesz użyć każdej karty z ręki jako karty BANG!',
    rulings: [
      'Takie karty liczą się do limitu jednej karty BANG! na turę.',
      'Willy the Kid może ich zagrać, ile chce.',
    ],
  },
  'card/card/rattlesnake': {
    name: 'Grzechotnik',
    line: 'Co turę sprawdź: ♠ zabiera życie',
    text: 'Połóż go przed dowolnym graczem. Na początku każdej swojej tury gracz ten wykonuje sprawdzenie: pik oznacza utratę 1 punktu życia. Grzechotnik zostaje.',
    rulings: [
      'Kolejność: Dynamit, Więzienie, Grzechotnik. Kto zostaje w Więzieniu, nie sprawdza.',
      'Leży, dopóki ktoś go nie zabierze lub nie odrzuci; może to zrobić także zagrożony gracz.',
      'Ukąszenia nie zalicza się nikomu.',
    ],
  },
  'card/card/shotgun': {
    name: 'Strzelba',
    line: '1: trafiony odrzuca kartę',
    text: 'Broń o zasięgu 1. Gdy trafisz gracza kartą BANG!, odrzuca on wybraną przez siebie kartę z ręki.',
    rulings: [
      'Dotyczy to tylko karty BANG!, nie podobnych efektów.',
      'Kto ginie od strzału, niczego nie odrzuca; pusta ręka też nie.',
    ],
  },
  'card/card/bounty': {
    name: 'Nagroda',
    line: 'Kto go trafi, dobiera 1 kartę',
    text: 'Połóż ją przed dowolnym graczem. Kto trafi go kartą BANG!, dobiera kartę.',
    rulings: [
      'Gatling, Wachlowanie i inne efekty się nie liczą.',
      'Kartę dostaje się także wtedy, gdy trafienie zabija.',
    ],
  },
  'card/card/bandidos': {
    name: 'Bandidos',
    line: 'Wszyscy: 2 karty albo życie',
    text: 'Wszyscy, ty też, odrzucają dwie karty z ręki albo tracą 1 punkt życia. Kto ma jedną kartę, musi ją odrzucić; kto nie ma żadnej, traci punkt życia.',
    rulings: [
      'Idzie to zgodnie z ruchem wskazówek zegara, od ciebie.',
      'Wydanie międzynarodowe: z jedną kartą też możesz wybrać utratę życia.',
    ],
  },
  'card/card/aim': {
    name: 'Celny strzał',
    line: 'Z BANG!: zabiera 2 życia',
    text: 'Zagrywasz go razem z kartą BANG! Jeśli strzał nie zostanie anulowany, zabiera 2 punkty życia.',
    rulings: [
      'Do anulowania wystarczy jeden efekt Pudło!',
      'Ucieczka przed nim nie chroni: nie jest wymierzony w gracza.',
    ],
  },
  'card/card/fanning': {
    name: 'Wachlowanie',
    line: 'BANG! w jednego i w jego sąsiada',
    text: 'Efekt BANG! na gracza w zasięgu i na jeszcze jednego gracza, nie ciebie, w odległości 1 od pierwszego.',
    rulings: [
      'To nie jest karta BANG!, ale zagrywasz ją zamiast jedynej karty BANG! w turze.',
      'Jeśli się da, musisz wybrać pierwszy cel, który ma kogoś w odległości 1.',
      'Każdy z nich broni się osobno.',
    ],
  },
  'card/card/tomahawk': {
    name: 'Tomahawk',
    line: 'BANG! do odległości 2',
    text: 'Efekt BANG! na gracza w odległości najwyżej 2; broń nie ma znaczenia.',
    rulings: ['To nie jest karta BANG!: nie liczy się do limitu i nie nadaje się do Pojedynku ani przeciw Indianom.'],
  },
  'card/card/last-call': {
    name: 'Ostatnia kolejka',
    line: 'Odzyskaj 1 życie',
    text: 'Odzyskujesz 1 punkt życia, także gdy w grze zostało tylko dwóch graczy.',
    rulings: ['Zagrywa się ją tylko we własnej turze i nie ratuje ostatniego życia.', 'To nie jest karta Piwko.'],
  },
  'card/character/henry-block': {
    name: 'Henry Block',
    line: 'Kto bierze mu karty, dostaje BANG!',
    text: 'Kto zdecyduje się zabrać lub odrzucić jego kartę, z ręki albo z gry, staje się celem efektu BANG!, raz za każdą kartę.',
    rulings: [
      'Działa przeciw Panice!, Kasi Balou i zdolnościom zależnym od decyzji (Jesse Jones), nie przeciw El Gringo.',
      'Karta, która pozwala zachować karty, na przykład Bandidos, tego nie wywołuje.',
    ],
  },
  'card/character/colorado-bill': {
    name: 'Colorado Bill',
    line: 'BANG!: pik nie da się uniknąć',
    text: 'Za każdym razem, gdy zagrywa kartę BANG!, wykonuje sprawdzenie: przy piku strzału nie da się anulować.',
    rulings: [
      'Dotyczy tylko kart BANG!, nie Gatlinga ani Wachlowania.',
      'Przeciw takiemu strzałowi nie pomaga ani Pudło!, ani Baryłka.',
      'Z Celnym strzałem zabiera dwa punkty życia.',
    ],
  },
  'card/character/evelyn-shebang': {
    name: 'Evelyn Shebang',
    line: 'O kartę mniej: BANG! na 1',
    text: 'W fazie 1 może dobrać o jedną kartę mniej i użyć efektu BANG! na graczu w odległości 1.',
    rulings: [
      'Przy Pragnieniu nie dobiera wtedy nic, przy Przyjeździe pociągu dwie karty.',
      'Wydanie międzynarodowe: dowolna liczba kart, za każdą efekt BANG!, każdy na innego gracza w zasięgu.',
    ],
  },
  'card/character/mick-defender': {
    name: 'Mick Defender',
    line: 'Pudło! anuluje kartę tylko w niego',
    text: 'Jeśli jest jedynym celem karty, może zagrać kartę Pudło! i jej uniknąć.',
    rulings: [
      'Działa przeciw kartom brązowym, jak Pojedynek, i niebieskim, jak Więzienie.',
      'Kart, które trafiły do niego inaczej niż przez zagranie, nie uniknie. Przed BANG! broni się jak zwykle.',
      'Wydanie międzynarodowe: przeciw każdej brązowej karcie poza BANG!, tylko za siebie, także przy wielu celach.',
    ],
  },
  'card/character/lemonade-jim': {
    name: 'Lemonade Jim',
    line: 'Cudze Piwko: życie za 1 kartę',
    text: 'Za każdym razem, gdy inny gracz zagrywa kartę Piwko, może odrzucić kartę z ręki i odzyskać 1 punkt życia.',
    rulings: ['Nie ma znaczenia, do czego Piwko posłużyło.', 'Saloon, Ostatnia kolejka i podobne karty się nie liczą.'],
  },
  'card/character/black-flower': {
    name: 'Black Flower',
    line: 'Raz na turę: ♣ to dodatkowe BANG!',
    text: 'Raz w swojej turze może zagrać kartę trefl jako dodatkową kartę BANG!',
    rulings: ['Nie liczy się ona do limitu jednej karty BANG! na turę.', 'Cel musi być jak zwykle w zasięgu.'],
  },
  'card/character/der-spot-burst-ringer': {
    name: 'Der Spot - Burst Ringer',
    line: 'Raz na turę: BANG! to Gatling',
    text: 'Raz w swojej turze może zagrać kartę BANG! jako Gatling.',
    rulings: ['Nie liczy się ona do limitu jednej karty BANG! na turę.'],
  },
  'card/character/tuco-franziskaner': {
    name: 'Tuco Franziskaner',
    line: 'Bez niebieskich kart: o 2 więcej',
    text: 'W fazie 1 dobiera o dwie karty więcej, jeśli nie leży przed nim żadna niebieska karta.',
    rulings: [
      'Dynamit i Więzienie, które po sprawdzeniu odeszły, już się nie liczą.',
      'Karty pomarańczowe i wagony liczą się jak niebieskie.',
    ],
  },
  'card/variant/international-edition': {
    name: 'Wydanie międzynarodowe',
    line: 'Teksty kart międzynarodowych',
    text: 'W Dolinie cieni obowiązują teksty kart międzynarodowych: Bandidos, Ucieczka, Tornado, Evelyn Shebang i Mick Defender.',
    rulings: [
      'Ucieczka i Mick Defender chronią przed każdą brązową kartą poza BANG!, także przy wielu celach, zawsze tylko jednego gracza.',
      'Tornado: każdy odrzuca kartę, a potem dobiera dwie.',
    ],
  },
} satisfies Translated<ValleyOfShadowsKey>;
