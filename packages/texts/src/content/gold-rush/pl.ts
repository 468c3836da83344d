import type { Translated } from '../card-text.ts';
import type { GoldRushKey } from './en.ts';

// No Polish source gives the card names of this set: they are our translations.
export const pl = {
  'card/gear/wanted': {
    name: 'Poszukiwany',
    line: 'Za zabicie: 2 karty i 1 bryłka',
    text: 'Zaraz po kupieniu kładziesz ją przed dowolnym graczem. Kto go wyeliminuje, dobiera dwie karty i bierze 1 bryłkę złota.',
    rulings: [
      'Dolicza się do wszystkiego innego: za bandytę to razem pięć kart.',
      'Szeryf, który zabije zastępcę, najpierw dobiera, a potem traci wszystkie karty, ale bryłkę zachowuje.',
      'Jeśli śmierci nie spowodował żaden gracz, nikt nic nie dostaje.',
    ],
  },

  'card/character/josh-mccloud': {
    name: 'Josh McCloud',
    line: '2 bryłki: karta wyposażenia',
    text: 'W swojej turze możesz zapłacić 2 bryłki złota za wierzchnią kartę talii wyposażenia, w ciemno.',
    rulings: [
      'Brązową kartę wykonuje się od razu.',
      'Czarną kartę, którą masz już przed sobą, odrzuca się; dotyczy to też karty Poszukiwany.',
    ],
  },

  'card/role/shadow-deputy': {
    name: 'Cień zastępcy',
    line: 'Gra jako cień po stronie prawa',
    text: 'Jesteś poza grą, ale wracasz na swoje tury. Walczysz w nich za szeryfa i wygrywasz razem z nim.',
    rulings: [
      'Wyeliminowany renegat nie wybiera strony: na początku tury jest to ta, która ma więcej ujawnionych ról, a przy remisie bandyci.',
      'Jego własnej karty nigdy się nie liczy, a strona obowiązuje do jego następnej tury.',
    ],
  },
  'card/role/shadow-outlaw': {
    name: 'Cień bandyty',
    line: 'Gra jako cień za bandytów',
    text: 'Jesteś poza grą, ale wracasz na swoje tury. Walczysz w nich przeciw szeryfowi i wygrywasz razem z bandytami.',
    rulings: [
      'Wyeliminowany renegat nie wybiera strony: na początku tury jest to ta, która ma więcej ujawnionych ról, a przy remisie bandyci.',
      'Jego własnej karty nigdy się nie liczy, a strona obowiązuje do jego następnej tury.',
    ],
  },

  'card/variant/shadow-gunslingers': {
    name: 'Rewolwerowcy z cienia',
    line: 'Zabici wracają na swoje tury',
    text: 'Wyeliminowani gracze wracają na każdą swoją turę jako cienie bez punktów życia i grają po swojej stronie. Cień nie może tracić ani odzyskiwać punktów życia, a na końcu tury odrzuca wszystkie karty.',
    rulings: [
      'Sama eliminacja jest zwyczajna: karty, rola, nagroda i kara. Zostają tylko bryłki złota.',
      'Poza własną turą cieni nie ma w grze i nie liczą się do odległości.',
      'Odejście na końcu tury to nie eliminacja: Sam Sęp i jemu podobni nic nie dostają.',
    ],
  },
} satisfies Translated<GoldRushKey>;
