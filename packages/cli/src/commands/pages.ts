import { join } from 'node:path';
import { loadTexts } from '@sixgun/texts';
import type { Command } from 'commander';
import { coverageReport } from '../coverage.ts';
import { readText, writeText } from '../input.ts';
import { notationPage } from '../notation.ts';
import { protocolPage } from '../protocol-page.ts';

/** `sixgun coverage`, `notation` and `protocol`: pages of docs/ that are made. */
export function addPages(program: Command): void {
  program
    .command('coverage')
    .description('print which rules and cards the scenarios cover')
    .argument('[folder]', 'the project', '.')
    .action((folder: string) => console.log(coverageReport(folder).trimEnd()));

  program
    .command('notation')
    .description('bring the tables of docs/notation.md up to date')
    .argument('[folder]', 'the project', '.')
    .action(async (folder: string) => {
      const file = join(folder, 'docs/notation.md');
      writeText(file, notationPage(readText(file), await loadTexts('en')));
    });

  program
    .command('protocol')
    .description('bring the tables of docs/protocol.md up to date')
    .argument('[folder]', 'the project', '.')
    .action(async (folder: string) => {
      const file = join(folder, 'docs/protocol.md');
      writeText(file, protocolPage(readText(file), await loadTexts('en')));
    });
}
