import type { Translated } from '../card-text.ts';
import type { WildWestShowKey } from './en.ts';

// No Polish source gives the event names of this set: they are our translations.
export const pl = {
  'card/event/gag': {
    name: 'Knebel',
    line: 'Kto się odezwie: −1 punkt życia',
    text: 'Nikomu nie wolno się odzywać: kto użyje czatu, gotowego zwrotu albo emotikonu, traci 1 punkt życia.',
    rulings: ['Wśród botów nie ma żadnego efektu.'],
  },
  'card/event/bone-orchard': {
    name: 'Cmentarz',
    line: 'Zabici wracają z 1 punktem życia',
    text: 'Wyeliminowani gracze wracają na początku swojej tury z 1 punktem życia. Role wszystkich wyeliminowanych są tasowane, a kto wraca, dostaje losowo jedną z nich.',
    rulings: [
      'Wracają na stałe i zostają także po końcu wydarzenia.',
      'Kto odpadnie ponownie, może ponownie wrócić, dopóki wydarzenie trwa.',
    ],
  },
  'card/event/darling-valentine': {
    name: 'Kochany Walenty',
    line: 'Początek tury: nowe karty na rękę',
    text: 'Na początku tury odrzucasz wszystkie karty z ręki i dobierasz ich tyle samo.',
    rulings: ['Potem następuje zwykła 1. faza.'],
  },
  'card/event/dorothy-rage': {
    name: 'Wściekła Dorota',
    line: 'Każ graczowi zagrać kartę',
    text: 'Raz w swojej turze możesz wskazać kartę i gracza: jeśli ma ją na ręce, musi ją zagrać, a cele wybierasz ty. Kto jej nie ma, na dowód pokazuje karty.',
    rulings: [
      'Karta jest grana tak, jakby trwała jego tura: z jego odległościami, zasięgiem i zdolnością.',
      'Cały rozkaz podajesz z góry i musi być wykonalny.',
      'Wszystko, co z tego wyniknie, dobre i złe, spada na tego, kto musiał zagrać.',
    ],
  },
  'card/event/helena-zontero': {
    name: 'Helena Zontero',
    line: 'Sprawdzenie: ♥♦ = nowe role',
    text: 'Gdy zaczyna obowiązywać, odkrywa się kartę: przy kierze albo karo role wszystkich graczy w grze oprócz szeryfa są tasowane i w tajemnicy rozdawane na nowo.',
    rulings: [
      'To sprawdzenie nie należy do żadnego gracza, więc John Pain karty nie dostaje.',
      'Nową rolę dostaje też duch i pokazuje ją, gdy odchodzi.',
    ],
  },
  'card/event/lady-rosa-of-texas': {
    name: 'Lady Rosa z Teksasu',
    line: 'Zamień się z sąsiadem po prawej',
    text: 'Raz w swojej turze możesz zamienić się miejscami z graczem po swojej prawej, który potem pomija swoją następną turę.',
    rulings: [
      'Oboje zabieracie wszystko ze sobą: karty, punkty życia, rolę i postać.',
      'Gdy zostało tylko dwóch graczy, nie jest to możliwe.',
      'Chodzi o sąsiada po prawej, także gdy gra idzie w przeciwną stronę.',
    ],
  },
  'card/event/miss-susanna': {
    name: 'Panna Zuzanna',
    line: 'Zagraj 3 karty albo −1 punkt życia',
    text: 'W swojej turze musisz zagrać co najmniej trzy karty, inaczej na jej końcu tracisz 1 punkt życia.',
    rulings: [
      'Tura stracona w więzieniu się nie liczy.',
      'Liczą się karty zagrane w tej samej turze, zanim wydarzenie się pojawiło.',
      'Gdy Lee Van Kliff powtarza kartę, jest to jeszcze jedna zagrana karta.',
    ],
  },
  'card/event/sacagaway': {
    name: 'Sacagaway',
    line: 'Gra w otwarte karty',
    text: 'Wszyscy grają z odkrytymi kartami na ręce. Role pozostają tajne.',
    rulings: ['Karta, którą bierze się losowo, nadal jest losowa.'],
  },
  'card/event/showdown': {
    name: 'Rozrachunek',
    line: 'Każda to BANG!, a BANG! to Pudło!',
    text: 'Dowolną kartę można zagrać jako kartę BANG! Same karty BANG! można zagrywać tylko jako Pudło!',
    rulings: [
      'Karta zagrana jako BANG! liczy się do limitu i wymaga zasięgu.',
      'Big Spencer może używać kart BANG! jako Pudło!, a Lee Van Kliff może płacić dowolną kartą.',
    ],
  },
  'card/event/wild-west-show': {
    name: 'Show Dzikiego Zachodu',
    line: 'Wygra ostatni żywy',
    text: 'Od tej chwili wszyscy mają ten sam cel: zostać w grze do samego końca. To ostatnia karta pokazu i obowiązuje do końca gry.',
    rulings: [
      'Gra toczy się dalej, gdy szeryf zginie.',
      'Inne zasady dotyczące ról pozostają: bez Więzienia dla szeryfa, trzy karty za bandytę, kara za zastępcę.',
    ],
  },

  'card/character/big-spencer': {
    name: 'Big Spencer',
    line: 'Zaczyna z 5 kartami, bez Pudła!',
    text: 'Zaczynasz z pięcioma kartami i nie możesz zagrywać kart Pudło!',
    rulings: ['Baryłka i inne efekty Pudło! są dozwolone, zakazana jest tylko karta Pudło!'],
  },
  'card/character/flint-westwood': {
    name: 'Flint Westwood',
    line: 'Raz: daje 1 kartę za 2 losowe',
    text: 'Raz w swojej turze możesz dać innemu graczowi wybraną kartę z ręki i wziąć z jego ręki dwie losowe.',
    rulings: ['Jeśli drugi gracz ma tylko jedną kartę, dostajesz tylko ją; pustej ręki nie można wybrać.'],
  },
  'card/character/gary-looter': {
    name: 'Gary Looter',
    line: 'Bierze nadmiar innych graczy',
    text: 'Bierzesz na rękę wszystkie karty, które inni na końcu swojej tury odrzucają z powodu limitu.',
    rulings: ['Twój własny nadmiar odrzuca się jak zwykle.'],
  },
  'card/character/greygory-deck': {
    name: 'Greygory Deck',
    line: 'Ma zdolności dwóch postaci',
    text: 'Masz zdolności dwóch losowych postaci gry podstawowej, którymi nikt nie gra. Na początku każdej swojej tury możesz obie wymienić na dwie nowe.',
    rulings: [
      'Pierwszą parę losuje się na samym początku gry.',
      'Zatrzymujesz obie albo wymieniasz obie. Oddane mogą pojawić się znowu.',
      'Jeśli sobie przeczą, wybierasz jedną; w innym razie się uzupełniają.',
    ],
  },
  'card/character/john-pain': {
    name: 'John Pain',
    line: 'Bierze każdą kartę ze sprawdzenia',
    text: 'Gdy ktokolwiek wykonuje sprawdzenie, a masz na ręce mniej niż sześć kart, bierzesz odkrytą kartę na rękę.',
    rulings: [
      'Możesz jej użyć, dopiero gdy skończy się efekt, który wywołał sprawdzenie: zdobyte tak Piwko nie ratuje przed tym trafieniem.',
      'Jeśli odkryto kilka kart, dostajesz tylko tę, która się liczyła.',
    ],
  },
  'card/character/lee-van-kliff': {
    name: 'Lee Van Kliff',
    line: 'Za BANG! powtarza brązową kartę',
    text: 'W swojej turze zaraz po zagraniu brązowej karty możesz odrzucić kartę BANG!, żeby powtórzyć jej efekt.',
    rulings: [
      'Każdy efekt można powtórzyć raz, także efekt karty BANG!, a cele mogą być inne.',
      'Powtórzony BANG! nie liczy się do limitu jednego na turę.',
      'Powtórzony Dyliżans lub Wells Fargo nie odkrywa karty pokazu, a dodatkowej karty nie odrzuca się drugi raz.',
      'Powtórzony BANG! nie jest zagraną kartą BANG!: laska dynamitu zostaje na miejscu.',
    ],
  },
  'card/character/teren-kill': {
    name: 'Teren Kill',
    line: 'Ginąc, sprawdza: bez ♠ przeżywa',
    text: 'Gdy masz odpaść z gry, wykonujesz sprawdzenie: przy wszystkim oprócz pik zostajesz z 1 punktem życia i dobierasz kartę.',
    rulings: [
      'Jeśli chcesz wypić Piwko, zrób to przed sprawdzeniem; po nieudanym jest za późno.',
      'Na każdy efekt przypada jedno sprawdzenie, ilekolwiek punktów życia zabiera.',
    ],
  },
  'card/character/youl-grinner': {
    name: 'Youl Grinner',
    line: 'Dostaje kartę z pełniejszych rąk',
    text: 'Zanim dobierzesz w 1. fazie, każdy, kto ma na ręce więcej kart niż ty, daje ci jedną, którą sam wybierze.',
    rulings: ['Karty na ręce porównuje się raz, zanim ktokolwiek coś da.'],
  },
  'card/variant/john-pain-both': {
    name: 'Obie karty dla Johna Paina',
    line: 'John Pain bierze wszystko odkryte',
    text: 'Gdy ktoś odkrywa do jednego sprawdzenia kilka kart jak Lucky Duke, John Pain bierze wszystkie, dopóki ma na ręce mniej niż sześć kart.',
    rulings: ['Najpierw bierze tę, która się liczyła.'],
  },
} satisfies Translated<WildWestShowKey>;
