import { type Language, loadTexts } from '@sixgun/texts';
import type { Command } from 'commander';
import { filesIn, parseCount } from '../input.ts';
import { replay } from '../replay.ts';
import { runFiles } from '../scenario/command.ts';
import { verifyFile } from '../verify.ts';
import { FAILED, language, MOST_GAMES } from './options.ts';

/** `sixgun scenario`, `verify` and `replay`: what the rules say, and what happened. */
export function addProof(program: Command): void {
  program
    .command('scenario')
    .description('run scenario files')
    .argument('<file...>', 'scenario files (YAML) or folders of them')
    .option('--explain', 'print every decision with its tokens and refusals', false)
    .option('--quiet', 'print only what fails', false)
    .option('--only <id>', 'run one scenario')
    .action(async (files: string[], options: { explain: boolean; quiet: boolean; only?: string }) => {
      const texts = await loadTexts('en');
      const { passed, failed } = runFiles(filesIn(files, /\.ya?ml$/), { ...options, texts });
      console.log(`${passed} passed, ${failed} failed`);
      if (failed > 0) process.exitCode = FAILED;
    });

  program
    .command('verify')
    .description('check that a record was dealt as promised and played as written')
    .argument('<record>', 'a record of a game that was dealt fairly')
    .option('--salt <hex>', 'the salt your device has given to the deal')
    .action((file: string, { salt }: { salt?: string }) => {
      const { ok, lines } = verifyFile(file, salt);
      for (const line of lines) (ok ? console.log : console.error)(line);
      if (!ok) process.exitCode = FAILED;
    });

  program
    .command('replay')
    .description('play a record and print where it leads')
    .argument('<file>', 'a record')
    .option('--to <n>', 'play only the first n moves')
    .option('--hash', 'print the fingerprint of the position', false)
    .option('--json', 'print the position as one JSON object, or with --hash its fingerprint alone', false)
    .option('--story', 'tell what happens', false)
    .addOption(language())
    .action((file: string, options: { to?: string; hash: boolean; json: boolean; story: boolean; lang: Language }) => {
      const { hash, json, story, lang } = options;
      const to = options.to === undefined ? undefined : parseCount('--to', options.to, 0, MOST_GAMES);
      return replay(file, { to, hash, json, story, language: lang });
    });
}
