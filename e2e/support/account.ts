import type { Page } from '@playwright/test';
import { intercept } from './calls';

/** What the owner of the demo is called: a provider may say no more of an account than its address. */
export const OWNER = /^(Maren Okafor|owner@demo\.test)$/;

interface Me {
  features: string[];
}

/** Takes a feature from every account, however the provider says who somebody is. */
export async function withoutFeature(page: Page, feature: string): Promise<void> {
  await intercept(page, { method: 'GET', path: '/users/0.json' }, async (route) => {
    const said = (await (await route.fetch()).json()) as Me & { readonly user?: Me };
    const me = said.user ?? said;
    me.features = me.features.filter((name) => name !== feature);
    await route.fulfill({ json: said });
  });
}
