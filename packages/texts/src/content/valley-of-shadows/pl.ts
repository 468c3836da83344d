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
} satisfies Translated<ValleyOfShadowsKey>;
