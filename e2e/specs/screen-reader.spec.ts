import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@waymark/launch';
import { expect, test } from '../support/test';

const TEXT = readFileSync(join(ROOT, 'docs/screen-reader.md'), 'utf8');
/** An area of the document: its heading names the address, its block is the expected snapshot. */
const AREA = /^## (.+) `(\/[^`]*)`\n\n```yaml\n([\s\S]*?)^```$/gm;
const AREAS = [...TEXT.matchAll(AREA)].map(([, name = '', address = '', read = '']) => ({ name, address, read }));
const VISITORS = '/sign-in';

test.use({ untouched: true });

test('each area reads as docs/screen-reader.md says, and its headings skip no level', {
  tag: '@once',
}, async ({ page, enter }) => {
  test.slow();
  expect(AREAS).toHaveLength(TEXT.match(/^## /gm)?.length ?? 0);
  for (const { name, address, read } of AREAS) {
    await test.step(name, async () => {
      if (address === VISITORS) await page.goto(address);
      else await enter('owner', address);
      await expect(page.locator('body')).toMatchAriaSnapshot(read);
      const levels = await page
        .getByRole('main')
        .getByRole('heading')
        .evaluateAll((headings) =>
          headings.map((heading) => Number(heading.getAttribute('aria-level') ?? heading.tagName.slice(1))),
        );
      expect(levels.indexOf(1), `${name} begins with its title`).toBe(0);
      const skips = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
      expect(skips, `${name} skips a level of headings`).toEqual([]);
    });
  }
});
