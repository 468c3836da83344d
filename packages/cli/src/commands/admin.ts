import type { Command } from 'commander';

/** `sixgun admin`: the nodes of a server. */
export function addAdmin(program: Command): void {
  const admin = program
    .command('admin')
    .description('see and order the nodes of a server with DATABASE_URL')
    .addHelpText('after', '\nDATABASE_URL names the PostgreSQL that the nodes share.');
  admin
    .command('nodes')
    .description('list the nodes, how they are and what they have')
    .action(async () => {
      const { nodesText, withAdmin } = await import('../admin.ts');
      console.log(nodesText(await withAdmin(process.env.DATABASE_URL, (open) => open.nodes())));
    });
  admin
    .command('tables')
    .description('list the tables and who has them, the latest first')
    .action(async () => {
      const { withAdmin } = await import('../admin.ts');
      for (const { id, owner, status } of await withAdmin(process.env.DATABASE_URL, (open) => open.tables()))
        console.log(`${id}  ${owner}  ${status}`);
    });
  admin
    .command('drain')
    .description('let a node hand its tables over; it gets no new ones until it is started again')
    .argument('<node>', 'its name')
    .action(async (node: string) => {
      const { withAdmin } = await import('../admin.ts');
      await withAdmin(process.env.DATABASE_URL, (open) => open.drain(node));
      console.log(`${node} hands its tables over.`);
    });
  admin
    .command('move')
    .description('give a table to another node')
    .argument('<table>', 'its number')
    .argument('<node>', 'the name of the node')
    .action(async (table: string, node: string) => {
      const { withAdmin } = await import('../admin.ts');
      await withAdmin(process.env.DATABASE_URL, (open) => open.move(table, node));
      console.log(`${table} goes to ${node}.`);
    });
}
