import type { en } from './en.ts';

export const pl = {
  'company.lost': 'Połączenie zostało przerwane.',
  'company.trying': 'Próbuję ponownie…',
  'company.now': 'Teraz',
  'company.caught-up': 'Nadrobione: {count, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}',
  'company.sent-later': 'Twoja odpowiedź zostanie wysłana, gdy tylko wróci połączenie.',
  'company.choose-now': 'Co teraz wybierzesz, zostanie wysłane, gdy tylko wróci połączenie.',
  'company.choose-now-clock':
    'Co teraz wybierzesz, zostanie wysłane, gdy tylko wróci połączenie. Zegar biegnie dalej; gdy czas się skończy, odpowie za ciebie bot.',
  'company.time-left': 'Pozostały czas: {time}',
  'company.bot-plays': 'gra bot',
  'company.away': 'nieobecność',
  'company.bot-plays-you': 'Gra za ciebie bot.',
  'company.time-was-up': 'Skończył ci się czas.',
  'company.you-were-away': 'Nie było cię przy stole.',
  'company.take-back-seat': 'Gram znowu samodzielnie',
  'company.talk':
    'Rozmowa{count, plural, one {, # nowa wiadomość} few {, # nowe wiadomości} many {, # nowych wiadomości} other {, # nowej wiadomości}}',
  'company.story': 'Przebieg',
  'company.cheers': 'Na zdrowie!',
  'company.laugh': 'Śmiech',
  'company.shock': 'Zaskoczenie',
  'company.anger': 'Złość',
  'company.tears': 'Łzy',
  'company.hats-off': 'Czapki z głów!',
  'company.beside': 'Obok stołu',
  'company.write': 'Napisz',
  'company.read-talk': 'Cała rozmowa',
  'company.gag': 'Działa Knebel: kto się odezwie, traci 1 życie.',
  'company.look-on': 'Przyglądasz się grze.',
  'company.wait': 'Niech czekają',
} satisfies Record<keyof typeof en, string>;
