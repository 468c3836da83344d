import type { Translated } from '../card-text.ts';
import type { BaseKey } from './en.ts';

// The roles, Piwko, Slab Zabójca and Sam Sęp are named as in the Polish edition of the dice game; the other card names
// are our choice.
export const pl = {
  'card/card/bang': {
    name: 'BANG!',
    line: 'Strzel do gracza w zasięgu',
    text: 'Strzelasz do gracza w zasięgu swojej broni. Jeśli nie anuluje strzału efektem Pudło!, traci 1 punkt życia. Kartę BANG! wolno ci zagrać raz na turę.',
    rulings: [
      'Cel jest w zasięgu, gdy odległość liczona z Mustangiem, Lunetą i zdolnościami nie przekracza zasięgu twojej broni.',
      'Anulowany BANG! też liczy się jako zagrany.',
      'Do limitu jednej karty na turę liczą się tylko karty BANG!, inne strzelające karty nie.',
      'BANG! odrzucony w Pojedynku lub przeciw karcie Indianie! nie jest zagrany, więc w tej turze nadal możesz strzelić.',
    ],
  },
  'card/card/missed': {
    name: 'Pudło!',
    line: 'Anuluj strzał w ciebie',
    text: 'Zagrywasz ją, gdy ktoś do ciebie strzela, także poza swoją turą. Anuluje jeden efekt BANG!',
    rulings: [
      'Chroni tylko ciebie, nikogo innego.',
      'Działa przeciw Gatlingowi, ale nie w Pojedynku i nie przeciw karcie Indianie!',
      'Możesz ją zagrać także w więzieniu.',
    ],
  },
  'card/card/beer': {
    name: 'Piwko',
    line: 'Odzyskaj 1 punkt życia',
    text: 'W swojej turze odzyskujesz 1 punkt życia, nigdy ponad początkową liczbę. Poza swoją turą wolno ci je wypić tylko w chwili, gdy tracisz ostatni punkt życia.',
    rulings: [
      'Gdy jeden efekt zabiera kilka punktów życia, możesz wypić kilka Piwek naraz, byle na końcu został ci co najmniej 1 punkt.',
      'Przykład: mając 2 punkty życia, potrzebujesz dwóch Piwek, żeby przeżyć wybuch Dynamitu, który zabiera 3.',
      'Nikogo innego Piwkiem nie uratujesz.',
      'Gdy zostało tylko dwóch graczy, Piwko nic nie leczy i nikogo nie ratuje.',
      'Przed utratą ostatniego punktu życia nie ratuje żadna inna karta lecząca.',
    ],
  },
  'card/card/saloon': {
    name: 'Saloon',
    line: 'Każdy odzyskuje 1 punkt życia',
    text: 'Każdy gracz w grze, ty też, odzyskuje 1 punkt życia, najwyżej do początkowej liczby.',
    rulings: [
      'Saloon to nie Piwko: nie ratuje przed utratą ostatniego punktu życia.',
      'Leczy również wtedy, gdy zostało tylko dwóch graczy.',
    ],
  },
  'card/card/stagecoach': {
    name: 'Dyliżans',
    line: 'Dobierz 2 karty',
    text: 'Dobierasz dwie karty z talii.',
    rulings: ['Z dodatkiem „Show Dzikiego Zachodu” jej zagranie odkrywa też następną kartę pokazu.'],
  },
  'card/card/wells-fargo': {
    name: 'Wells Fargo',
    line: 'Dobierz 3 karty',
    text: 'Dobierasz trzy karty z talii.',
    rulings: ['Z dodatkiem „Show Dzikiego Zachodu” jej zagranie odkrywa też następną kartę pokazu.'],
  },
  'card/card/general-store': {
    name: 'Sklep',
    line: 'Każdy bierze 1 odkrytą kartę',
    text: 'Odkrywasz z talii tyle kart, ilu jest graczy w grze. Każdy bierze jedną na rękę: zaczynasz ty, dalej zgodnie z ruchem wskazówek zegara.',
    rulings: ['Dopóki wszyscy nie wezmą po karcie, nie można zagrać niczego innego.'],
  },
  'card/card/panic': {
    name: 'Panika!',
    line: 'Zabierz kartę w odległości 1',
    text: 'Zabierasz kartę graczowi w odległości 1: losową z ręki albo dowolną z tych, które ma w grze.',
    rulings: [
      'Odległość zmieniają Mustang, Luneta i podobne zdolności, a broń nie.',
      'Możesz użyć jej na sobie, na przykład żeby wziąć na rękę kartę leżącą przed tobą.',
    ],
  },
  'card/card/cat-balou': {
    name: 'Kasia Balou',
    line: 'Zmuś gracza do odrzucenia karty',
    text: 'Wybierasz gracza w dowolnej odległości i odrzucasz jedną jego kartę: losową z ręki albo dowolną z tych, które ma w grze.',
    rulings: [
      'Możesz użyć jej na sobie, na przykład żeby pozbyć się Więzienia lub Dynamitu. Z własnej ręki karta też jest losowa.',
      'Najpierw odrzuca się Kasię Balou, druga karta trafia na wierzch.',
    ],
  },
  'card/card/duel': {
    name: 'Pojedynek',
    line: 'Na przemian BANG!, aż ktoś odpuści',
    text: 'Wyzywasz innego gracza w dowolnej odległości. Na przemian odrzucacie karty BANG!, zaczyna przeciwnik; kto pierwszy tego nie zrobi, traci 1 punkt życia.',
    rulings: [
      'Ani Pudło!, ani Baryłka tu nie pomogą.',
      'Pojedynek nie jest kartą BANG!, a odrzucane w nim karty nie liczą się do jednej karty BANG! na turę.',
      'Kogo pokona własne wyzwanie, tego nie zranił nikt: za bandytę, który tak ginie, nie ma nagrody.',
    ],
  },
  'card/card/indians': {
    name: 'Indianie!',
    line: 'Inni: BANG! albo −1 punkt życia',
    text: 'Każdy inny gracz, kolejno od twojej lewej, odrzuca kartę BANG! albo traci 1 punkt życia.',
    rulings: [
      'Ani Pudło!, ani Baryłka tu nie pomogą.',
      'Liczy się tylko karta BANG!, inna strzelająca karta nie wystarczy.',
    ],
  },
  'card/card/gatling': {
    name: 'Gatling',
    line: 'Strzel do wszystkich innych',
    text: 'Efekt BANG! na wszystkich innych graczy bez względu na odległość, kolejno od twojej lewej.',
    rulings: [
      'To nie jest karta BANG! i nie liczy się do limitu jednej na turę.',
      'Każdy broni się sam: kartą Pudło!, Baryłką i tym podobnymi.',
    ],
  },
  'card/card/barrel': {
    name: 'Baryłka',
    line: 'Strzał? Sprawdź: ♥ = Pudło!',
    text: 'Gdy jesteś celem efektu BANG!, możesz wykonać sprawdzenie: kier daje ci efekt Pudło!',
    rulings: [
      'Działa przeciw wszystkiemu, co strzela, nie tylko przeciw kartom BANG!',
      'Na każdy strzał przypada jedno sprawdzenie. Jeśli się nie uda, możesz bronić się inaczej.',
      'Przeciw karcie BANG!, którą zagrywa Slab Zabójca, kier jest jednym z dwóch potrzebnych efektów.',
    ],
  },
  'card/card/scope': {
    name: 'Luneta',
    line: 'Inni są dla ciebie o 1 bliżej',
    text: 'Widzisz wszystkich innych graczy w odległości o 1 mniejszej, ale nie mniejszej niż 1. Dla nich nic się nie zmienia.',
    rulings: ['Liczy się przy strzelaniu i przy karcie Panika!'],
  },
  'card/card/mustang': {
    name: 'Mustang',
    line: 'Dla innych jesteś o 1 dalej',
    text: 'Wszyscy inni widzą cię w odległości o 1 większej. Dla ciebie nic się nie zmienia.',
    rulings: ['Mustang celu i Luneta strzelca znoszą się nawzajem.'],
  },
  'card/card/jail': {
    name: 'Więzienie',
    line: 'Sprawdź: ♥ = wolność, inaczej stop',
    text: 'Kładziesz je przed dowolnym graczem oprócz szeryfa. Na początku swojej tury więzień wykonuje sprawdzenie: przy kierze gra normalnie, w innym razie traci turę. Więzienie odrzuca się tak czy inaczej.',
    rulings: [
      'Więźnia nadal można atakować, a on może zagrywać Pudło! i Piwko.',
      'Jeśli przed tym samym graczem leży Dynamit, rozstrzyga się go najpierw.',
      'W grze na trzy osoby nie ma szeryfa, więc do więzienia może trafić każdy.',
    ],
  },
  'card/card/dynamite': {
    name: 'Dynamit',
    line: 'Sprawdź: 2–9♠ = −3 punkty życia',
    text: 'Kładziesz go przed sobą. Począwszy od twojej następnej tury ten, kto go ma, wykonuje na początku tury sprawdzenie: przy pikach od 2 do 9 Dynamit wybucha i zabiera 3 punkty życia, w innym razie wędruje w lewo.',
    rulings: [
      'Można go zabrać lub odrzucić jak każdą inną kartę w grze.',
      'Rozstrzyga się go przed Więzieniem.',
      'Wybuch nie jest niczyją winą: nie ma za niego nagrody, a El Gringo niczego nie bierze.',
      'Wędruje do najbliższego gracza po lewej, który Dynamitu jeszcze nie ma; gdy zostało dwóch graczy i każdy ma swój, oba leżą dalej.',
    ],
  },
  'card/card/volcanic': {
    name: 'Volcanic',
    line: 'Zasięg 1, BANG! bez ograniczeń',
    text: 'Broń o zasięgu 1. W swojej turze możesz zagrać dowolną liczbę kart BANG!',
    rulings: [
      'Możesz strzelać do jednego gracza albo do kilku.',
      'Zastępuje broń, którą masz; drugiej o tej samej nazwie zagrać nie wolno.',
    ],
  },
  'card/card/schofield': {
    name: 'Schofield',
    line: 'Zasięg 2',
    text: 'Broń o zasięgu 2.',
    rulings: ['Zastępuje broń, którą masz; drugiej o tej samej nazwie zagrać nie wolno.'],
  },
  'card/card/remington': {
    name: 'Remington',
    line: 'Zasięg 3',
    text: 'Broń o zasięgu 3.',
    rulings: ['Zastępuje broń, którą masz; drugiej o tej samej nazwie zagrać nie wolno.'],
  },
  'card/card/rev-carabine': {
    name: 'Rev. Carabine',
    line: 'Zasięg 4',
    text: 'Broń o zasięgu 4.',
    rulings: ['Zastępuje broń, którą masz; drugiej o tej samej nazwie zagrać nie wolno.'],
  },
  'card/card/winchester': {
    name: 'Winchester',
    line: 'Zasięg 5',
    text: 'Broń o zasięgu 5.',
    rulings: ['Zastępuje broń, którą masz; drugiej o tej samej nazwie zagrać nie wolno.'],
  },

  'card/character/bart-cassidy': {
    name: 'Bart Cassidy',
    line: 'Karta za stracony punkt życia',
    text: 'Za każdy utracony punkt życia dobierasz kartę z talii.',
    rulings: [
      'Kilka punktów straconych naraz daje tyle samo kart.',
      'Trafienie, które zabrałoby ci ostatni punkt życia, nic nie daje, nawet jeśli uratuje cię Piwko.',
    ],
  },
  'card/character/black-jack': {
    name: 'Black Jack',
    line: 'Druga dobrana ♥ lub ♦: +1 karta',
    text: 'W 1. fazie pokazujesz drugą dobieraną kartę. Jeśli to kier albo karo, dobierasz jeszcze jedną, której nie pokazujesz.',
    rulings: ['Zawsze chodzi o drugą kartę, także gdy dobierasz więcej niż dwie.'],
  },
  'card/character/calamity-janet': {
    name: 'Calamity Janet',
    line: 'BANG! to Pudło! i na odwrót',
    text: 'Możesz używać kart BANG! jako Pudło!, a kart Pudło! jako BANG!',
    rulings: [
      'Pudło! zagrane jako BANG! to twój jeden BANG! w turze.',
      'Karty Pudło! możesz też odrzucać w Pojedynku i przeciw karcie Indianie!',
    ],
  },
  'card/character/el-gringo': {
    name: 'El Gringo',
    line: 'Trafiony bierze kartę napastnika',
    text: 'Ilekroć przez innego gracza tracisz punkt życia, zabierasz mu z ręki losową kartę, po jednej za każdy punkt.',
    rulings: [
      'Jeśli ma za mało kart, dostajesz tylko te, które ma.',
      'Dynamit nie należy do nikogo; nic nie daje też Pojedynek, który zaczynasz ty.',
      'Trafienie, które zabrałoby ci ostatni punkt życia, nic nie daje.',
    ],
  },
  'card/character/jesse-jones': {
    name: 'Jesse Jones',
    line: 'Pierwsza karta z czyjejś ręki',
    text: 'W 1. fazie możesz pierwszą kartę wziąć losowo z ręki innego gracza zamiast z talii.',
    rulings: ['Wszystkie następne karty są z talii.'],
  },
  'card/character/jourdonnais': {
    name: 'Jourdonnais',
    line: 'Zawsze ma Baryłkę',
    text: 'Gdy jesteś celem efektu BANG!, możesz wykonać sprawdzenie: kier daje ci efekt Pudło!',
    rulings: [
      'Z prawdziwą Baryłką w grze masz dwie próby na każdy strzał.',
      'Przeciw karcie BANG!, którą zagrywa Slab Zabójca, każdy kier jest jednym z dwóch potrzebnych efektów.',
    ],
  },
  'card/character/kit-carlson': {
    name: 'Kit Carlson',
    line: 'Widzi 3 karty, zatrzymuje 2',
    text: 'W 1. fazie oglądasz trzy wierzchnie karty talii, zatrzymujesz dwie, a trzecią odkładasz zakrytą na wierzch.',
    rulings: ['Gdy masz dobrać trzy karty, po prostu zatrzymujesz wszystkie.'],
  },
  'card/character/lucky-duke': {
    name: 'Lucky Duke',
    line: 'Sprawdza 2 karty, wybiera 1',
    text: 'Przy każdym sprawdzeniu odkrywasz dwie karty i wybierasz, która się liczy. Odrzuca się obie.',
    rulings: [],
  },
  'card/character/paul-regret': {
    name: 'Paul Regret',
    line: 'Dla innych jest o 1 dalej',
    text: 'Wszyscy inni widzą cię w odległości o 1 większej.',
    rulings: ['Mustang przed tobą dodaje jeszcze 1.'],
  },
  'card/character/pedro-ramirez': {
    name: 'Pedro Ramirez',
    line: 'Pierwsza karta z odrzuconych',
    text: 'W 1. fazie możesz pierwszą kartę wziąć z wierzchu stosu kart odrzuconych zamiast z talii.',
    rulings: ['Wszystkie następne karty są z talii.'],
  },
  'card/character/rose-doolan': {
    name: 'Rose Doolan',
    line: 'Inni są dla niej o 1 bliżej',
    text: 'Widzisz wszystkich innych graczy w odległości o 1 mniejszej, ale nie mniejszej niż 1.',
    rulings: ['Luneta przed tobą odejmuje jeszcze 1.'],
  },
  'card/character/sid-ketchum': {
    name: 'Sid Ketchum',
    line: 'Odrzuć 2 karty: +1 punkt życia',
    text: 'W każdej chwili możesz odrzucić dwie karty z ręki, żeby odzyskać 1 punkt życia.',
    rulings: [
      'Możesz to robić dowolnie często, także poza swoją turą, ale nie w środku innego efektu.',
      'Możesz się tak uratować nawet przed utratą ostatniego punktu życia.',
      'Nigdy nie masz więcej punktów życia niż na początku.',
    ],
  },
  'card/character/slab-the-killer': {
    name: 'Slab Zabójca',
    line: 'Jego BANG! wymaga 2 Pudeł!',
    text: 'Do anulowania zagranej przez ciebie karty BANG! potrzeba dwóch efektów Pudło!',
    rulings: [
      'Udana Baryłka jest jednym z nich.',
      'Na twoje pozostałe strzelające karty wystarcza jeden efekt Pudło!, jak zwykle.',
    ],
  },
  'card/character/suzy-lafayette': {
    name: 'Suzy Lafayette',
    line: 'Pusta ręka: dobiera kartę',
    text: 'Gdy tylko nie masz żadnej karty na ręce, dobierasz jedną z talii.',
    rulings: [
      'W Pojedynku trzeba poczekać: kartę dobierasz dopiero po jego końcu.',
      'Przeciw Slabowi możesz zagrać ostatnie Pudło!, dobrać kartę i użyć jej, jeśli to znowu Pudło!',
      'Jeśli twoją ostatnią kartą jest BANG! albo Gatling, dobierasz, gdy zostanie rozliczona; do tego czasu twoja ręka jest pusta.',
    ],
  },
  'card/character/vulture-sam': {
    name: 'Sam Sęp',
    line: 'Bierze wszystkie karty zabitych',
    text: 'Gdy ktoś inny odpada z gry, bierzesz na rękę wszystkie karty, które ma na ręce i przed sobą.',
    rulings: ['Szeryf, który zabije zastępcę, najpierw bierze karty, a potem traci wszystko.'],
  },
  'card/character/willy-the-kid': {
    name: 'Willy the Kid',
    line: 'Dowolna liczba BANG! na turę',
    text: 'W swojej turze możesz zagrać dowolną liczbę kart BANG!',
    rulings: [],
  },
  'card/character/johnny-kisch': {
    name: 'Johnny Kisch',
    line: 'Jego karta usuwa swoje kopie',
    text: 'Ilekroć wykładasz kartę do gry, wszystkie inne wyłożone karty o tej nazwie są odrzucane.',
    rulings: ['Dotyczy każdej karty, która zostaje w grze. Ta właśnie zagrana leży dalej.'],
  },
  'card/character/uncle-will': {
    name: 'Uncle Will',
    line: 'Raz: dowolna karta jako Sklep',
    text: 'Raz w swojej turze możesz zagrać dowolną kartę z ręki jako Sklep.',
    rulings: [],
  },
  'card/character/claus-the-saint': {
    name: 'Claus the Saint',
    line: 'Dobiera każdemu, sobie zostawia 2',
    text: 'W 1. fazie dobierasz o jedną kartę więcej, niż jest graczy w grze, zatrzymujesz dwie, a każdemu innemu dajesz po jednej.',
    rulings: ['Ty decydujesz, kto dostanie którą kartę. Wyeliminowanych się nie liczy.'],
  },
  'card/character/nobody': {
    name: 'Nikt',
    line: 'Bez zdolności',
    text: 'Postać bez żadnej zdolności.',
    rulings: [],
  },

  'card/role/sheriff': {
    name: 'Szeryf',
    line: 'Zabij bandytów i renegata',
    text: 'Wyeliminuj wszystkich bandytów i każdego renegata. Wszyscy wiedzą, kim jesteś, a punktów życia masz o 1 więcej, niż pokazuje twoja postać.',
    rulings: [
      'Dodatkowy punkt życia nie daje na początku dodatkowej karty.',
      'Jeśli zabijesz zastępcę, odrzucasz wszystkie karty z ręki i sprzed siebie.',
      'Nikt nie wsadzi cię do więzienia.',
    ],
  },
  'card/role/deputy': {
    name: 'Zastępca',
    line: 'Chroń szeryfa',
    text: 'Pomagaj szeryfowi, nie pokazując odznaki. Wygrywasz zawsze, gdy wygra szeryf, nawet jeśli nie ma cię już w grze.',
    rulings: ['W grze na trzy osoby wygrywasz, gdy własną ręką zabijesz renegata.'],
  },
  'card/role/outlaw': {
    name: 'Bandyta',
    line: 'Zabij szeryfa',
    text: 'Bandyci wygrywają razem, gdy tylko zginie szeryf, łącznie z tymi, którzy już nie żyją.',
    rulings: [
      'Kto zabije bandytę, dobiera trzy karty, nawet jeśli sam jest bandytą.',
      'Jeśli szeryf ginie, a przy życiu jest ktokolwiek oprócz jednego renegata, wygrywają bandyci.',
      'W grze na trzy osoby wygrywasz, gdy własną ręką zabijesz zastępcę.',
    ],
  },
  'card/role/renegade': {
    name: 'Renegat',
    line: 'Przetrwaj jako ostatni',
    text: 'Zostań w grze na samym końcu: najpierw niech padną inni, potem pokonaj szeryfa.',
    rulings: [
      'W grze na osiem osób jest dwóch renegatów i każdy gra sam.',
      'W grze na trzy osoby wygrywasz, gdy własną ręką zabijesz bandytę.',
    ],
  },

  'card/variant/two-characters': {
    name: 'Wybór z dwóch postaci',
    line: 'Zatrzymaj jedną z dwóch postaci',
    text: 'Każdy dostaje na początku dwie postacie i zatrzymuje jedną z nich.',
    rulings: [],
  },
  'card/variant/simplified': {
    name: 'Prostsza talia',
    line: 'Mniej kart do poznania',
    text: 'W talii nie ma kart Dynamit, Pojedynek, Sklep, Indianie! i Więzienie.',
    rulings: [],
  },
  'card/variant/keep-characters': {
    name: 'Ocalali zachowują postacie',
    line: 'Kto przeżyje, zachowuje postać',
    text: 'Kto przeżyje grę, może zachować postać na następną; pozostali dostają nowe.',
    rulings: ['Zachowuje się tylko postać, nie karty.'],
  },
  'card/variant/sheriff-goes-round': {
    name: 'Gwiazda krąży',
    line: 'Co gra, to inny szeryf',
    text: 'W każdej grze serii szeryfem jest kolejny gracz; pozostałe role rozdaje się losowo.',
    rulings: [],
  },
  'card/variant/own-station': {
    name: 'Własna stacja',
    line: 'Stacja więcej, z wybraną ceną',
    text: 'Pusty kafelek z pudełka zostaje wtasowany między stacje. Płaci się na nim cenę wybranej stacji.',
    rulings: [],
  },
  'card/variant/dynamite-stick': {
    name: 'Laska dynamitu',
    line: 'Dynamit idzie za laską',
    text: 'Laskę dynamitu ma na początku szeryf, a zabiera ją każdy, kto w swojej turze zrani innego gracza zagraną kartą BANG! Dobrany albo odkryty Dynamit kładzie się przed tym, kto ma laskę, a zastępuje go inna karta.',
    rulings: [
      'Dynamit wśród początkowych kart wymienia się i wtasowuje w talię.',
      'Gdy wybuchnie albo zostanie odrzucony, od razu wtasowuje się go w talię.',
      'Jeśli ktoś miałby zabrać go z gry na rękę, trafia zamiast tego do tego, kto ma laskę.',
    ],
  },
  'card/variant/effects-finish': {
    name: 'Efekty do końca',
    line: 'Najpierw efekt, potem wygrana',
    text: 'Gatling, Indianie! i inne karty dotyczące kilku graczy rozgrywa się do końca, a dopiero potem sprawdza się, kto wygrał.',
    rulings: ['Nagrody i kary przyznaje się jak zwykle od razu przy każdej śmierci.'],
  },
  'card/variant/order-of-discards': {
    name: 'Kolejność odrzucania',
    line: 'Odrzucaj w swojej kolejności',
    text: 'Kto ma odrzucić kilka kart naraz, czy to po śmierci, za karę, czy przez wydarzenie, sam wybiera, w jakiej kolejności trafią na stos. W przeciwnym razie idą najpierw karty z ręki, potem wyłożone.',
    rulings: [],
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
  'card/variant/shadows-rest': {
    name: 'Cienie odpoczywają',
    line: 'Ostatni pojedynek bez cieni',
    text: 'Gdy przy życiu zostaną tylko szeryf i jeden renegat, cienie rewolwerowców już nie wracają.',
    rulings: ['Bez tej opcji wracają do samego końca.'],
  },
} satisfies Translated<BaseKey>;
