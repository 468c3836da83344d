import type { Translated } from '../card-text.ts';
import type { DiceBaseKey } from './en.ts';

// Names of characters, roles and faces are those of the Polish edition; the card game uses the same ones.
export const pl = {
  'dice/character/bart-cassidy': {
    name: 'Bart Cassidy',
    line: 'Woli strzałę niż utratę życia',
    text: 'Ilekroć jedynka, dwójka albo Gatling ma ci zabrać punkt życia, możesz zamiast tego wziąć strzałę.',
    rulings: [
      'O każdym punkcie decydujesz osobno.',
      'Ostatniej strzały ze stosu tak wziąć nie możesz, więc nigdy nie sprowadzisz Indian.',
      'Przeciw Indianom, dynamitowi i nabojowi to nie działa.',
    ],
  },
  'dice/character/black-jack': {
    name: 'Black Jack',
    line: 'Może przerzucać dynamit',
    text: 'Kostki z dynamitem możesz przerzucać, dopóki nie leżą trzy lub więcej.',
    rulings: ['Dodatkowego rzutu to nie daje.', 'Trzy i więcej, także razem z zatrzymanymi, wybuchają jak zwykle.'],
  },
  'dice/character/calamity-janet': {
    name: 'Calamity Janet',
    line: '1 może być 2 i na odwrót',
    text: 'Każdej jedynki możesz użyć jako dwójki, a każdej dwójki jako jedynki.',
    rulings: [
      'Wybierasz przy każdym strzale osobno.',
      'Gdy zostało dwóch lub trzech graczy, niczego to nie zmienia: każda dwójka jest wtedy jedynką.',
    ],
  },
  'dice/character/el-gringo': {
    name: 'El Gringo',
    line: 'Kto go zrani, bierze strzałę',
    text: 'Gracz, przez którego jedynki, dwójki albo Gatlinga tracisz punkt życia, musi wziąć strzałę.',
    rulings: [
      'Za wszystkie trafienia jednej tury należy się jedna strzała, ilekolwiek ich było; za Gatlinga kolejna.',
      'Indianie i dynamit nie są niczyją winą, więc nikt za nie strzały nie bierze.',
      'Strzałę bierze się także wtedy, gdy trafienie cię eliminuje, i może to być ostatnia ze stosu.',
      'Jeśli rani cię Gatling, strzelec najpierw odkłada wszystkie swoje strzały, a dopiero potem bierze tę za twoją ranę.',
    ],
  },
  'dice/character/jesse-jones': {
    name: 'Jesse Jones',
    line: 'Do 4 punktów: piwko daje mu 2',
    text: 'Jeśli masz najwyżej 4 punkty życia, każde twoje piwko wypite przez ciebie daje ci 2 punkty.',
    rulings: [
      'Punkty liczy się raz, zanim zaczniesz pić: przy 4 punktach dwa piwka dają ci 4.',
      'Piwko od innego gracza i dar, który rozdaje Sid Ketchum, dają ci tylko 1.',
    ],
  },
  'dice/character/jourdonnais': {
    name: 'Jourdonnais',
    line: 'Od Indian traci najwyżej 1 punkt',
    text: 'W ataku Indian tracisz najwyżej 1 punkt życia, ilekolwiek masz strzał.',
    rulings: ['Bez strzał nie tracisz nic, jak każdy.', 'Dotyczy to także strzały wodza.'],
  },
  'dice/character/kit-carlson': {
    name: 'Kit Carlson',
    line: 'Za każdego Gatlinga: strzała mniej',
    text: 'Za każdego Gatlinga wśród swoich końcowych kostek możesz odłożyć na stos jedną strzałę dowolnego gracza.',
    rulings: [
      'Wystarczy do tego jeden lub dwa Gatlingi, strzelać nie musisz.',
      'Przy każdym Gatlingu wybierasz od nowa, także własną strzałę.',
      'Gdy Gatling wystrzeli, jak zwykle odkładasz wszystkie swoje strzały, a te dodatkowo.',
      'Wolno wybrać strzałę wodza.',
    ],
  },
  'dice/character/lucky-duke': {
    name: 'Lucky Duke',
    line: 'O jeden rzut w turze więcej',
    text: 'W swojej turze możesz rzucać do czterech razy zamiast do trzech.',
    rulings: ['Trzy dynamity i tak kończą twoje rzuty.'],
  },
  'dice/character/paul-regret': {
    name: 'Paul Regret',
    line: 'Gatling nic mu nie robi',
    text: 'Przez Gatlinga nigdy nie tracisz punktu życia.',
    rulings: ['Jedynki, dwójki, Indianie i dynamit ranią cię jak każdego.'],
  },
  'dice/character/pedro-ramirez': {
    name: 'Pedro Ramirez',
    line: 'Za stracony punkt odkłada strzałę',
    text: 'Ilekroć tracisz punkt życia, możesz odłożyć na stos jedną swoją strzałę. Punkt i tak przepada.',
    rulings: [
      'Za dwa punkty stracone naraz możesz odłożyć dwie strzały i tak dalej.',
      'Przyczyna nie ma znaczenia, liczy się także twój własny dynamit.',
      'W ataku Indian niczego to nie zmienia, bo strzały i tak wracają na stos.',
    ],
  },
  'dice/character/rose-doolan': {
    name: 'Rose Doolan',
    line: 'Strzela o jedno miejsce dalej',
    text: 'Twoja jedynka może trafić także gracza o dwa miejsca dalej, a dwójka także gracza o trzy miejsca dalej.',
    rulings: [
      'Wybierasz przy każdym strzale osobno.',
      'Gdy zostało czterech graczy, dwójką trafisz każdego: trzy miejsca w jedną stronę to jedno w drugą.',
      'Gdy zostało dwóch lub trzech graczy, twoja dwójka jest jedynką sięgającą na jedno lub dwa miejsca.',
    ],
  },
  'dice/character/sid-ketchum': {
    name: 'Sid Ketchum',
    line: 'Początek tury: leczy komuś 1 punkt',
    text: 'Na początku swojej tury wybierasz gracza, który odzyskuje 1 punkt życia. Możesz wybrać siebie.',
    rulings: [
      'Dzieje się to przed pierwszym rzutem i trzeba kogoś wybrać, nawet jeśli nikomu się to nie przyda.',
      'To nie jest piwko, więc Jesse Jones też dostaje tylko 1 punkt.',
    ],
  },
  'dice/character/slab-the-killer': {
    name: 'Slab Zabójca',
    line: 'Piwkiem podwaja jedną 1 lub 2',
    text: 'Raz w swojej turze możesz użyć własnego piwka, żeby podwoić jedynkę albo dwójkę: jej cel traci 2 punkty życia. To piwko nikogo już nie leczy.',
    rulings: [
      'Oba punkty traci ten sam gracz.',
      'Z podwójnego piwka zużywasz połowę, druga nadal leczy.',
      'Z podwójnej jedynki lub dwójki podwajasz jedną połowę, razem daje to trzy trafienia.',
    ],
  },
  'dice/character/suzy-lafayette': {
    name: 'Suzy Lafayette',
    line: 'Bez 1 i 2 odzyskuje 2 punkty',
    text: 'Jeśli wśród twoich końcowych kostek nie ma jedynki ani dwójki, na koniec swojej tury odzyskujesz 2 punkty życia.',
    rulings: [
      'To, co wypadło po drodze, się nie liczy.',
      'Działa także po trzech dynamitach, jeśli je przeżyjesz.',
      'Podwójna jedynka i podwójna dwójka psują to tak samo jak zwykłe.',
    ],
  },
  'dice/character/vulture-sam': {
    name: 'Sam Sęp',
    line: 'Ktoś odpada: odzyskuje 2 punkty',
    text: 'Ilekroć ktoś inny odpada z gry, odzyskujesz 2 punkty życia.',
    rulings: [
      'Przyczyna nie ma znaczenia, a dwóch graczy naraz daje 4 punkty.',
      'Jeśli odpadasz w tej samej chwili, do gry cię to nie przywraca.',
    ],
  },
  'dice/character/willy-the-kid': {
    name: 'Willy the Kid',
    line: 'Wystarczą mu dwa Gatlingi',
    text: 'Do strzału z Gatlinga wystarczają ci dwa symbole.',
    rulings: ['I tak strzela tylko raz na turę, nawet gdy jest ich cztery lub pięć.'],
  },
  'dice/character/nobody': {
    name: 'Nikt',
    line: 'Bez zdolności',
    text: 'Postać z 8 punktami życia i bez zdolności.',
    rulings: [],
  },

  'dice/role/sheriff': {
    name: 'Szeryf',
    line: 'Wyeliminuj bandytów i renegatów',
    text: 'Wyeliminuj wszystkich bandytów i każdego renegata. Wszyscy wiedzą, kim jesteś, zaczynasz grę i masz o dwa punkty życia więcej, niż pokazuje twoja postać.',
    rulings: [
      'Za wyeliminowanie zastępcy nie ma tu żadnej kary.',
      'Jeśli odpadasz w tej samej chwili co twój ostatni wróg, wygrywają bandyci.',
    ],
  },
  'dice/role/deputy': {
    name: 'Zastępca',
    line: 'Chroń szeryfa',
    text: 'Stój po stronie szeryfa i nie daj się rozpoznać. Wygrywasz zawsze, gdy wygra szeryf, nawet jeśli nie ma cię już w grze.',
    rulings: [
      'W grze na trzy osoby zaczynasz ty, wszystkie role są odkryte, a wygrywasz, gdy własną ręką wyeliminujesz renegata.',
      'Jeśli renegata wyeliminuje ktoś lub coś innego, wygrywa ten, kto zostanie ostatni.',
    ],
  },
  'dice/role/outlaw': {
    name: 'Bandyta',
    line: 'Wyeliminuj szeryfa',
    text: 'Gdy tylko odpadnie szeryf, wygrywają razem wszyscy bandyci, także ci, których nie ma już w grze.',
    rulings: [
      'Wygrywasz też wtedy, gdy wszyscy odpadają naraz.',
      'Gdy pada szeryf, zwycięstwo może ci odebrać tylko renegat, który został przy życiu zupełnie sam.',
      'Za wyeliminowanie bandyty nie ma tu żadnej nagrody.',
      'W grze na trzy osoby wszystkie role są odkryte, a wygrywasz, gdy własną ręką wyeliminujesz zastępcę.',
    ],
  },
  'dice/role/renegade': {
    name: 'Renegat',
    line: 'Przetrwaj jako ostatni',
    text: 'Przeżyj wszystkich: szeryf musi paść jako ostatni z pozostałych.',
    rulings: [
      'Jeśli w chwili upadku szeryfa w grze jest jeszcze ktoś inny, wygrywają bandyci, nawet gdy żaden już nie żyje.',
      'W grze na osiem osób jest dwóch renegatów i każdy gra sam.',
      'W grze na trzy osoby wszystkie role są odkryte, a wygrywasz, gdy własną ręką wyeliminujesz bandytę.',
    ],
  },

  'dice/face/arrow': {
    name: 'Indiańska strzała',
    line: 'Od razu weź strzałę',
    text: 'Zaraz po rzucie bierzesz strzałę ze stosu. Kto weźmie ostatnią, sprowadza Indian: każdy traci punkt życia za każdą strzałę przed sobą, a potem wszystkie strzały wracają na stos.',
    rulings: [
      'Na początku na stosie leży dziewięć strzał.',
      'Kostkę można przerzucić, a za kolejną strzałę na niej też się bierze; strzała, która tylko leży dalej, drugi raz się nie liczy.',
      'Jeśli po ataku zostały do wzięcia strzały z tego samego rzutu, bierze się je z pełnego stosu.',
      'To, co robią Indianie, nie jest niczyją winą.',
    ],
  },
  'dice/face/dynamite': {
    name: 'Dynamit',
    line: 'Bez przerzutu; trzy wybuchają',
    text: 'Tej kostki nie wolno przerzucać. Gdy leżą trzy dynamity lub więcej, przestajesz rzucać i tracisz 1 punkt życia; pozostałych kostek używa się jak zwykle.',
    rulings: [
      'Cztery lub pięć kosztuje tyle samo co trzy.',
      'Jeśli wybuch cię eliminuje, pozostałe kostki nic nie robią.',
    ],
  },
  'dice/face/1': {
    name: 'Między oczy 1',
    line: 'Traf jednego z sąsiadów',
    text: 'Wybierasz gracza tuż po swojej lewej albo tuż po prawej. Traci on 1 punkt życia.',
    rulings: [
      'Najpierw wszystkie jedynki i dwójki dostają cele, potem trafiają jednocześnie; kilka może iść w jednego gracza, nawet ponad potrzebę.',
      'Wyeliminowanych nie wlicza się do miejsc.',
      'Ze strzału nie wolno zrezygnować.',
    ],
  },
  'dice/face/2': {
    name: 'Między oczy 2',
    line: 'Traf gracza o dwa miejsca dalej',
    text: 'Wybierasz gracza, który siedzi dokładnie o dwa miejsca w lewo albo w prawo od ciebie. Traci on 1 punkt życia.',
    rulings: [
      'Gdy zostało dwóch lub trzech graczy, jest to jedynka.',
      'Gdy zostało czterech graczy, obie strony prowadzą do tego samego.',
      'To, kto został i gdzie siedzi, liczy się przed pierwszym trafieniem tury.',
    ],
  },
  'dice/face/beer': {
    name: 'Piwko',
    line: 'Ktoś odzyskuje 1 punkt życia',
    text: 'Wybierasz gracza, który odzyskuje 1 punkt życia, nigdy ponad początkową liczbę. Możesz wybrać siebie.',
    rulings: [
      'Piwko wolno zmarnować na kogoś, kto niczego nie stracił.',
      'Przychodzi po jedynkach i dwójkach: kogo wyeliminowały, temu już nie pomoże.',
    ],
  },
  'dice/face/gatling': {
    name: 'Gatling',
    line: 'Trzy: inni tracą 1 punkt życia',
    text: 'Jeśli masz trzy Gatlingi lub więcej, wszyscy inni gracze tracą 1 punkt życia, a ty odkładasz na stos wszystkie swoje strzały.',
    rulings: [
      'Strzela tylko raz na turę, ilekolwiek ich jest.',
      'Jeden lub dwa nic nie robią.',
      'Przychodzi na końcu, po piwkach.',
    ],
  },

  'dice/die/base': {
    name: 'Zwykła kostka',
    line: 'Jedna z twoich pięciu kostek',
    text: 'Może na niej wypaść strzała, dynamit, jedynka, dwójka, piwko albo Gatling. W swojej turze rzucasz pięcioma takimi do trzech razy i za każdym razem wybierasz, które przerzucić.',
    rulings: [
      'Kostkę zatrzymaną po pierwszym rzucie nadal można przerzucić w trzecim.',
      'Strzały bierze się po każdym rzucie. Reszta czeka do ostatniego: dynamit, strzelanie, piwka, Gatling.',
    ],
  },

  'dice/variant/gatling-hits-first': {
    name: 'Gatling najpierw trafia',
    line: 'Twoje strzały wracają potem',
    text: 'Gdy strzela Gatling, pozostali tracą punkty życia, zanim strzelec odłoży swoje strzały.',
    rulings: ['Strzała, którą za swoją ranę wymusza El Gringo, wraca razem z resztą; inaczej by została.'],
  },
  'dice/variant/shortest-way': {
    name: 'Tylko krótszą drogą',
    line: 'Miejsca liczy się krótszą drogą',
    text: 'Miejsca liczy się wyłącznie krótszą drogą wokół stołu.',
    rulings: ['Dotyczy to Rose Doolan: gdy zostało czterech graczy, jej dwójka nie sięga sąsiadów.'],
  },
  'dice/variant/nobody-left-draws': {
    name: 'Nikt nie został, nikt nie wygrał',
    line: 'Trzy osoby: padli wszyscy, remis',
    text: 'Jeśli w grze na trzy osoby ostatni gracze odpadają w tej samej chwili, nie wygrywa nikt.',
    rulings: ['Inaczej wygrałby bandyta.', 'Kto tym samym ciosem wyeliminował swój cel, wygrywa mimo to.'],
  },
} satisfies Translated<DiceBaseKey>;
