import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with axe's findings on the current page, in a few readable lines. Uses all rules by default. */
export async function expectAccessible(page: Page, rules: readonly string[] = []): Promise<void> {
  // Legacy mode omits cross-origin frames, which the builder doesn't have, and axe's separate page for merging them.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} (${node.target.join(' ')})`),
  );
  expect(found).toEqual([]);
}
