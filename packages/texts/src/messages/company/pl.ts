import type { en } from './en.ts';

export const pl = {
  'company.reload': 'Załaduj ponownie',
  'company.sit': 'Usiądź',
  'company.ready': 'Jestem gotowy/gotowa',
  'company.bot-here': 'Bot na następnym wolnym miejscu',
  'company.start': 'Rozpocznij grę',
} satisfies Record<keyof typeof en, string>;
