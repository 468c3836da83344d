#!/usr/bin/env node
import { Command } from 'commander';
import { runFiles } from './scenario/command.ts';

const program = new Command('sixgun').description('Hidden roles in the Wild West: play, simulate, replay and prove.');

program
  .command('scenario')
  .description('run scenario files')
  .argument('<file...>', 'scenario files (YAML)')
  .option('--explain', 'print every decision with its tokens and refusals', false)
  .option('--quiet', 'print only what fails', false)
  .option('--only <id>', 'run one scenario')
  .action((files: string[], options: { explain: boolean; quiet: boolean; only?: string }) => {
    const { passed, failed } = runFiles(files, options);
    console.log(`${passed} passed, ${failed} failed`);
    if (failed > 0) process.exitCode = 1;
  });

program.parse();
