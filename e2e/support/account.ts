import type { Page } from '@playwright/test';
import { intercept } from './calls';

interface Me {
  features: string[];
}

/** Removes a feature from every account, in any form of response. */
export async function withoutFeature(page: Page, feature: string): Promise<void> {
  await intercept(page, { method: 'GET', path: '/users/0.json' }, async (route) => {
    const said = (await (await route.fetch()).json()) as Me & { readonly user?: Me };
    const me = said.user ?? said;
    me.features = me.features.filter((name) => name !== feature);
    await route.fulfill({ json: said });
  });
}
