import type { Declined } from './forms.ts';

export const cs = {
  /** In the order of `cases`; bots bear no other names. */
  names: {
    Ezra: ['Ezry', 'Ezrovi', 'Ezru', 'Ezrovi', 'Ezrou'],
    Ida: ['Idy', 'Idě', 'Idu', 'Idě', 'Idou'],
    Wojtek: ['Wojtka', 'Wojtkovi', 'Wojtka', 'Wojtkovi', 'Wojtkem'],
    Šárka: ['Šárky', 'Šárce', 'Šárku', 'Šárce', 'Šárkou'],
    Hank: ['Hanka', 'Hankovi', 'Hanka', 'Hankovi', 'Hankem'],
    Jana: ['Jany', 'Janě', 'Janu', 'Janě', 'Janou'],
    Petr: ['Petra', 'Petrovi', 'Petra', 'Petrovi', 'Petrem'],
    Olga: ['Olgy', 'Olze', 'Olgu', 'Olze', 'Olgou'],
    Kuba: ['Kuby', 'Kubovi', 'Kubu', 'Kubovi', 'Kubou'],
    Nell: ['Nell', 'Nell', 'Nell', 'Nell', 'Nell'],
    Otto: ['Otta', 'Ottovi', 'Otta', 'Ottovi', 'Ottem'],
    Magda: ['Magdy', 'Magdě', 'Magdu', 'Magdě', 'Magdou'],
  },
  sentences: {
    'log.take-from-hand': '{who} bere {from_dat} kartu z ruky.',
    'log.take-from-play': '{who} bere {from_dat} vyloženou kartu {card}.',
    'log.play-at': '{who} hraje kartu {card} na {to_acc}.',
    'log.play-as-at': '{who} hraje kartu {card} jako {as} na {to_acc}.',
    'log.use-at': '{who} používá kartu {card} na {to_acc}.',
    'log.ability-at': '{who} používá schopnost postavy {ability} na {to_acc}.',
    'log.repeats-at': '{who} opakuje kartu {card} na {to_acc}.',
    'log.hit':
      '{who} ztrácí kvůli {by_dat} {count, plural, one {# život} few {# životy} many {# života} other {# životů}}.',
    'log.dynamite-stays': 'Dynamit nevybuchuje a zůstává ležet u {who_gen}.',
    'log.dynamite-explodes': 'Dynamit vybuchuje u {who_gen}!',
    'log.bomb-explodes': 'Bomba vybuchuje u {who_gen}!',
    'log.discards-of': '{who} nutí {to_acc} odhodit kartu {card}.',
    'log.gives-card': '{who} předává {to_dat} kartu.',
    'log.gives-cards':
      '{who} předává {to_dat} {count, plural, one {# kartu} few {# karty} many {# karty} other {# karet}}.',
    'log.gives-card-due': '{who} předává {to_dat} kartu (schopnost: {ability}).',
    'log.hands-on': '{who} předává {to_dat} kartu {card}.',
    'log.swaps': '{who} vyměňuje kartu {own} za kartu {card} od {to_gen}.',
    'log.names-card': '{who} poroučí {to_dat} zahrát kartu {card}.',
    'log.spares': '{who} ušetří {to_acc}.',
    'log.diverts': '{who} posílá ránu dál na {to_acc}.',
    'log.buys-for':
      '{who} kupuje pro {to_acc} kartu {card} za {count, plural, one {# valoun} few {# valouny} many {# valounu} other {# valounů}}.',
    'log.arrow-given': '{who} předává {to_dat} šíp (schopnost: {ability}).',
    'log.chief-taken': '{who} bere {from_dat} náčelníkův šíp (schopnost: {ability}).',
    'log.shot':
      '{who} střílí na {to_acc}: {count, plural, one {# zásah} few {# zásahy} many {# zásahu} other {# zásahů}}.',
    'log.beer': '{who} nalévá {to_dat} pivo.',
    'log.gift': '{who} ošetřuje {to_dat} rány (schopnost: {ability}).',
    'log.step-in':
      '{who} zasahuje (schopnost: {ability}) a bere za {to_acc} na sebe {count, plural, one {# ztracený život} few {# ztracené životy} many {# ztraceného života} other {# ztracených životů}}.',
    'log.token': '{who} dává {to_dat} žeton ({face}).',
    'prompt.give-card': 'Kterou kartu předáš {to_dat}?',
    'prompt.pass-cards':
      'Vyber {count, plural, one {# kartu} few {# karty} many {# karty} other {# karet}} pro {to_acc}.',
    'prompt.target-card': 'Vyber jednu z karet {name_gen}.',
    'prompt.obey-at': '{by} ti poroučí zahrát na {to_acc} kartu {card}. Nemáš-li ji, ukaž karty v ruce.',
    'log.hit-with':
      '{who} ztrácí kvůli {by_dat} {count, plural, one {# život} few {# životy} many {# života} other {# životů}} ({cause}).',
    'stage.shoots': '{by} střílí na {to_acc}',
    'end.first': 'První krev: {by} zasahuje {name_acc}.',
    'end.hits': '{by} zasahuje {name_acc}.',
    'end.kill-plain': '{by} posílá ze hry {name_acc} ({role}).',
    'end.kill': '{by} posílá ze hry {name_acc} ({role}): {card}.',
    // To the one who does it.
    'log.take-from-hand@who': 'Bereš {from_dat} kartu z ruky.',
    'log.take-from-play@who': 'Bereš {from_dat} vyloženou kartu {card}.',
    'stage.shoots@by': 'Střílíš na {to_acc}',
    'log.play-at@who': 'Hraješ kartu {card} na {to_acc}.',
    'log.play-as-at@who': 'Hraješ kartu {card} jako {as} na {to_acc}.',
    'log.use-at@who': 'Používáš kartu {card} na {to_acc}.',
    'log.ability-at@who': 'Používáš schopnost postavy {ability} na {to_acc}.',
    'log.repeats-at@who': 'Opakuješ kartu {card} na {to_acc}.',
    'log.hit@who':
      'Ztrácíš kvůli {by_dat} {count, plural, one {# život} few {# životy} many {# života} other {# životů}}.',
    'log.discards-of@who': 'Nutíš {to_acc} odhodit kartu {card}.',
    'log.gives-card@who': 'Předáváš {to_dat} kartu.',
    'log.gives-cards@who':
      'Předáváš {to_dat} {count, plural, one {# kartu} few {# karty} many {# karty} other {# karet}}.',
    'log.gives-card-due@who': 'Předáváš {to_dat} kartu (schopnost: {ability}).',
    'log.hands-on@who': 'Předáváš {to_dat} kartu {card}.',
    'log.swaps@who': 'Vyměňuješ kartu {own} za kartu {card} od {to_gen}.',
    'log.names-card@who': 'Poroučíš {to_dat} zahrát kartu {card}.',
    'log.spares@who': 'Ušetříš {to_acc}.',
    'log.diverts@who': 'Posíláš ránu dál na {to_acc}.',
    'log.buys-for@who':
      'Kupuješ pro {to_acc} kartu {card} za {count, plural, one {# valoun} few {# valouny} many {# valounu} other {# valounů}}.',
    'log.arrow-given@who': 'Předáváš {to_dat} šíp (schopnost: {ability}).',
    'log.chief-taken@who': 'Bereš {from_dat} náčelníkův šíp (schopnost: {ability}).',
    'log.shot@who':
      'Střílíš na {to_acc}: {count, plural, one {# zásah} few {# zásahy} many {# zásahu} other {# zásahů}}.',
    'log.beer@who': 'Naléváš {to_dat} pivo.',
    'log.gift@who': 'Ošetřuješ {to_dat} rány (schopnost: {ability}).',
    'log.step-in@who':
      'Zasahuješ (schopnost: {ability}) a bereš za {to_acc} na sebe {count, plural, one {# ztracený život} few {# ztracené životy} many {# ztraceného života} other {# ztracených životů}}.',
    'log.token@who': 'Dáváš {to_dat} žeton ({face}).',
    'log.hit-with@who':
      'Ztrácíš kvůli {by_dat} {count, plural, one {# život} few {# životy} many {# života} other {# životů}} ({cause}).',
  },
} as const satisfies Declined;
