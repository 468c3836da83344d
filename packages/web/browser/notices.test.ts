import { expect, test } from 'vitest';
import { button } from './at-table.ts';
import { useStand } from './stand.ts';

const stand = useStand();

test('the credits lead to the licences of everything the page carries', async () => {
  const { page, faults } = await stand.visit({ settings: { language: 'en' } });
  await page.goto(stand.address);
  await page.getByText('Credits').click();
  const notices = page.locator('[data-notices]');
  await notices.waitFor();
  expect(faults).toEqual([]);
  await notices.click();
  await page.waitForURL(/notices\.txt$/);
  const text = (await page.textContent('body')) ?? '';
  for (const name of ['preact', 'valibot', '@fontsource/bitter', '@fontsource/holtwood-one-sc', '@fontsource/sancreek'])
    expect(text).toContain(`\n${name} `);
  expect(text).toContain('Changes made: ');
});

test('what is slipped into the page is not run', async () => {
  const { page, faults } = await stand.visit({ settings: { language: 'en' } });
  await page.goto(stand.address);
  await button(page, 'Play now').waitFor();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });
  await expect.poll(() => page.title()).toBe('Sixgun');
  expect(faults.join()).toMatch(/violates the following Content Security Policy directive/);
});
