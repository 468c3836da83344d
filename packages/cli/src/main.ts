#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { addAdmin } from './commands/admin.ts';
import { addMeasuring } from './commands/measure.ts';
import { addPages } from './commands/pages.ts';
import { addPlay } from './commands/play.ts';
import { addProof } from './commands/proof.ts';
import { addSimulate } from './commands/simulate.ts';
import { addStrength } from './commands/strength.ts';
import { InputError } from './input.ts';
import { watchOutput } from './output.ts';
import { versionText } from './version.ts';

const BAD_INPUT = 2;

const program = new Command('sixgun')
  .description('Hidden roles in the Wild West: play, simulate, replay and prove.')
  .version(versionText(), '-V, --version', 'print the versions of program, engine and protocol')
  .showHelpAfterError('sixgun help shows the commands, and sixgun help <command> their options.')
  .exitOverride();
addPlay(program);
addSimulate(program);
addStrength(program);
addProof(program);
addPages(program);
addMeasuring(program);
addAdmin(program);

watchOutput();
try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : BAD_INPUT;
  else if (error instanceof InputError) {
    console.error(error.message);
    process.exitCode = BAD_INPUT;
  } else throw error;
}
