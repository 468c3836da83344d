import type { Translated } from '../card-text.ts';
import type { DodgeCityKey } from './en.ts';

// No Polish source gives the card names of this set: they are our translations.
export const pl = {
  'card/card/binocular': {
    name: 'Lornetka',
    line: 'Inni są dla ciebie o 1 bliżej',
    text: 'Widzisz wszystkich innych graczy w odległości o 1 mniejszej, ale nie mniejszej niż 1. Dla nich nic się nie zmienia.',
    rulings: ['Sumuje się z Lunetą i ze zdolnością, którą ma Rose Doolan.'],
  },
  'card/card/hideout': {
    name: 'Kryjówka',
    line: 'Dla innych jesteś o 1 dalej',
    text: 'Wszyscy inni widzą cię w odległości o 1 większej. Dla ciebie nic się nie zmienia.',
    rulings: ['Sumuje się z Mustangiem i ze zdolnością, którą ma Paul Regret.'],
  },
  'card/card/punch': {
    name: 'Cios',
    line: 'BANG! do gracza w odległości 1',
    text: 'Efekt BANG! na gracza w odległości 1.',
    rulings: [
      'Broń nie ma znaczenia, liczy się tylko odległość.',
      'To nie jest karta BANG! i nie liczy się do limitu jednej na turę.',
    ],
  },
  'card/card/dodge': {
    name: 'Unik',
    line: 'Pudło! i dobierz kartę',
    text: 'Anulujesz efekt BANG! wymierzony w ciebie, po czym dobierasz kartę.',
    rulings: ['To nie jest karta Pudło!, tylko jej efekt jest taki sam.'],
  },
  'card/card/springfield': {
    name: 'Springfield',
    line: 'Za 1 kartę: BANG! w dowolny cel',
    text: 'Zagrywasz ją i odrzucasz z ręki jeszcze jedną kartę: efekt BANG! na dowolnego gracza bez względu na odległość.',
    rulings: [
      'Bez drugiej karty do odrzucenia nie można jej zagrać.',
      'To nie jest karta BANG! i nie liczy się do limitu jednej na turę.',
      'Odrzucona za nią karta leży na niej i stamtąd może ją wziąć Pedro Ramirez.',
    ],
  },
  'card/card/brawl': {
    name: 'Bijatyka',
    line: 'Za 1 kartę: inni odrzucają po 1',
    text: 'Zagrywasz ją i odrzucasz z ręki jeszcze jedną kartę: każdy z pozostałych traci kartę. Przy każdym osobno decydujesz, czy będzie to losowa z ręki, czy wybrana z wyłożonych.',
    rulings: ['Tak stracona karta nie jest odrzucona z własnej woli: Molly Stark nic za nią nie dobiera.'],
  },
  'card/card/rag-time': {
    name: 'Ragtime',
    line: 'Za 1 kartę: zabierz kartę komuś',
    text: 'Zagrywasz ją i odrzucasz z ręki jeszcze jedną kartę: zabierasz kartę dowolnemu graczowi bez względu na odległość, losową z ręki albo wybraną z wyłożonych.',
    rulings: ['Zdobytą tak zieloną kartę trzeba wyłożyć na nowo, zanim się jej użyje.'],
  },
  'card/card/tequila': {
    name: 'Tequila',
    line: 'Za 1 kartę: komuś +1 punkt życia',
    text: 'Zagrywasz ją i odrzucasz z ręki jeszcze jedną kartę: wybrany gracz odzyskuje 1 punkt życia.',
    rulings: [
      'Możesz wybrać siebie.',
      'Poza własną turą nie można jej zagrać, więc nikogo nie uratuje od śmierci.',
      'Leczy również wtedy, gdy zostało tylko dwóch graczy.',
    ],
  },
  'card/card/whisky': {
    name: 'Whisky',
    line: 'Za 1 kartę: +2 punkty życia',
    text: 'Zagrywasz ją i odrzucasz z ręki jeszcze jedną kartę: odzyskujesz 2 punkty życia, nigdy ponad początkową liczbę.',
    rulings: [
      'Poza własną turą nie można jej zagrać, więc nie uratuje cię od śmierci.',
      'Leczy również wtedy, gdy zostało tylko dwóch graczy.',
    ],
  },
  'card/card/bible': {
    name: 'Biblia',
    line: 'Odrzuć: Pudło! i dobierz kartę',
    text: 'Kładziesz ją przed sobą. Począwszy od tury następnego gracza możesz ją odrzucić, żeby anulować efekt BANG! wymierzony w ciebie i dobrać kartę.',
    rulings: [],
  },
  'card/card/canteen': {
    name: 'Manierka',
    line: 'Odrzuć: +1 punkt życia',
    text: 'Kładziesz ją przed sobą. W którejś ze swoich następnych tur możesz ją odrzucić, żeby odzyskać 1 punkt życia.',
    rulings: [
      'Poza własną turą nie można jej użyć, więc nie uratuje cię od śmierci.',
      'Leczy również wtedy, gdy zostało tylko dwóch graczy.',
    ],
  },
  'card/card/can-can': {
    name: 'Kankan',
    line: 'Odrzuć: ktoś odrzuca kartę',
    text: 'Kładziesz go przed sobą. W którejś ze swoich następnych tur możesz go odrzucić razem z kartą dowolnego gracza: losową z ręki albo wybraną z wyłożonych.',
    rulings: [],
  },
  'card/card/ten-gallon-hat': {
    name: 'Stetson',
    line: 'Odrzuć: Pudło!',
    text: 'Kładziesz go przed sobą. Począwszy od tury następnego gracza możesz go odrzucić, żeby anulować efekt BANG! wymierzony w ciebie.',
    rulings: [],
  },
  'card/card/sombrero': {
    name: 'Sombrero',
    line: 'Odrzuć: Pudło!',
    text: 'Kładziesz je przed sobą. Począwszy od tury następnego gracza możesz je odrzucić, żeby anulować efekt BANG! wymierzony w ciebie.',
    rulings: [],
  },
  'card/card/iron-plate': {
    name: 'Żelazna płyta',
    line: 'Odrzuć: Pudło!',
    text: 'Kładziesz ją przed sobą. Począwszy od tury następnego gracza możesz ją odrzucić, żeby anulować efekt BANG! wymierzony w ciebie.',
    rulings: ['Jak przy każdej karcie, możesz mieć przed sobą tylko jedną.'],
  },
  'card/card/conestoga': {
    name: 'Kryty wóz',
    line: 'Odrzuć: zabierz kartę komukolwiek',
    text: 'Kładziesz go przed sobą. W którejś ze swoich następnych tur możesz go odrzucić, żeby zabrać kartę dowolnemu graczowi: losową z ręki albo wybraną z wyłożonych.',
    rulings: [],
  },
  'card/card/derringer': {
    name: 'Derringer',
    line: 'Odrzuć: BANG! na 1, dobierz kartę',
    text: 'Kładziesz go przed sobą. W którejś ze swoich następnych tur możesz go odrzucić: efekt BANG! na gracza w odległości 1, a do tego dobierasz kartę.',
    rulings: ['Kartę dobierasz bez względu na to, czy trafisz.'],
  },
  'card/card/buffalo-rifle': {
    name: 'Strzelba na bizony',
    line: 'Odrzuć: BANG! w dowolny cel',
    text: 'Kładziesz ją przed sobą. W którejś ze swoich następnych tur możesz ją odrzucić: efekt BANG! na dowolnego gracza bez względu na odległość.',
    rulings: [],
  },
  'card/card/howitzer': {
    name: 'Haubica',
    line: 'Odrzuć: BANG! do wszystkich innych',
    text: 'Kładziesz ją przed sobą. W którejś ze swoich następnych tur możesz ją odrzucić: efekt BANG! na wszystkich innych graczy, kolejno od twojej lewej.',
    rulings: [],
  },
  'card/card/pepperbox': {
    name: 'Pepperbox',
    line: 'Odrzuć: BANG! w zasięgu',
    text: 'Kładziesz go przed sobą. W którejś ze swoich następnych tur możesz go odrzucić: efekt BANG! na gracza w zasięgu twojej broni.',
    rulings: ['To nie jest karta BANG! i nie liczy się do limitu jednej na turę.'],
  },
  'card/card/pony-express': {
    name: 'Pony Express',
    line: 'Odrzuć: dobierz 3 karty',
    text: 'Kładziesz go przed sobą. W którejś ze swoich następnych tur możesz go odrzucić, żeby dobrać trzy karty.',
    rulings: ['Nigdy nie odkrywa karty pokazu.'],
  },
  'card/card/knife': {
    name: 'Nóż',
    line: 'Odrzuć: BANG! w odległości 1',
    text: 'Kładziesz go przed sobą. W którejś ze swoich następnych tur możesz go odrzucić: efekt BANG! na gracza w odległości 1.',
    rulings: [],
  },

  'card/character/apache-kid': {
    name: 'Apache Kid',
    line: 'Cudze kara na niego nie działają',
    text: 'Karty karo używane przez innych graczy nie działają na ciebie.',
    rulings: [
      'Pojedynku w kolorze karo nie można na ciebie zagrać, ale karty BANG! karo odrzucane w Pojedynku przez przeciwnika są ważne.',
      'Gdy za jeden strzał płaci się dwiema kartami, działa on, jeśli choć jedna z nich nie jest karo.',
    ],
  },
  'card/character/belle-star': {
    name: 'Belle Star',
    line: 'W jej turze cudze karty śpią',
    text: 'W twojej turze nic, co leży przed innymi graczami, nie ma żadnego efektu.',
    rulings: [
      'Dotyczy to kart niebieskich, zielonych i pomarańczowych. Zdolności postaci i wyposażenie działają dalej.',
    ],
  },
  'card/character/bill-noface': {
    name: 'Bill Noface',
    line: 'Dobiera 1 i po 1 za każdą ranę',
    text: 'W 1. fazie dobierasz jedną kartę i jeszcze po jednej za każdy brakujący punkt życia.',
    rulings: ['Bez ran to jedna karta, przy jednym brakującym punkcie dwie, przy dwóch trzy i tak dalej.'],
  },
  'card/character/chuck-wengam': {
    name: 'Chuck Wengam',
    line: 'Za 1 punkt życia dobiera 2 karty',
    text: 'W swojej turze możesz oddać 1 punkt życia, żeby dobrać dwie karty.',
    rulings: ['Możesz to zrobić kilka razy na turę, ale nigdy za ostatni punkt życia.'],
  },
  'card/character/doc-holyday': {
    name: 'Doc Holyday',
    line: 'Raz: za 2 karty BANG! w zasięgu',
    text: 'Raz w swojej turze możesz odrzucić dwie karty z ręki: efekt BANG! na gracza w zasięgu twojej broni.',
    rulings: [
      'Nie liczy się to jako zagranie karty BANG!',
      'Przeciw Apache Kidowi przynajmniej jedna z tych kart nie może być karo.',
    ],
  },
  'card/character/elena-fuente': {
    name: 'Elena Fuente',
    line: 'Każda karta z ręki = Pudło!',
    text: 'Dowolnej karty z ręki możesz użyć jako Pudło!',
    rulings: [],
  },
  'card/character/greg-digger': {
    name: 'Greg Digger',
    line: 'Czyjaś śmierć: +2 punkty życia',
    text: 'Ilekroć odpada z gry inna postać, odzyskujesz 2 punkty życia, nigdy ponad początkową liczbę.',
    rulings: ['Liczy się też duch z Miasta duchów, gdy znowu odchodzi.'],
  },
  'card/character/herb-hunter': {
    name: 'Herb Hunter',
    line: 'Czyjaś śmierć: dobiera 2 karty',
    text: 'Ilekroć odpada z gry inna postać, dobierasz dwie karty.',
    rulings: [
      'Jeśli zabijesz bandytę, z nagrodą będzie to razem pięć kart.',
      'Liczy się też duch z Miasta duchów, gdy znowu odchodzi.',
    ],
  },
  'card/character/jose-delgado': {
    name: 'José Delgado',
    line: 'Dwa razy: niebieska = 2 karty',
    text: 'Do dwóch razy w swojej turze możesz odrzucić z ręki niebieską kartę, żeby dobrać dwie karty.',
    rulings: ['Karty pomarańczowe liczą się jak niebieskie.'],
  },
  'card/character/molly-stark': {
    name: 'Molly Stark',
    line: 'Karta poza turą: dobiera 1',
    text: 'Ilekroć poza swoją turą zagrywasz albo z własnej woli odrzucasz kartę z ręki, dobierasz kartę.',
    rulings: [
      'W Pojedynku karty za odrzucone karty BANG! dobierasz po jego końcu, o ile przeżyjesz.',
      'Za karty, które każą ci odrzucić inni, nic nie dostajesz.',
      'Gdy kilku graczy ma dobrać w tej samej chwili, zaczyna gracz, którego jest tura, a dalej zgodnie z ruchem wskazówek zegara.',
    ],
  },
  'card/character/pat-brennan': {
    name: 'Pat Brennan',
    line: 'Zamiast dobierać bierze 1 z gry',
    text: 'W 1. fazie zamiast dobierać możesz wziąć na rękę jedną kartę wyłożoną przed dowolnym graczem.',
    rulings: ['To zawsze dokładnie jedna karta, choćby dobieranie dawało więcej.'],
  },
  'card/character/pixie-pete': {
    name: 'Pixie Pete',
    line: 'Dobiera 3 karty',
    text: 'W 1. fazie dobierasz trzy karty zamiast dwóch.',
    rulings: [],
  },
  'card/character/sean-mallory': {
    name: 'Sean Mallory',
    line: 'Zatrzymuje do 10 kart',
    text: 'Na końcu tury możesz zatrzymać na ręce do dziesięciu kart bez względu na liczbę punktów życia.',
    rulings: [],
  },
  'card/character/tequila-joe': {
    name: 'Tequila Joe',
    line: 'Piwko daje mu 2 punkty życia',
    text: 'Każda zagrana karta Piwko daje ci 2 punkty życia zamiast 1.',
    rulings: ['Inne karty leczące działają jak zwykle.'],
  },
  'card/character/vera-custer': {
    name: 'Vera Custer',
    line: 'Naśladuje zdolność innej postaci',
    text: 'Na początku 1. fazy, zanim dobierzesz karty, wskazujesz postać w grze i aż do początku swojej następnej tury masz jej zdolność.',
    rulings: [
      'Naśladowanie kończy się z początkiem twojej tury, więc sprawdzenia na Dynamit i Więzienie wykonujesz bez zdolności.',
      'Zdolność ci zostaje, nawet jeśli naśladowana postać odpadnie z gry.',
      'Z Samem Sępem dzielicie karty zabitego po jednej; zaczyna to z was, które po zabitym grałoby wcześniej.',
      'Naśladuje się tylko zdolność, nie punkty życia.',
    ],
  },

  'card/variant/classic-printing': {
    name: 'Dawne wydanie',
    line: 'Trzy postacie: 3 punkty życia',
    text: 'Elena Fuente, Pixie Pete i Sean Mallory mają 3 punkty życia, jak na kartach dawnych wydań.',
    rulings: [],
  },
  'card/variant/copy-covers-checks': {
    name: 'Naśladowanie przy sprawdzeniach',
    line: 'Naśladowanie trwa do 1. fazy',
    text: 'Zdolność, którą naśladuje Vera Custer, działa też przy sprawdzeniach na Dynamit i Więzienie na początku jej następnej tury, a kończy się z początkiem 1. fazy.',
    rulings: ['Jeśli straci turę w Więzieniu, naśladowanie kończy się razem z nią.'],
  },
} satisfies Translated<DodgeCityKey>;
