import type { Translated } from '../card-text.ts';
import type { DiceOldSaloonKey } from './en.ts';

// No Polish source gives the names of the special roles and of the double faces: they are our translations.
export const pl = {
  'dice/character/jose-delgado': {
    name: 'José Delgado',
    line: 'Pyskata jako szósta kostka',
    text: 'Możesz dołożyć Pyskatą do swoich pięciu zwykłych kostek i rzucać łącznie sześcioma.',
    rulings: [
      'Z Tchórzliwą rzucasz pięcioma kostkami, jak każdy.',
      'W jednej turze nigdy nie używasz obu kostek saloonu.',
      'Bierze udział tylko w grach z kostkami saloonu.',
    ],
  },
  'dice/character/tequila-joe': {
    name: 'Tequila Joe',
    line: 'Tchórzliwa jako szósta kostka',
    text: 'Możesz dołożyć Tchórzliwą do swoich pięciu zwykłych kostek i rzucać łącznie sześcioma.',
    rulings: [
      'Z Pyskatą rzucasz pięcioma kostkami, jak każdy.',
      'W jednej turze nigdy nie używasz obu kostek saloonu.',
      'Bierze udział tylko w grach z kostkami saloonu.',
    ],
  },
  'dice/character/apache-kid': {
    name: 'Apache Kid',
    line: 'Może zabrać strzałę wodza',
    text: 'Za wyrzuconą strzałę możesz zamiast strzały ze stosu wziąć strzałę wodza od innego gracza.',
    rulings: [
      'Musi to być strzała na twoich kostkach; ta, którą wymusza El Gringo, się nie liczy.',
      'Bierze udział tylko w grach ze strzałą wodza.',
    ],
  },
  'dice/character/bill-noface': {
    name: 'Bill Noface',
    line: 'Strzały liczą mu się na końcu',
    text: 'Strzały na twoich kostkach liczą się dopiero po ostatnim rzucie: bierzesz jedną za każdą, która wtedy leży, a wcześniej żadnej.',
    rulings: [
      'Kończysz, kiedy chcesz; ostatni rzut nie musi być trzeci.',
      'Liczy się także strzała zatrzymana oraz ta ustawiona przez zjawę, jeśli nadal leży.',
      'Złamana strzała i nabój działają od razu, jak u każdego.',
      'Jeśli zatrzymają cię trzy dynamity, najpierw bierzesz strzały, a potem tracisz punkt życia.',
    ],
  },
  'dice/character/elena-fuente': {
    name: 'Elena Fuente',
    line: 'Oddaje jedną strzałę z rzutu',
    text: 'Ilekroć wyrzucisz jedną lub więcej strzał, możesz wskazać innego gracza, który weźmie jedną z nich za ciebie.',
    rulings: [
      'To jedna strzała na rzut, nie na kostkę.',
      'Ten gracz bierze ją ze stosu, a jeśli leży tam strzała wodza, może wybrać właśnie ją.',
      'Może to być ostatnia strzała ze stosu; wtedy atakują Indianie.',
    ],
  },
  'dice/character/vera-custer': {
    name: 'Vera Custer',
    line: 'Od 1 i 2 traci o 1 punkt mniej',
    text: 'Za wszystkie jedynki i dwójki, które trafiają cię w jednej turze, tracisz razem o 1 punkt życia mniej.',
    rulings: [
      'Jedna jedynka lub dwójka nic cię nie kosztuje.',
      'Podwójna jedynka lub dwójka to dwa trafienia, tracisz więc 1 punkt.',
      'Gatling, Indianie, dynamit i nabój ranią cię jak zwykle.',
    ],
  },
  'dice/character/doc-holyday': {
    name: 'Doc Holyday',
    line: 'Trzy trafienia: odzyskuje 2',
    text: 'Jeśli wśród twoich końcowych kostek są co najmniej trzy jedynki i dwójki, po ich trafieniu odzyskujesz 2 punkty życia.',
    rulings: [
      'Podwójna jedynka lub dwójka liczy się za dwie.',
      'Więcej niż trzy nie daje więcej.',
      'Dzieje się to przed twoimi piwkami.',
    ],
  },
  'dice/character/molly-stark': {
    name: 'Molly Stark',
    line: 'Może obrywać za innych',
    text: 'Ilekroć inny gracz ma stracić punkty życia, możesz je stracić za niego.',
    rulings: [
      'Przejmujesz wszystkie; jeśli masz ich mniej, przejmujesz tyle, ile masz, a resztę traci on.',
      'Możesz przez to odpaść z gry.',
      'Jeśli coś trafia kilku graczy naraz, o każdym decydujesz osobno.',
      'Tego, co przejmiesz, tamten nie stracił: El Gringo nikomu za to strzały nie wmusi.',
    ],
  },

  'dice/role/the-bear': {
    name: 'Niedźwiedź',
    line: 'Szeryf z 3 dodatkowymi punktami',
    text: 'Jesteś szeryfem: wyeliminuj wszystkich bandytów i każdego renegata. Masz o trzy punkty życia więcej, niż pokazuje twoja postać, a nie o dwa.',
    rulings: ['Nie ma tu czego ujawniać ani unieważniać, punkty masz od początku.'],
  },
  'dice/role/the-good': {
    name: 'Dobry',
    line: 'Zastępca: zostaje szeryfem',
    text: 'Jesteś zastępcą. Na początku swojej tury możesz ujawnić tę rolę i zostać szeryfem; dotychczasowy szeryf zostaje zastępcą.',
    rulings: [
      'Zamieniacie się rolami i zachowujecie swoje punkty życia; dodatkowych nie ma.',
      'Dotychczasowy szeryf traci punkty ponad liczbę swojej postaci.',
      'Od tej chwili grę kończy twoja eliminacja.',
      'Działa raz na grę.',
    ],
  },
  'dice/role/the-doctor': {
    name: 'Doktor',
    line: 'Zastępca: obraca jedną kostkę',
    text: 'Jesteś zastępcą. Zaraz po rzucie, swoim lub cudzym, możesz ujawnić tę rolę i obrócić jedną kostkę na wybraną ściankę.',
    rulings: [
      'Działasz, zanim cokolwiek z kostek zostanie wykonane, także strzały.',
      'Możesz obrócić także kostkę zatrzymaną, ale tylko na ściankę, którą naprawdę ma.',
      'Kostka obrócona na dynamit jest zablokowana, dynamit obrócony na coś innego nie jest.',
      'Działa raz na grę.',
    ],
  },
  'dice/role/the-judge': {
    name: 'Sędzia',
    line: 'Zastępca: unieważnia inną rolę',
    text: 'Jesteś zastępcą. Gdy inny gracz ujawnia rolę specjalną, żeby jej użyć, możesz ujawnić swoją: tamta nie ma efektu i jest zużyta.',
    rulings: [
      'Odzywasz się zaraz po ujawnieniu roli; co jej właściciel z nią zrobi, wybiera się dopiero potem.',
      'Roli, która wyszła na jaw przez eliminację właściciela, unieważnić nie można.',
      'Działa raz na grę.',
    ],
  },
  'dice/role/the-gambler': {
    name: 'Hazardzista',
    line: 'Bandyta: wymusza jeszcze rzut',
    text: 'Jesteś bandytą. Po ostatnim rzucie innego gracza możesz ujawnić tę rolę: ten gracz musi jeszcze raz rzucić wszystkimi kostkami i użyć nowego wyniku.',
    rulings: [
      'Dynamity też się przerzuca; jeśli trzy miały wybuchnąć, nie wybuchną.',
      'Co już zostało wykonane, zostaje: wzięte strzały, naboje, złamane strzały.',
      'Strzały i podobne ścianki nowego rzutu działają od razu, a niczego więcej się nie przerzuca.',
      'Działa raz na grę.',
    ],
  },
  'dice/role/the-bad': {
    name: 'Zły',
    line: 'Bandyta: psuje leczenie',
    text: 'Jesteś bandytą. Gdy inny gracz ma odzyskać punkty życia, możesz ujawnić tę rolę: nie odzyska nic.',
    rulings: [
      'Przepada wszystko, co ten gracz miał w tej chwili odzyskać, nawet z kilku piwek.',
      'Nie ma znaczenia, czy punkty dają piwka, czy zdolność.',
      'Działa raz na grę.',
    ],
  },
  'dice/role/the-ugly': {
    name: 'Brzydki',
    line: 'Bandyta: zamienia strzały dwóch',
    text: 'Jesteś bandytą. Na początku swojej tury możesz ujawnić tę rolę i zamienić wszystkie strzały dwóch graczy; jednym z nich możesz być ty.',
    rulings: [
      'Strzała wodza wędruje razem z nimi.',
      'Stos się nie zmienia, więc Indianie nie atakują.',
      'Działa raz na grę.',
    ],
  },
  'dice/role/right-hand-of-the-devil': {
    name: 'Prawa Ręka Diabła',
    line: 'Renegat: gra jeszcze jedną turę',
    text: 'Jesteś renegatem. Na koniec swojej tury możesz ujawnić tę rolę i od razu zagrać następną turę.',
    rulings: [
      'To pełna tura z nowym wyborem kostki saloonu i wszystkim, co należy do jej początku.',
      'Działa raz na grę.',
    ],
  },
  'dice/role/left-hand-of-the-devil': {
    name: 'Lewa Ręka Diabła',
    line: 'Renegat: kogoś ratuje',
    text: 'Jesteś renegatem. Gdy ktoś ma zostać wyeliminowany, choćby ty, możesz ujawnić tę rolę: ten gracz zostaje w grze z 2 punktami życia i może odłożyć wszystkie swoje strzały.',
    rulings: [
      'Jeśli ma odpaść kilku graczy, ratujesz jednego.',
      'Uratowany wcale nie odpadł: Sam Sęp nic nie dostaje i nikt nie staje się zjawą.',
      'Kto zostanie uratowany we własnej turze, gra ją dalej.',
      'Działa raz na grę.',
    ],
  },

  'dice/face/1x2': {
    name: 'Podwójne Między oczy 1',
    line: 'Dwa strzały do sąsiadów',
    text: 'Liczy się za dwie jedynki, obie w jednego sąsiada albo po jednej w każdego.',
    rulings: ['Celują i trafiają razem ze wszystkimi innymi jedynkami i dwójkami.'],
  },
  'dice/face/2x2': {
    name: 'Podwójne Między oczy 2',
    line: 'Dwa strzały o dwa miejsca dalej',
    text: 'Liczy się za dwie dwójki, obie w jednego gracza albo w dwóch różnych.',
    rulings: ['Gdy zostało dwóch lub trzech graczy, są to dwie jedynki.'],
  },
  'dice/face/beerx2': {
    name: 'Podwójne piwko',
    line: 'Dwa piwka do rozdania',
    text: 'Liczy się za dwa piwka, oba dla jednego gracza albo dla dwóch różnych.',
    rulings: [],
  },
  'dice/face/gatlingx2': {
    name: 'Podwójny Gatling',
    line: 'Liczy się za dwa Gatlingi',
    text: 'Liczy się za dwa z trzech potrzebnych Gatlingów.',
    rulings: ['Gatling i tak strzela tylko raz na turę.', 'Jeśli gra Willy the Kid, wystarczy mu ta jedna kostka.'],
  },
  'dice/face/broken-arrow': {
    name: 'Złamana strzała',
    line: 'Ktoś odkłada strzałę',
    text: 'Zaraz po rzucie, gdy wzięto już jego strzały, wybierasz gracza, który odkłada na stos jedną strzałę. Możesz wybrać siebie.',
    rulings: [
      'Strzały wodza odłożyć tak nie można.',
      'Dopóki ktokolwiek ma strzałę, użyć jej trzeba.',
      'Kostkę można przerzucić i wtedy liczy się od nowa; gdy tylko leży dalej, nie liczy się.',
    ],
  },
  'dice/face/bullet': {
    name: 'Nabój',
    line: 'Od razu tracisz 1 punkt życia',
    text: 'Zaraz po rzucie, zanim policzy się dynamity, tracisz 1 punkt życia.',
    rulings: [
      'Kostkę można przerzucić, a kolejny nabój znowu rani; gdy tylko leży dalej, nie rani.',
      'Jeśli cię eliminuje, twoja tura się kończy, a kostki nic nie robią.',
    ],
  },
  'dice/face/x2': {
    name: 'Razy dwa',
    line: 'Ustawia dwie kostki zamiast jednej',
    text: 'Ten żeton zjawa dokłada, gdy na obu jej kostkach wypadnie to samo: zamiast jednej kostki ustawia się dwie.',
    rulings: ['Przy dwóch różnych wynikach dać go nie można.'],
  },

  'dice/die/loudmouth': {
    name: 'Pyskata',
    line: 'Podwójne trafienia i ryzyko',
    text: 'Na tej kostce saloonu może wypaść strzała, dynamit, podwójna jedynka, podwójna dwójka, podwójny Gatling albo nabój. Piwka na niej nie ma.',
    rulings: ['Zastępuje jedną z twoich zwykłych kostek na całą turę.'],
  },
  'dice/die/coward': {
    name: 'Tchórzliwa',
    line: 'Piwko i spokój',
    text: 'Na tej kostce saloonu może wypaść strzała, dynamit, jedynka, piwko, podwójne piwko albo złamana strzała. Gatlinga i dwójki na niej nie ma.',
    rulings: ['Zastępuje jedną z twoich zwykłych kostek na całą turę.'],
  },

  'dice/variant/saloon-dice': {
    name: 'Pyskata i Tchórzliwa',
    line: 'Dwie kostki saloonu do wyboru',
    text: 'Przed każdą swoją turą możesz zastąpić jedną zwykłą kostkę jedną z kostek saloonu: Pyskatą albo Tchórzliwą. Grasz nią całą turę.',
    rulings: [
      'Nigdy nie używasz obu naraz.',
      'Podwójna ścianka liczy się za dwie pojedyncze, a każda połowa może mieć inny cel.',
      'Zaraz po każdym rzucie wykonuje się strzały, potem złamaną strzałę, potem nabój.',
    ],
  },
  'dice/variant/chief-arrow': {
    name: 'Strzała Wodza Indian',
    line: 'Strzała, która liczy się za dwie',
    text: 'Na stosie leży też strzała wodza, a kto ma wziąć strzałę, może za jeden wynik wziąć właśnie ją. Liczy się za dwie. Jeśli w chwili ataku Indian jej właściciel ma więcej strzał niż ktokolwiek inny, nie traci nic.',
    rulings: [
      'Remis w liczbie strzał nie chroni.',
      'Indianie atakują, gdy ktoś weźmie ostatnią strzałę któregokolwiek rodzaju.',
      'Kto odkłada wszystkie strzały, odkłada i tę.',
      'Złamana strzała jej nie usunie; Kit Carlson i Pedro Ramirez mogą.',
    ],
  },
  'dice/variant/special-roles': {
    name: 'Role specjalne',
    line: 'Role, które raz coś potrafią',
    text: 'Zamiast zwykłych ról rozdaje się specjalne, losowo i tyle z każdego rodzaju co zwykle. Każda raz na grę coś potrafi, gdy właściciel ją ujawni; od tej chwili leży odkryta.',
    rulings: [
      'Można je też zmieszać ze zwykłymi: wtedy nikt nie wie, które są w grze.',
      'Kto ujawnia rolę, wybiera, co z nią zrobi, dopiero gdy Sędzia jej nie unieważni.',
      'Rola, która wyszła na jaw przez eliminację właściciela, nic już nie potrafi.',
      'Potrzeba co najmniej czterech graczy.',
    ],
  },
  'dice/variant/new-characters': {
    name: 'Nowe postacie',
    line: 'O osiem postaci więcej',
    text: 'Osiem postaci z dodatku „Old Saloon” wtasowuje się między pozostałe.',
    rulings: [
      'José Delgado i Tequila Joe potrzebują kostek saloonu, a Apache Kid strzały wodza; inaczej zostają w pudełku.',
    ],
  },
  'dice/variant/ghost': {
    name: 'Zjawa',
    line: 'Kto odpadnie pierwszy, straszy',
    text: 'Kto pierwszy odpadnie, staje się zjawą, chyba że jest szeryfem. W swojej turze zjawa rzuca do trzech razy dwiema zwykłymi kostkami i daje żeton jednego wyniku graczowi, który przed pierwszym rzutem swojej następnej tury musi ustawić zwykłą kostkę na tę ściankę. Jeśli na obu kostkach wypadnie to samo, ustawia się dwie.',
    rulings: [
      'Potrzeba co najmniej pięciu graczy.',
      'Kostki zjawy same nic nie robią, a zjawy nie można trafić, leczyć ani liczyć jako miejsca.',
      'Ustawiona kostka liczy się jak wyrzucona i od drugiego rzutu można ją przerzucić, chyba że to dynamit; żeton wraca na koniec tamtej tury.',
      'Zjawa wygrywa ze swoją stroną. Zjawa renegata przy pięciu i siedmiu graczach dołącza do bandytów, przy sześciu i ośmiu do prawa.',
      'Najpierw ustala się zwycięzcę: jeśli cios, który eliminuje pierwszego gracza, kończy zarazem grę, nikt nie staje się zjawą, a renegat wśród poległych przegrał. W przeciwnym razie zjawą zostaje pierwszy z poległych, zgodnie z ruchem wskazówek zegara od gracza, który ma turę.',
    ],
  },
  'dice/variant/apache-takes-both': {
    name: 'Apache Kid bierze obie',
    line: 'Strzała wodza oprócz zwykłej',
    text: 'Gdy Apache Kid zabiera strzałę wodza, bierze ze stosu także tę strzałę, którą wyrzucił.',
    rulings: ['Potrzebne są do tego strzała wodza i nowe postacie.'],
  },
} satisfies Translated<DiceOldSaloonKey>;
