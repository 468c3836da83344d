import type { Translated } from '../card-text.ts';
import type { HighNoonKey } from './en.ts';

// No Polish source gives the event names of this set: they are our translations.
export const pl = {
  'card/event/blessing': {
    name: 'Błogosławieństwo',
    line: 'Wszystkie karty to kiery',
    text: 'Każda karta liczy się jako kier bez względu na swój kolor. Wartości pozostają.',
    rulings: ['Baryłka zawsze działa, Więzienie zawsze się otwiera, a Dynamit nie może wybuchnąć.'],
  },
  'card/event/curse': {
    name: 'Klątwa',
    line: 'Wszystkie karty to piki',
    text: 'Każda karta liczy się jako pik bez względu na swój kolor. Wartości pozostają.',
    rulings: [
      'Baryłka nigdy nie działa, Więzienie nigdy się nie otwiera, a Dynamit wybucha przy każdej karcie od 2 do 9.',
    ],
  },
  'card/event/ghost-town': {
    name: 'Miasto duchów',
    line: 'Zabici wracają na swoją turę',
    text: 'Wyeliminowani gracze wracają na swoją turę jako duchy i w 1. fazie dobierają trzy karty. Duch nie może tracić ani odzyskiwać punktów życia, a na końcu tury znowu odpada.',
    rulings: [
      'Zdolności dotyczące 1. fazy odnoszą się do tych trzech kart; Bill Noface dobiera pięć.',
      'W swojej turze duch jest w grze i może ją wygrać: duch bandyty, który zabije szeryfa, wygrywa dla bandytów.',
      'Bez punktów życia limit kart na ręce wynosi 0, więc duch niczego na ręce nie zatrzymuje.',
      'Greg Digger i Herb Hunter korzystają za każdym razem, gdy duch znowu odchodzi.',
    ],
  },
  'card/event/gold-rush': {
    name: 'Gorączka złota',
    line: 'Gra się w przeciwną stronę',
    text: 'W tej rundzie tury idą przeciwnie do ruchu wskazówek zegara, zaczyna szeryf. Efekty kart nadal idą zgodnie z ruchem wskazówek.',
    rulings: ['Dynamit nadal wędruje w lewo, a ze Sklepu bierze się zgodnie z ruchem wskazówek zegara.'],
  },
  'card/event/the-daltons': {
    name: 'Daltonowie',
    line: 'Każdy odrzuca 1 niebieską z gry',
    text: 'Gdy zaczyna obowiązywać, każdy, kto ma w grze niebieskie karty, wybiera jedną z nich i odrzuca.',
    rulings: [
      'Dzieje się to przed wszystkim innym w turze szeryfa.',
      'Więzienie albo Dynamit przed tobą to dobry wybór.',
    ],
  },
  'card/event/the-doctor': {
    name: 'Doktor',
    line: 'Najsłabsi odzyskują 1 punkt życia',
    text: 'Gdy zaczyna obowiązywać, gracz z najmniejszą liczbą punktów życia odzyskuje 1. Jeśli jest takich kilku, odzyskuje każdy z nich.',
    rulings: [
      'Dzieje się to przed wszystkim innym w turze szeryfa.',
      'Nikt nie przekracza początkowej liczby punktów życia.',
    ],
  },
  'card/event/the-reverend': {
    name: 'Wielebny',
    line: 'W tej rundzie bez Piwka',
    text: 'W tej rundzie nikt nie może zagrywać kart Piwko.',
    rulings: [
      'Piwkiem nie uratujesz nawet ostatniego punktu życia.',
      'Saloon i inne karty leczące są dozwolone, a Piwko wolno odrzucić dla zdolności.',
    ],
  },
  'card/event/train-arrival': {
    name: 'Przyjazd pociągu',
    line: 'W 1. fazie o kartę więcej',
    text: 'Każdy dobiera w 1. fazie o jedną kartę więcej niż zwykle.',
    rulings: [
      'Black Jack i tak pokazuje drugą kartę.',
      'Kit Carlson zatrzymuje wszystkie trzy; Pat Brennan może zamiast nich wziąć jedną kartę z gry.',
    ],
  },
  'card/event/thirst': {
    name: 'Pragnienie',
    line: 'W 1. fazie o kartę mniej',
    text: 'Każdy dobiera w 1. fazie o jedną kartę mniej niż zwykle.',
    rulings: [
      'Jesse Jones i Pedro Ramirez nadal mogą wziąć pierwszą kartę skądinąd.',
      'Kit Carlson ogląda trzy karty i zatrzymuje jedną; Black Jack nie ma czego pokazać.',
    ],
  },
  'card/event/hangover': {
    name: 'Kac',
    line: 'Zdolności nie działają',
    text: 'W tej rundzie żadna postać nie ma swojej zdolności.',
    rulings: ['Liczba punktów życia się nie zmienia.'],
  },
  'card/event/sermon': {
    name: 'Kazanie',
    line: 'W swojej turze bez BANG!',
    text: 'W swojej turze nie możesz używać kart BANG!',
    rulings: [
      'Odrzucenie to też użycie, więc w Pojedynku, który zaczynasz, nie możesz odpowiadać.',
      'Zakazane jest też Pudło!, którego Calamity Janet użyłaby jako BANG!',
      'Poza własną turą można ich używać swobodnie.',
    ],
  },
  'card/event/shootout': {
    name: 'Strzelanina',
    line: 'Dwa razy BANG! na turę',
    text: 'Każdy może w swojej turze zagrać dwie karty BANG!',
    rulings: [],
  },
  'card/event/high-noon': {
    name: 'W samo południe',
    line: 'Początek tury: −1 punkt życia',
    text: 'Na początku swojej tury każdy traci 1 punkt życia. To ostatnie wydarzenie i obowiązuje do końca gry.',
    rulings: [
      'Poprzedza sprawdzenie na Dynamit i Więzienie.',
      'Utrata nie jest niczyją winą, a ostatni punkt życia można uratować Piwkiem.',
    ],
  },
  'card/event/handcuffs': {
    name: 'Kajdanki',
    line: 'Wybierz kolor i graj tylko nim',
    text: 'Po dobraniu kart w 1. fazie wybierasz kolor i do końca tury możesz zagrywać tylko karty tego koloru.',
    rulings: [
      'Kart leżących już w grze można używać jak zwykle.',
      'Odrzucenie karty dla jakiegoś efektu, choćby w Pojedynku, to nie zagranie.',
    ],
  },
  'card/event/new-identity': {
    name: 'Nowa tożsamość',
    line: 'Zmiana postaci: 2 punkty życia',
    text: 'Na początku swojej tury oglądasz losową nieużywaną postać. Możesz wziąć ją na stałe zamiast swojej; masz wtedy 2 punkty życia.',
    rulings: ['Największą liczbę punktów życia wyznacza nowa postać, szeryfowi dodaje się 1.'],
  },
  'card/variant/no-ghost-town': {
    name: 'Bez Miasta duchów',
    line: 'Nikt nie wraca jako duch',
    text: 'Miasto duchów zostaje w pudełku, więc kto odpadł, ten już nie wraca.',
    rulings: [],
  },
  'card/variant/bonus-events': {
    name: 'Dwa dodatkowe wydarzenia',
    line: 'Kajdanki i Nowa tożsamość',
    text: 'Do wydarzeń dodatku „W samo południe” wtasowuje się także Kajdanki i Nową tożsamość.',
    rulings: [],
  },
  'card/variant/event-cards': {
    name: 'Wielkość wspólnej talii',
    line: 'Od 12 do 15 wydarzeń',
    text: 'Gdy obie talie wydarzeń są zmieszane, talia ma tyle kart, a pod nimi jeszcze tę ostatnią.',
    rulings: [],
  },
  'card/variant/last-event': {
    name: 'Ostatnie wydarzenie',
    line: 'Karta na spodzie talii',
    text: 'Gdy obie talie wydarzeń są zmieszane, ta karta leży na spodzie i obowiązuje do końca gry.',
    rulings: [],
  },
  'card/variant/strict-handcuffs': {
    name: 'Ścisłe Kajdanki',
    line: 'Kajdanki także w Pojedynku',
    text: 'Przy Kajdankach wybrany kolor muszą mieć także karty BANG!, które w swojej turze odrzucasz w Pojedynku.',
    rulings: ['Karty odrzucone jako koszt albo dla zdolności mogą mieć dowolny kolor.'],
  },
} satisfies Translated<HighNoonKey>;
