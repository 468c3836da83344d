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

  for (const [name, page] of Object.entries({ notation: notationPage, protocol: protocolPage }))
    program
      .command(name)
      .description(`bring the tables of docs/${name}.md up to date`)
      .argument('[folder]', 'the project', '.')
      .action(async (folder: string) => {
        const file = join(folder, `docs/${name}.md`);
        writeText(file, page(readText(file), await loadTexts('en')));
      });
}
