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
} satisfies Translated<ArmedAndDangerousKey>;
