import type { Translated } from '../card-text.ts';
import type { GoldRushKey } from './en.ts';

// No Polish source gives the card names of this set: they are our translations.
export const pl = {
  'card/gear/shot': {
    name: 'Kieliszek',
    line: '1 życie dla kogokolwiek',
    text: 'Wybierz dowolnego gracza, możesz siebie; odzyskuje 1 życie.',
    rulings: ['Nikt nie może mieć więcej żyć niż na początku.'],
  },
  'card/gear/bottle': {
    name: 'Butelka',
    line: 'Panika!, Piwko lub BANG!',
    text: 'Użyj jej na jeden z trzech sposobów: zabierz kartę jak kartą Panika!, odzyskaj 1 życie jak Piwkiem albo strzel jak kartą BANG!',
    rulings: [
      'Nie jest żadną z tych kart: strzał nie liczy się do jednej karty BANG! na turę, a Madam Yto nic nie dostaje.',
      'Życie odzyskujesz także wtedy, gdy zostało dwóch graczy; Tequila Joe też odzyskuje tylko jedno.',
    ],
  },
  'card/gear/pardner': {
    name: 'Wspólnik',
    line: 'Sklep, Pojedynek lub Kasia Balou',
    text: 'Użyj go na jeden z trzech sposobów: otwórz Sklep, wyzwij kogoś na Pojedynek albo odrzuć czyjąś kartę jak kartą Kasia Balou.',
    rulings: [
      'Nie jest żadną z tych kart i nie ma koloru: kto jest bezpieczny przed Pojedynkiem lub karami, przed nim nie jest.',
    ],
  },
  'card/gear/rhum': {
    name: 'Rum',
    line: '4 karty: życie za każdy kolor',
    text: 'Odkryj cztery karty jak przy sprawdzeniu; za każdy kolor wśród nich odzyskujesz 1 punkt życia.',
    rulings: [
      'Lucky Duke lub Podkowa odkrywają pięć kart, razem sześć; wybierasz, które cztery się liczą.',
      'Wszystkie odkryte karty są odrzucane.',
    ],
  },
  'card/gear/union-pacific': {
    name: 'Union Pacific',
    line: 'Dobierz 4 karty',
    text: 'Dobierz z talii cztery karty.',
    rulings: [],
  },
  'card/gear/gold-rush': {
    name: 'Gorączka złota',
    line: 'Wszystkie życia i kolejna tura',
    text: 'Twoja tura się kończy. Potem odzyskujesz wszystkie życia i grasz jeszcze jedną całą turę.',
    rulings: [
      'Nadmiar kart odrzucasz według liczby żyć sprzed leczenia.',
      'Dodatkowa tura jest turą jak każda inna, od samego początku.',
    ],
  },
  'card/gear/calumet': {
    name: 'Kalumet',
    line: 'Kara innych nie działają',
    text: 'Karty karo zagrane przez innych graczy nie mają na ciebie wpływu.',
    rulings: ['Pojedynku karo nie można na ciebie zagrać, ale w innym Pojedynku BANG! karo liczy się jak zwykle.'],
  },
  'card/gear/gun-belt': {
    name: 'Pas na naboje',
    line: 'Zachowaj do 8 kart',
    text: 'Na koniec tury możesz zachować osiem kart, bez względu na liczbę żyć.',
    rulings: [],
  },
  'card/gear/horseshoe': {
    name: 'Podkowa',
    line: 'Sprawdzenie z kartą więcej',
    text: 'Przy każdym sprawdzeniu odkrywasz jedną kartę więcej i wybierasz, która się liczy.',
    rulings: ['Wszystkie są odrzucane.', 'Z Lucky Dukiem to trzy karty.'],
  },
  'card/gear/pickaxe': {
    name: 'Kilof',
    line: 'Faza 1: 1 karta więcej',
    text: 'W fazie 1 swojej tury dobierasz jedną kartę więcej.',
    rulings: [],
  },
  'card/gear/gold-pan': {
    name: 'Misa do płukania',
    line: '2× na turę: bryłka za kartę',
    text: 'Najwyżej dwa razy w swojej turze możesz zapłacić 1 bryłkę złota i dobrać kartę.',
    rulings: ['Możesz jej użyć już w turze, w której ją kupujesz.'],
  },
  'card/gear/boots': {
    name: 'Buty',
    line: 'Utracone życie: 1 karta',
    text: 'Za każde utracone życie dobierz kartę.',
    rulings: ['Nie za ostatnie życie, nawet jeśli coś cię uratuje.'],
  },
  'card/gear/lucky-charm': {
    name: 'Talizman',
    line: 'Utracone życie: 1 bryłka',
    text: 'Za każde utracone życie weź 1 bryłkę złota.',
    rulings: [
      'Bierze się ją z zasobów; kto cię trafił, dostaje swoją.',
      'Nie za ostatnie życie, nawet jeśli coś cię uratuje.',
    ],
  },
  'card/gear/rucksack': {
    name: 'Plecak',
    line: '2 bryłki: 1 życie',
    text: 'W swojej turze zapłać 2 bryłki złota, by odzyskać 1 życie, dowolną liczbę razy.',
    rulings: ['W turach innych tylko wtedy, gdy masz stracić ostatnie życie.'],
  },
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

  'card/character/don-bell': {
    name: 'Don Bell',
    line: 'Koniec tury: czerwona, graj dalej',
    text: 'Na końcu swojej tury wykonujesz sprawdzenie: przy kierze lub karo grasz jeszcze jedną turę.',
    rulings: [
      'Na koniec dodatkowej tury już nie.',
      'Nie po turze straconej przez Więzienie, nie jako rewolwerowiec z cienia i nie, dopóki działa Miasto duchów.',
    ],
  },
  'card/character/dutch-will': {
    name: 'Dutch Will',
    line: 'Dobierz 2, odrzuć 1: 1 bryłka',
    text: 'W fazie 1 dobierz dwie karty, jedną z nich odrzuć i weź 1 bryłkę złota.',
    rulings: ['Musi to być jedna z właśnie dobranych kart.', 'Z Kilofem dobierasz trzy i zachowujesz dwie.'],
  },
  'card/character/jacky-murieta': {
    name: 'Jacky Murieta',
    line: '2 bryłki: strzał',
    text: 'W swojej turze możesz zapłacić 2 bryłki złota i bez karty strzelić do gracza w zasięgu.',
    rulings: ['Dowolną liczbę razy, póki masz czym płacić; nie liczy się do jednej karty BANG! na turę.'],
  },
  'card/character/madam-yto': {
    name: 'Madam Yto',
    line: 'Ktokolwiek gra Piwko: 1 karta',
    text: 'Za każdym razem, gdy ktoś zagra kartę Piwko, także ty, dobierz kartę.',
    rulings: ['Nie ma znaczenia, czy Piwko leczy, czy daje bryłkę.', 'Saloon, Whisky i Butelka nie są kartami Piwko.'],
  },
  'card/character/pretty-luzena': {
    name: 'Pretty Luzena',
    line: 'Raz na turę: o bryłkę taniej',
    text: 'Raz na turę możesz kupić jedną kartę wyposażenia o 1 bryłkę złota taniej.',
    rulings: ['To, co kosztuje 1, masz za darmo.', 'Za wymuszone odrzucenie płacisz tyle co wszyscy.'],
  },
  'card/character/raddie-snake': {
    name: 'Raddie Snake',
    line: '2× na turę: bryłka za kartę',
    text: 'Najwyżej dwa razy w swojej turze możesz zapłacić 1 bryłkę złota i dobrać kartę.',
    rulings: ['Misy do płukania możesz użyć dwa razy dodatkowo.'],
  },
  'card/character/simeon-picos': {
    name: 'Simeon Picos',
    line: 'Utracone życie: 1 bryłka',
    text: 'Za każde utracone życie weź 1 bryłkę złota.',
    rulings: ['Bierze się ją z zasobów; kto cię trafił, dostaje swoją.'],
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
} satisfies Translated<GoldRushKey>;
