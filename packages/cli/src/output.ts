const FAILED = 1;

/** What is printed may get lost on the way: said once, and told by the exit code; whoever just stops reading has read enough. */
export function watchOutput(): void {
  let told = false;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || told) return;
    told = true;
    process.exitCode = FAILED;
    console.error(`The output cannot be written (${error.code ?? error.message}).`);
  });
  // There is nowhere left to complain.
  process.stderr.on('error', () => {});
}
