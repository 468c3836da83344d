import type { en } from './en.ts';

export const cs = {
  'company.reload': 'Načíst znovu',
  'company.sit': 'Posadit se',
  'company.ready': 'Jsem připraven(a)',
  'company.bot-here': 'Bot na další volné místo',
  'company.start': 'Začít hru',
} satisfies Record<keyof typeof en, string>;
