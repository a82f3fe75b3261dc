import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { remoteHandler, startAlone, startInShell } from '@waymark/launch';
import { type ScratchRemote, scratchRemote } from '@waymark/launch/testing/scratch-remote';
import { type ShippingStack, startShipping } from '../support/own-store';
import { giveSession } from '../support/sign-in';
import { expect, test } from '../support/test';

let remote: ScratchRemote;
let shipping: ShippingStack;
test.beforeAll(async () => {
  [remote, shipping] = await Promise.all([scratchRemote('mf-chat'), startShipping(58)]);
});
test.afterAll(() => Promise.all([remote?.remove(), shipping?.stop()]));

/** Renames the new remote's screen like a developer: in its file. */
async function rename(title: string): Promise<void> {
  const file = join(remote.folder, 'src/chat/chat.tsx');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/title=\{t\('\w+'\)\}/, `title={t('${title}')}`));
}
/** A slow machine compiles an edit for longer than a page usually takes. */
const COMPILED = { timeout: 60_000 };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const banner = (page: Page) => page.locator('[data-overrides]');
const inMenu = (page: Page) => page.getByRole('link', { name: 'Chat', exact: true }).first();

test('a new remote builds, joins the menu on staging, is overridden there, and leaves with Reset', async ({
  page,
  context,
}) => {
  test.slow();
  const folder = await remote.build();
  const handler = remoteHandler({ id: remote.id, folder, mayLoad: () => true });
  const server = createServer((request, response) => void handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const wish = `?remote=mf-chat@http://localhost:${port}/mf-chat/1.0.0/`;
  const { stack, stagingOrigin } = shipping;

  await giveSession(context, stack, 'owner');
  await page.goto(`${stack.origin}/games/edit/4821${wish}`);
  await expect(banner(page)).toContainText('This page is on the stable channel, which runs releases only');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(/Logbook/);
  await expect(inMenu(page)).toHaveCount(0);

  // An open page would notice that its session is gone.
  await page.goto('about:blank');
  await giveSession(context, { ...stack, origin: stagingOrigin }, 'owner');
  await page.goto(`${stagingOrigin}/games/edit/4821?remote=mf-chat@http://partner.example/`);
  await expect(banner(page)).toContainText('only this machine’s own addresses may stand in');
  await page.goto(`${stagingOrigin}/games/edit/4821${wish}`);
  await expect(banner(page)).toContainText(`mf-chat, but http://localhost:${port}/mf-chat/1.0.0/`);
  expect(page.url()).toBe(`${stagingOrigin}/games/edit/4821`);
  await inMenu(page).click();
  await expect(heading(page, 'Chat')).toBeVisible();
  await expect(page.getByText(/Logbook/).last()).toBeVisible();

  await expect(startInShell({ id: 'mf-chat', shell: stack.origin, root: remote.folder })).rejects.toThrow(
    'stable channel, which runs releases only',
  );
  const worked = await startInShell({ id: 'mf-chat', shell: stagingOrigin, root: remote.folder });
  await page.goto(worked.address.replace('/?', '/chat/4821?panel&'));
  await expect(heading(page, 'Chat')).toBeVisible();
  // Only now, because idle-time code may load late.
  await new Promise((resolve) => server.close(resolve));
  await rename('Talk');
  await expect(heading(page, 'Talk')).toBeVisible(COMPILED);
  // The tab remembers it, and the panel shows it.
  const overrides = page.getByRole('region', { name: 'Overrides' });
  await expect(overrides.getByRole('row', { name: /^mf-chat http:\/\/localhost/ })).toBeVisible();
  await Promise.all([page.waitForEvent('load'), overrides.getByRole('button', { name: 'Reset' }).click()]);
  await expect(heading(page, 'Page Not Found!')).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await expect(inMenu(page)).toHaveCount(0);
  await worked.close();
});

test('a remote in development runs alone, follows the switches and keeps its state across an edit', async ({
  page,
}) => {
  test.slow();
  await rename('Talk');
  const worked = await startAlone({ id: 'mf-chat', root: remote.folder });
  await page.goto(worked.address);
  await expect(page).toHaveURL(`${worked.address}/chat/7`);
  await expect(heading(page, 'Talk')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { opened: 'before the edit' }));
  await rename('Chatter');
  await expect(heading(page, 'Chatter')).toBeVisible(COMPILED);
  expect(await page.evaluate(() => (window as { opened?: string }).opened)).toBe('before the edit');

  const turn = (name: string, value: string) => page.getByRole('combobox', { name }).selectOption(value);
  await turn('Language', 'ar');
  await expect(page.locator('html[dir="rtl"][lang="ar"]')).toBeAttached();
  await turn('Theme', 'dark');
  await expect(page.locator('html[data-theme="dark"]')).toBeAttached();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.locator('html[dir="ltr"][lang="en"]')).toBeAttached();
  await turn('Fault', 'throw-render');
  await expect(page.locator('[data-failure="render-crash"]')).toBeVisible();
  await turn('Fault', '');
  await expect(heading(page, 'Chatter')).toBeVisible();
  await worked.close();
});
