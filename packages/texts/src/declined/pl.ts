import type { Declined } from './forms.ts';

export const pl = {
  /** In the order of `cases`; bots bear no other names. */
  names: {
    Ezra: ['Ezry', 'Ezrze', 'Ezrę', 'Ezrze', 'Ezrą'],
    Ida: ['Idy', 'Idzie', 'Idę', 'Idzie', 'Idą'],
    Wojtek: ['Wojtka', 'Wojtkowi', 'Wojtka', 'Wojtku', 'Wojtkiem'],
    Šárka: ['Šárki', 'Šárce', 'Šárkę', 'Šárce', 'Šárką'],
    Hank: ['Hanka', 'Hankowi', 'Hanka', 'Hanku', 'Hankiem'],
    Jana: ['Jany', 'Janie', 'Janę', 'Janie', 'Janą'],
    Petr: ['Petra', 'Petrowi', 'Petra', 'Petrze', 'Petrem'],
    Olga: ['Olgi', 'Oldze', 'Olgę', 'Oldze', 'Olgą'],
    Kuba: ['Kuby', 'Kubie', 'Kubę', 'Kubie', 'Kubą'],
    Nell: ['Nell', 'Nell', 'Nell', 'Nell', 'Nell'],
    Otto: ['Ottona', 'Ottonowi', 'Ottona', 'Ottonie', 'Ottonem'],
    Magda: ['Magdy', 'Magdzie', 'Magdę', 'Magdzie', 'Magdą'],
  },
  sentences: {
    'log.take-from-hand': '{who} zabiera {from_dat} kartę z ręki.',
    'log.take-from-play': '{who} zabiera {from_dat} wyłożoną kartę {card}.',
    'log.play-at': '{who} zagrywa kartę {card} na {to_acc}.',
    'log.play-as-at': '{who} zagrywa kartę {card} jako {as} na {to_acc}.',
    'log.use-at': '{who} używa karty {card} na {to_loc}.',
    'log.ability-at': '{who} używa zdolności postaci {ability} na {to_loc}.',
    'log.repeats-at': '{who} powtarza kartę {card} na {to_loc}.',
    'log.hit':
      '{who} traci przez {by_acc} {count, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} życia.',
    'log.dynamite-passes': 'Dynamit nie wybucha i wędruje dalej do {to_gen}.',
    'log.dynamite-stays': 'Dynamit nie wybucha i leży dalej przed {who_ins}.',
    'log.dynamite-explodes': 'Dynamit wybucha przed {who_ins}!',
    'log.bomb-passes': 'Bomba wędruje dalej do {to_gen}.',
    'log.bomb-explodes': 'Bomba wybucha przed {who_ins}!',
    'log.discards-of': '{who} zmusza {to_acc} do odrzucenia karty {card}.',
    'log.gives-card': '{who} oddaje {to_dat} kartę.',
    'log.gives-cards':
      '{who} oddaje {to_dat} {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
    'log.gives-card-due': '{who} oddaje {to_dat} kartę (zdolność: {ability}).',
    'log.hands-on': '{who} oddaje {to_dat} kartę {card}.',
    'log.swaps': '{who} zamienia kartę {own} na kartę {card} od {to_gen}.',
    'log.names-card': '{who} każe {to_dat} zagrać kartę {card}.',
    'log.spares': '{who} oszczędza {to_acc}.',
    'log.diverts': '{who} kieruje strzał dalej na {to_acc}.',
    'log.buys-for':
      '{who} kupuje dla {to_gen} kartę {card} za {count, plural, one {# bryłkę} few {# bryłki} many {# bryłek} other {# bryłki}}.',
    'log.arrow-given': '{who} oddaje {to_dat} strzałę (zdolność: {ability}).',
    'log.chief-taken': '{who} zabiera {from_dat} strzałę wodza (zdolność: {ability}).',
    'log.shot':
      '{who} strzela do {to_gen}: {count, plural, one {# trafienie} few {# trafienia} many {# trafień} other {# trafienia}}.',
    'log.beer': '{who} nalewa {to_dat} piwko.',
    'log.gift': '{who} opatruje {to_dat} rany (zdolność: {ability}).',
    'log.step-in':
      '{who} wkracza (zdolność: {ability}) i bierze za {to_acc} na siebie {count, plural, one {# stracony punkt} few {# stracone punkty} many {# straconych punktów} other {# straconego punktu}} życia.',
    'log.token': '{who} daje {to_dat} żeton ({face}).',
    'prompt.give-card': 'Którą kartę oddajesz {to_dat}?',
    'prompt.pass-cards':
      'Wybierz {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} dla {to_gen}.',
    'prompt.target-card': 'Wybierz jedną z kart {name_gen}.',
    'prompt.obey-at': '{by} każe ci zagrać na {to_acc} kartę {card}. Jeśli jej nie masz, pokaż karty z ręki.',
    'log.hit-with':
      '{who} traci przez {by_acc} {count, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} życia ({cause}).',
    'stage.shoots': '{by} strzela do {to_gen}',
    'end.first': 'Pierwsza krew: {by} trafia {name_acc}.',
    'end.hits': '{by} trafia {name_acc}.',
    'end.kill-plain': '{by} eliminuje {name_acc} ({role}).',
    'end.kill': '{by} eliminuje {name_acc} ({role}): {card}.',
    // To the one who does it.
    'log.take-from-hand@who': 'Zabierasz {from_dat} kartę z ręki.',
    'log.take-from-play@who': 'Zabierasz {from_dat} wyłożoną kartę {card}.',
    'stage.shoots@by': 'Strzelasz do {to_gen}',
    'log.play-at@who': 'Zagrywasz kartę {card} na {to_acc}.',
    'log.play-as-at@who': 'Zagrywasz kartę {card} jako {as} na {to_acc}.',
    'log.use-at@who': 'Używasz karty {card} na {to_loc}.',
    'log.ability-at@who': 'Używasz zdolności postaci {ability} na {to_loc}.',
    'log.repeats-at@who': 'Powtarzasz kartę {card} na {to_loc}.',
    'log.hit@who':
      'Tracisz przez {by_acc} {count, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} życia.',
    'log.discards-of@who': 'Zmuszasz {to_acc} do odrzucenia karty {card}.',
    'log.gives-card@who': 'Oddajesz {to_dat} kartę.',
    'log.gives-cards@who':
      'Oddajesz {to_dat} {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}.',
    'log.gives-card-due@who': 'Oddajesz {to_dat} kartę (zdolność: {ability}).',
    'log.hands-on@who': 'Oddajesz {to_dat} kartę {card}.',
    'log.swaps@who': 'Zamieniasz kartę {own} na kartę {card} od {to_gen}.',
    'log.names-card@who': 'Każesz {to_dat} zagrać kartę {card}.',
    'log.spares@who': 'Oszczędzasz {to_acc}.',
    'log.diverts@who': 'Kierujesz strzał dalej na {to_acc}.',
    'log.buys-for@who':
      'Kupujesz dla {to_gen} kartę {card} za {count, plural, one {# bryłkę} few {# bryłki} many {# bryłek} other {# bryłki}}.',
    'log.arrow-given@who': 'Oddajesz {to_dat} strzałę (zdolność: {ability}).',
    'log.chief-taken@who': 'Zabierasz {from_dat} strzałę wodza (zdolność: {ability}).',
    'log.shot@who':
      'Strzelasz do {to_gen}: {count, plural, one {# trafienie} few {# trafienia} many {# trafień} other {# trafienia}}.',
    'log.beer@who': 'Nalewasz {to_dat} piwko.',
    'log.gift@who': 'Opatrujesz {to_dat} rany (zdolność: {ability}).',
    'log.step-in@who':
      'Wkraczasz (zdolność: {ability}) i bierzesz za {to_acc} na siebie {count, plural, one {# stracony punkt} few {# stracone punkty} many {# straconych punktów} other {# straconego punktu}} życia.',
    'log.token@who': 'Dajesz {to_dat} żeton ({face}).',
    'log.hit-with@who':
      'Tracisz przez {by_acc} {count, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} życia ({cause}).',
  },
} as const satisfies Declined;
