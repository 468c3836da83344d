import type { DiceMessageKey } from './en.ts';

export const pl = {
  'prompt.saloon-die': 'Bierzesz na tę turę którąś z kostek saloonu?',
  'prompt.gift': 'Kto odzyskuje 1 punkt życia?',
  'prompt.roll': 'Twoja tura: rzuć kostkami.',
  'prompt.arrow': 'Masz wziąć strzałę: jak to robisz?',
  'prompt.broken-arrow': 'Złamana strzała: kto odkłada strzałę?',
  'prompt.reroll': 'Wybierz kostki do przerzucenia albo skończ rzucać.',
  'prompt.shot': 'Kogo trafia ten strzał?',
  'prompt.arrow-instead': 'Bierzesz strzałę zamiast stracić 1 punkt życia?',
  'prompt.step-in':
    '{name} ma stracić {needed, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} życia. Bierzesz to na siebie?',
  'prompt.own-arrow-back': 'Tracisz punkt życia: odkładasz jedną swoją strzałę?',
  'prompt.return-arrows': 'Zostajesz w grze: odkładasz wszystkie swoje strzały czy je zatrzymujesz?',
  'prompt.beer': 'Kto dostaje to piwko?',
  'prompt.arrow-back': 'Kto odkłada strzałę za tego Gatlinga?',
  'prompt.end': 'Wszystkie kostki są użyte: zakończ turę.',
  'prompt.ghost-face': 'Który z dwóch wyników oddajesz?',
  'prompt.ghost-token': 'Kto dostaje żeton?',
  'prompt.role-thrown': 'Kostki leżą: czy Doktor obraca którąś z nich?',
  'prompt.role-last': 'Ostatni rzut ma za sobą {name}: czy Hazardzista wymusza jeszcze jeden?',
  'prompt.role-gain': '{name} ma odzyskać punkty życia: czy Zły to psuje?',
  'prompt.role-dying': 'Ktoś ma odpaść z gry: czy wkracza Lewa Ręka Diabła?',
  'prompt.role-revealed': '{name} ujawnia rolę: czy Sędzia ją unieważnia?',

  'why.out-of-range-dice': 'Ta kostka nie sięga do tego miejsca.',
  'why.eliminated': 'Nie można wybrać kogoś, kto odpadł z gry.',
  'why.mandatory': 'Trzeba użyć każdej kostki, nie wolno odpuścić.',
  'why.dynamite-locked': 'Kostki z dynamitem nie wolno przerzucać.',
  'why.no-throws-left': 'Rzuty już się skończyły.',
  'why.no-arrow': 'Nie ma tam strzały do odłożenia.',
  'why.no-beer': 'Nie masz na to piwka.',
  'why.no-such-face': 'Ta kostka nie ma takiej ścianki.',
  'why.wrong-time': 'To nie ta chwila.',
  'why.once-per-turn': 'To działa tylko raz na turę.',
  'why.once-per-game': 'To działa tylko raz na grę.',

  'log.throw': '{who} rzuca: {faces}.',
  'log.saloon-die': '{who} bierze kostkę saloonu: {die}.',
  'log.die-turned': '{who} obraca kostkę numer {count} na inną ściankę.',
  'log.arrow': '{who} bierze strzałę.',
  'log.arrow-given': '{who} oddaje strzałę (zdolność: {ability}). Bierze ją {to}.',
  'log.arrow-back': '{who} odkłada {count, plural, one {# strzałę} few {# strzały} many {# strzał} other {# strzały}}.',
  'log.arrows-swapped': '{who} i {to} zamieniają się wszystkimi strzałami.',
  'log.chief': '{who} bierze strzałę wodza.',
  'log.chief-taken': '{from} traci strzałę wodza, zabiera ją {who} (zdolność: {ability}).',
  'log.chief-back': '{who} odkłada strzałę wodza.',
  'log.indians': 'Ostatnia strzała wzięta: atakują Indianie!',
  'log.indians-hit':
    '{who} traci przez Indian {count, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} życia.',
  'log.explosion': 'Dynamit wybucha! Obrywa {who}.',
  'log.dynamite-hit':
    '{who} traci przez dynamit {count, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} życia.',
  'log.bullet-hit':
    '{who} traci przez nabój {count, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} życia.',
  'log.shot':
    '{who} celuje. Cel: {to}, {count, plural, one {# trafienie} few {# trafienia} many {# trafień} other {# trafienia}}.',
  'log.beer': '{who} nalewa piwko. Dostaje je {to}.',
  'log.beer-self': '{who} pije piwko.',
  'log.gift': '{who} opatruje rany (zdolność: {ability}). Pomoc dostaje {to}.',
  'log.gift-self': '{who} opatruje własne rany (zdolność: {ability}).',
  'log.gatling': '{who} strzela z Gatlinga!',
  'log.gatling-hit':
    '{who} traci {count, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} życia, z Gatlinga strzela {by}.',
  'log.step-in':
    '{who} wkracza (zdolność: {ability}) i bierze na siebie {count, plural, one {# stracony punkt} few {# stracone punkty} many {# straconych punktów} other {# straconego punktu}} życia. Pomoc dostaje {to}.',
  'log.gain-spoiled':
    '{who} jednak nie odzyskuje {count, plural, one {# punktu} few {# punktów} many {# punktów} other {# punktu}} życia.',
  'log.power': '{who} wkracza jako {role}.',
  'log.overruled': 'Sędzia się sprzeciwia: {role} nie ma żadnego efektu.',
  'log.new-sheriff': 'Nowy szeryf: {who}. Zastępcą jest teraz {to}.',
  'log.ghost': '{who} wraca jako zjawa.',
  'log.token': '{who} daje żeton ({face}). Dostaje go {to}.',
  'log.token-back': '{who} oddaje żeton zjawie.',

  'dice.roll': 'Rzuć',
  'dice.reroll': 'Przerzuć {count, plural, one {# kostkę} few {# kostki} many {# kostek} other {# kostki}}',
  'dice.stop': 'Skończ',
  'dice.chief': 'Strzała wodza',
  'dice.return': 'Odłóż wszystkie strzały',
  'dice.keep': 'Zatrzymaj strzały',
  'dice.die': 'Kostka {n}',

  'ui.game': 'Gra',
  'ui.game-card': 'Gra karciana',
  'ui.game-dice': 'Gra kościana',
  'ui.danger-wasted': '{name} nie ma czego leczyć, a ty tak.',
  'dice.mixed': 'Role specjalne zmieszane ze zwykłymi',
  'dice.mixed-line': 'Nikt nie wie, które z nich są w grze.',
  'dice.needs-players': 'Potrzeba co najmniej {count} graczy.',
  'dice.tray': 'Kostki',
  'dice.order': 'Kolejność, w jakiej działają kostki',
  'dice.rolls-left':
    '{count, plural, one {został # rzut} few {zostały # rzuty} many {zostało # rzutów} other {zostało # rzutu}}',
  'dice.roll-again': 'Przerzuć',
  'dice.choose-first': 'Najpierw dotknij kostek, które chcesz przerzucić.',
  'dice.again': 'do przerzucenia',
  'dice.kept': 'zatrzymana',
  'dice.locked': 'zablokowana',
  'dice.in-use': 'właśnie używana',
  'dice.unthrown': 'jeszcze nierzucona',
  'dice.arrows': '{count, plural, one {# strzała} few {# strzały} many {# strzał} other {# strzały}}',
  'dice.pile': 'Strzały na stosie: {count}',
  'dice.places':
    '{count, plural, one {o # miejsce dalej} few {o # miejsca dalej} many {o # miejsc dalej} other {o # miejsca dalej}}',
  'dice.ghost': 'zjawa',
  'dice.token': 'żeton zjawy: {face}',
  'dice.hits-to-come':
    '{count, plural, one {czeka # trafienie} few {czekają # trafienia} many {czeka # trafień} other {czeka # trafienia}}',
  'dice.beers-to-come':
    '{count, plural, one {czeka # piwko} few {czekają # piwka} many {czeka # piwek} other {czeka # piwka}}',
  'dice.spent': 'zużyta',
  'dice.which-die': 'Która kostka zostanie obrócona?',
  'dice.which-face': 'Jaką ściankę ma pokazywać?',
  'dice.which-player': 'Który gracz?',
  'dice.summary-turn':
    'Rzucasz najwyżej trzy razy. Przed każdym kolejnym rzutem wybierasz kostki do przerzucenia, także spośród zatrzymanych wcześniej; dynamit zostaje.',
  'dice.summary-order':
    'Strzały i dynamit działają od razu. Po ostatnim rzucie przychodzą wszystkie 1, potem wszystkie 2, potem piwka, a na końcu Gatlingi.',
  'dice.summary-arrows':
    'Kto weźmie ostatnią strzałę ze stosu, sprowadza Indian: każdy traci punkt życia za każdą strzałę przed sobą, po czym wszystkie strzały wracają.',
  'dice.summary-places':
    'Miejsca liczy się wokół stołu, tylko po żywych graczach. Gdy zostało dwóch lub trzech, każda 2 działa jak 1.',
  'dice.summary-marks':
    'Wysuniętą kostkę się przerzuca, kostka w łańcuchu jest zablokowana. Czerwona ramka i celownik: można wybrać. Dotknięcie czegokolwiek innego mówi, dlaczego nie.',
  'dice.summary-hold':
    'Przytrzymaj palec na kostce, graczu lub nazwie (albo kliknij prawym przyciskiem), żeby przeczytać wszystko.',
  'dice.keys-line':
    'Cyfry wybierają kostki, strzałki przesuwają, Enter wybiera, Escape anuluje, I wyjaśnia, L otwiera przebieg gry, znak zapytania tę ściągę.',

  'phase.roll': 'Rzucanie',
  'phase.resolve': 'Użycie kostek',
  'phase.end': 'Koniec tury',

  'pack.old-saloon': 'Old Saloon',
  'pack-line.base-dice': 'Sama gra: pięć kostek, dziewięć strzał, 16 postaci i ukryte role.',
  'pack-line.old-saloon': 'Dwie kostki saloonu, strzała wodza, role specjalne, osiem postaci i zjawa.',
} satisfies Record<DiceMessageKey, string>;
