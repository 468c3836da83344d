/** What is said at a table with other people. */
export const en = {
  'company.reload': 'Load anew',
  'company.sit': 'Sit down',
  'company.ready': 'I am ready',
  'company.bot-here': 'A bot on the next free seat',
  'company.start': 'Start the game',
} as const;
