import type { CardText } from '../card-text.ts';
import type { TokenKey } from './en.ts';

export const pl = {
  'card/token/life': {
    name: 'Punkt życia',
    line: 'Nabój za każdy punkt życia',
    text: 'Zaczynasz z tyloma punktami życia, ile naboi ma twoja postać; szeryf ma o jeden więcej. Kto straci ostatni, odpada z gry.',
    rulings: [
      'Nikt nigdy nie ma więcej punktów życia niż na początku.',
      'Na koniec tury zostawiasz tyle kart, ile masz punktów życia.',
    ],
  },
  'card/token/nugget': {
    name: 'Bryłka złota',
    line: 'Kupuje się za nią wyposażenie',
    text: 'Kto odbierze innemu graczowi punkt życia, bierze za niego bryłkę. W swojej turze płacisz bryłkami za wyposażenie w sklepie.',
    rulings: ['Bryłki leżą odkryte przed właścicielem.'],
  },
  'card/token/load': {
    name: 'Ładunek',
    line: 'Płaci za pomarańczowe karty',
    text: 'Pomarańczowa karta wchodzi do gry z trzema ładunkami, którymi płaci się za jej efekt.',
    rulings: ['Większość pomarańczowych kart odrzuca się, gdy zniknie ostatni ładunek; każda mówi o tym sama.'],
  },
  'dice/token/arrow': {
    name: 'Strzała',
    line: 'Dziewięć dla wszystkich graczy',
    text: 'Każdą wyrzuconą strzałę bierze się od razu ze stosu. Kto weźmie ostatnią, sprowadza Indian: każdy traci punkt życia za każdą swoją strzałę, po czym wszystkie wracają.',
    rulings: ['Strzały gracza, który odpada, wracają na stos.'],
  },
  'dice/token/chief-arrow': {
    name: 'Strzała wodza',
    line: 'Liczy się za dwie strzały',
    text: 'Kto ma wziąć strzałę, może za jeden wynik wziąć właśnie tę. Liczy się za dwie, a jeśli jej posiadacz ma podczas ataku Indian więcej strzał niż każdy inny gracz, nie traci nic.',
    rulings: ['Remis w liczbie strzał nie chroni.'],
  },
  'dice/token/ghost': {
    name: 'Żeton zjawy',
    line: 'Wynik, który oddaje zjawa',
    text: 'Zjawa daje graczowi żeton jednego wyniku; ten musi przed pierwszym rzutem następnej tury obrócić zwykłą kostkę na tę ściankę.',
    rulings: ['Na koniec tej tury żeton wraca.'],
  },
} satisfies Record<TokenKey, CardText>;
