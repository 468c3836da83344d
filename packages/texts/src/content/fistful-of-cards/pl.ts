import type { Translated } from '../card-text.ts';
import type { FistfulOfCardsKey } from './en.ts';

// No Polish source gives the event names of this set: they are our translations.
export const pl = {
  'card/event/abandoned-mine': {
    name: 'Opuszczona kopalnia',
    line: 'Dobierasz z kart odrzuconych',
    text: 'W 1. fazie dobierasz ze stosu kart odrzuconych, dopóki coś w nim jest. Jeśli masz stamtąd choć jedną kartę, wszystko, co w tej turze odrzucisz, trafia zakryte na wierzch talii.',
    rulings: [
      'Przy pustym stosie tura przebiega całkiem normalnie. Jeśli stos skończy się w trakcie dobierania, reszta jest z talii.',
      'Zagrane karty trafiają jak zawsze na stos; na talię idą karty BANG! odrzucone w twoim Pojedynku i nadmiar z 3. fazy.',
      'To, co odrzucasz dla zdolności albo w cudzej turze, trafia na stos kart odrzuconych.',
      'Zieloną kartę użytą we własnej turze się odrzuca, więc też idzie na talię; tak samo koszt zagranej karty.',
    ],
  },
  'card/event/ambush': {
    name: 'Zasadzka',
    line: 'Wszyscy są w odległości 1',
    text: 'Odległość między dowolnymi dwoma graczami wynosi 1 i zmieniają ją tylko efekty.',
    rulings: [
      'Mustang, Luneta i podobne karty się liczą, tak samo jak zdolności, które mają Rose Doolan i Paul Regret.',
    ],
  },
  'card/event/sniper': {
    name: 'Snajper',
    line: '2 karty BANG!: trzeba 2 Pudeł!',
    text: 'W swojej turze możesz odrzucić naraz dwie karty BANG!: efekt BANG! na gracza w zasięgu twojej broni. Do anulowania potrzeba dwóch efektów Pudło!',
    rulings: [
      'Nie liczy się to do limitu jednego BANG! na turę i możesz to zrobić kilka razy.',
      'Wystarczą efekty Pudło! dowolnego pochodzenia, ale zawsze dwa.',
      'Przeciw Apache Kidowi przynajmniej jedna z tych kart nie może być karo.',
    ],
  },
  'card/event/dead-man': {
    name: 'Truposz',
    line: 'Pierwszy zabity wraca',
    text: 'Gracz, który odpadł w tej grze jako pierwszy, wraca na początku swojej tury z 2 punktami życia i dwiema kartami.',
    rulings: [
      'Obowiązuje to przez całą rundę: wracasz także wtedy, gdy odpadniesz dopiero w tej rundzie przed swoją turą.',
      'Wracasz na stałe i grasz normalną turę.',
      'Chodzi o pierwszego wyeliminowanego w całej grze, także gdy wrócił i odpadł ponownie.',
    ],
  },
  'card/event/blood-brothers': {
    name: 'Bracia krwi',
    line: 'Możesz oddać komuś 1 punkt życia',
    text: 'Na początku swojej tury możesz stracić 1 punkt życia, ale nie ostatni, żeby inny gracz odzyskał 1.',
    rulings: ['Wyeliminowanych graczy nie można wybrać.'],
  },
  'card/event/the-judge': {
    name: 'Sędzia',
    line: 'Nic nie można wykładać do gry',
    text: 'W tej rundzie nikt nie może zagrać karty, która zostaje w grze, ani przed sobą, ani przed innymi.',
    rulings: ['Karty leżące już w grze działają jak zwykle, a zielonych można używać.'],
  },
  'card/event/lasso': {
    name: 'Lasso',
    line: 'Karty w grze nie działają',
    text: 'W tej rundzie karty wyłożone przed graczami nie mają żadnego efektu.',
    rulings: [
      'Dotyczy to także broni, więc wszyscy strzelają z Colta .45.',
      'Na Więzienie i Dynamit nie wykonuje się sprawdzenia; leżą dalej.',
      'Takie karty wolno zagrywać; zdolności i wyposażenie działają dalej.',
    ],
  },
  'card/event/law-of-the-west': {
    name: 'Prawo Zachodu',
    line: 'Pokaż drugą kartę i zagraj ją',
    text: 'W 1. fazie pokazujesz drugą dobieraną kartę. Jeśli się da, musisz zagrać ją w 2. fazie.',
    rulings: [
      'Wolno odrzucić ją w Pojedynku albo dla zdolności, ale to nie liczy się jako zagranie.',
      'Gdy karta została zagrana, nic cię już nie wiąże, nawet jeśli wróci na rękę.',
      'Claus the Saint pokazuje drugą dobraną kartę i musi ją zagrać, jeśli ją zatrzyma; u Kita Carlsona liczy się druga w kolejności talii; Uncle Will musi ją zagrać choćby jako Sklep.',
    ],
  },
  'card/event/hard-liquor': {
    name: 'Gorzałka',
    line: 'Pomiń 1. fazę: +1 punkt życia',
    text: 'Możesz pominąć 1. fazę i nic nie dobrać, żeby odzyskać 1 punkt życia.',
    rulings: [],
  },
  'card/event/peyote': {
    name: 'Pejotl',
    line: 'Zgaduj kolor aż do pomyłki',
    text: 'Zamiast dobierać w 1. fazie zgadujesz, czy wierzchnia karta talii jest czerwona, czy czarna, i odkrywasz ją. Jeśli zgadniesz, bierzesz ją i zgadujesz dalej; przy pomyłce karta jest odrzucana i zaczyna się 2. faza.',
    rulings: ['Zastępuje całą 1. fazę razem ze zdolnościami, które do niej należą.'],
  },
  'card/event/ranch': {
    name: 'Ranczo',
    line: 'Wymień dowolną liczbę kart',
    text: 'Na końcu 1. fazy możesz jeden raz odrzucić dowolną liczbę kart z ręki i dobrać tyle samo z talii.',
    rulings: [],
  },
  'card/event/ricochet': {
    name: 'Rykoszet',
    line: 'Strzelaj kartami BANG! do kart',
    text: 'W swojej turze możesz odrzucać karty BANG!, żeby strzelać do kart w grze. Trafiona karta jest odrzucana, chyba że jej właściciel anuluje strzał efektem Pudło!',
    rulings: [
      'Odległość nie ma znaczenia, możesz to robić kilka razy i nie liczy się to do limitu jednego BANG! na turę.',
      'Kartę chroni każdy efekt Pudło!, także Baryłka.',
    ],
  },
  'card/event/russian-roulette': {
    name: 'Rosyjska ruletka',
    line: 'Pierwszy bez Pudła!: −2 punkty',
    text: 'Gdy zaczyna obowiązywać, gracze, począwszy od szeryfa, kolejno używają po jednym efekcie Pudło!, w kółko. Kto pierwszy tego nie zrobi, traci 2 punkty życia i jest po wszystkim.',
    rulings: [
      'Liczy się każdy efekt Pudło!, także Baryłka.',
      'Utrata punktów życia nie jest niczyją winą.',
      'Rozgrywa się ją przed turą szeryfa, więc w jej trakcie nie jest niczyja tura.',
    ],
  },
  'card/event/vendetta': {
    name: 'Wendeta',
    line: 'Koniec tury: ♥ = następna tura',
    text: 'Na końcu tury wykonujesz sprawdzenie: przy kierze grasz od razu jeszcze jedną całą turę. Na jej końcu już nie sprawdzasz.',
    rulings: ['Tura stracona w więzieniu się nie liczy.', 'Dodatkowa tura nie przynosi nowego wydarzenia.'],
  },
  'card/event/a-fistful-of-cards': {
    name: 'Za garść kart',
    line: 'Strzał za każdą kartę na ręce',
    text: 'Na początku tury jesteś celem tylu efektów BANG!, ile masz kart na ręce. To ostatnie wydarzenie i obowiązuje do końca gry.',
    rulings: [
      'Strzały najpierw się liczy, a potem rozstrzyga po kolei; pomagają wszelkie efekty Pudło!',
      'Nie strzela nikt: nie ma nagrody, a El Gringo nic nie dostaje.',
    ],
  },
  'card/variant/no-dead-man': {
    name: 'Bez Truposza',
    line: 'Pierwszy zabity nie wraca',
    text: 'Truposz zostaje w pudełku, więc pierwszy wyeliminowany gracz nie wraca do gry.',
    rulings: [],
  },
} satisfies Translated<FistfulOfCardsKey>;
