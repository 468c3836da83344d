import type { en } from './en.ts';

export const cs = {
  'company.lost': 'Spojení vypadlo.',
  'company.trying': 'Zkouším to znovu…',
  'company.now': 'Teď',
  'company.caught-up': 'Dohnáno: {count, plural, one {# tah} few {# tahy} many {# tahu} other {# tahů}}',
  'company.sent-later': 'Tvoje odpověď se odešle, jakmile to půjde.',
  'company.choose-now': 'Co teď vybereš, odešle se, jakmile to půjde.',
  'company.choose-now-clock':
    'Co teď vybereš, odešle se, jakmile to půjde. Hodiny běží dál; když dojdou, odpoví za tebe bot.',
  'company.time-left': 'Zbývající čas: {time}',
  'company.bot-plays': 'hraje bot',
  'company.away': 'je pryč',
  'company.bot-plays-you': 'Hraje za tebe bot.',
  'company.time-was-up': 'Došel ti čas.',
  'company.you-were-away': 'Nebyl(a) jsi u stolu.',
  'company.take-back-seat': 'Hraju zase sám/sama',
  'company.talk':
    'Hovor{count, plural, one {, # nová zpráva} few {, # nové zprávy} many {, # nové zprávy} other {, # nových zpráv}}',
  'company.story': 'Průběh',
  'company.cheers': 'Na zdraví!',
  'company.laugh': 'Smích',
  'company.shock': 'Leknutí',
  'company.anger': 'Vztek',
  'company.tears': 'Slzy',
  'company.hats-off': 'Klobouk dolů!',
  'company.beside': 'Vedle stolu',
  'company.write': 'Napsat',
  'company.read-talk': 'Celý hovor',
  'company.gag': 'Platí Roubík: kdo promluví, ztratí 1 život.',
  'company.look-on': 'Přihlížíš.',
  'company.wait': 'Nechat čekat',
} satisfies Record<keyof typeof en, string>;
