import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { settled } from './at-table.ts';

/** What axe finds wrong with the page as it stands; under an open sheet nothing can be reached, so only that is looked at. */
export async function violations(page: Page): Promise<string[]> {
  await settled(page);
  // The page has no frames; the other way opens a page of its own for every look.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const open = await page.getByRole('dialog').count();
  const { violations: found } = await (open > 0 ? axe.include('dialog[open]') : axe).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 120)} ${node.failureSummary}`),
  );
}
