import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import type { Task, Team } from '@waymark/contract';
import { seatTeams } from '@waymark/players';
import { callAs } from '../support/call-as';
import { Seeded } from '../support/seeded';
import { expect, test } from '../support/test';

const TEAMS = 30;
const SHEET = ['Team,Email', ...Array.from({ length: TEAMS }, (_, at) => `Crew ${at + 1},crew${at + 1}@day.test`)];
const DECIDED = /\/answers\/(\d+)\/(?:accept|reject)\.json$/;

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Opens a screen of the game from the menu, like an organiser. */
async function open(page: Page, entry: string, title: RegExp): Promise<void> {
  await menu(page).getByRole('link', { name: entry, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
}

test('an organiser has a whole day: a template, thirty teams, two judges, a frozen board, an export', {
  tag: '@once',
}, async ({ page, context, enter, browser, stack, watch }) => {
  const { page: address } = stack.settings;
  let id = 0;

  await test.step('a game from a template, with its own texts', async () => {
    await enter('super', '/games/edit/new');
    await page.getByRole('radio', { name: /City trail/ }).click();
    await page.getByRole('button', { name: 'Create game' }).click();
    await expect(page).toHaveURL(/\/games\/edit\/\d+$/);
    id = Number(new URL(page.url()).pathname.split('/').at(-1));
    await page.getByLabel('Name', { exact: true }).fill('Lamps of the Lower Town');
    const list = page.getByRole('region', { name: 'Ready to go live' });
    await list.getByRole('button', { name: /Set a start time\.$/ }).click();
    await page.getByRole('radio', { name: 'Start Anytime' }).click();
    await expect(menu(page)).toContainText('Lamps of the Lower Town');
    await open(page, 'Challenges', /Challenges/);
    await page.getByRole('button', { name: 'Edit Meet at the landmark' }).click();
    const headline = page.getByLabel('Headline');
    await headline.fill('Meet under the clock');
    await headline.blur();
    await expect(page.getByText('All changes saved').first()).toBeAttached();
  });

  await test.step('thirty teams from a spreadsheet, after liberating teams, and the start', async () => {
    await menu(page).getByRole('link', { name: 'Dashboard' }).click();
    const row = page.getByRole('row', { name: /Lamps of the Lower Town/ });
    await row.getByRole('button', { name: /^Liberate/ }).click();
    await page.getByRole('menuitem', { name: 'Team' }).click();
    await expect(row.locator('[data-liberation="some"]')).toBeVisible();
    await row.getByRole('link', { name: 'Settings of Lamps of the Lower Town' }).click();
    await open(page, 'Teams', /Teams/);
    await page.getByRole('button', { name: 'Bulk actions' }).click();
    await page.getByRole('menuitem', { name: 'Import a spreadsheet…' }).click();
    const file = { name: 'crews.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET.join('\n')) };
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: `Add ${TEAMS} teams, ${TEAMS} players` }).click();
    await expect(page.getByText(`Teams added: ${TEAMS}. Players added: ${TEAMS}.`)).toBeVisible();
    await open(page, 'Settings', /Settings|Lamps/);
    const list = page.getByRole('region', { name: 'Ready to go live' });
    await list.getByRole('button', { name: 'Start Game' }).click();
    await expect(list.getByText('Ready. Teams start whenever they like.')).toBeVisible();
  });

  const play = await test.step('the teams join', async () => {
    const { token } = await storedSession(context);
    const call = callAs(stack.settings, token);
    const { teams } = await call<{ teams: Team[] }>('GET', `/teams/organize.json?game_id=${id}&per_page=99`);
    const { tasks } = await call<{ tasks: Task[] }>('GET', `/tasks/game/${id}.json?per_page=99`);
    const random = new Seeded(11);
    return seatTeams({
      api: `${address.apiOrigin}/${address.apiVersion}`,
      whitelabel: address.whitelabel,
      gameId: id,
      tasks,
      teams: teams.map(({ name = '', users }) => ({
        name,
        code: users.map(({ game }) => game?.code).find((code) => code) ?? '',
      })),
      random: () => random.next(),
    });
  });

  await test.step('they play, and two guests judge on their phones', async () => {
    expect((await play()).filter((move) => move === 'answered').length).toBeGreaterThan(TEAMS / 2);
    await open(page, 'Monitor', /Monitor/);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Judge links' }).click();
    const links = page.getByRole('dialog', { name: 'Judge links' });
    await links.getByLabel('Name').fill('Clock tower');
    await links.getByRole('button', { name: 'Create link' }).click();
    const link = (await links.locator('code').textContent()) ?? '';
    await page.keyboard.press('Escape');
    const decided: string[] = [];
    for (const name of ['Priya', 'Tomasz']) {
      const judge = await browser.newContext({ baseURL: stack.origin, viewport: { width: 390, height: 844 } });
      await watch.watch(judge);
      const phone = await judge.newPage();
      phone.on('response', (answer) => {
        const [, answered] = DECIDED.exec(new URL(answer.url()).pathname) ?? [];
        if (answered && answer.request().method() === 'PUT' && answer.ok()) decided.push(answered);
      });
      await phone.goto(link);
      await phone.getByLabel('Name').fill(name);
      await phone.getByRole('button', { name: 'Start judging' }).click();
      const before = decided.length;
      for (let turn = 1; turn <= 4; turn += 1) {
        await phone.getByRole('button', { name: /^(Update|Approve)$/ }).click();
        await expect.poll(() => decided.length).toBe(before + turn);
      }
      await judge.close();
    }
    expect(new Set(decided).size).toBe(8);
  });

  await test.step('a message to everyone', async () => {
    await open(page, 'Teams', /Teams/);
    const form = page.getByRole('region', { name: 'Communication Blast' });
    await form.getByLabel('Message', { exact: true }).fill('Back to the clock at six.');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Your blast has been sent.')).toBeVisible();
  });

  await test.step('the board is frozen, and revealed place by place', async () => {
    await open(page, 'Leaderboard', /Leaderboard/);
    const rows = page.getByRole('list', { name: 'Leaderboard' }).getByRole('listitem');
    await expect(rows.first()).toHaveAttribute('aria-setsize', String(TEAMS));
    const leader = (await rows.first().locator('b').first().textContent()) ?? '';
    const more = page.getByRole('button', { name: 'More leaderboard options' });
    await more.click();
    await page.getByRole('menuitem', { name: 'Freeze for players' }).click();
    await expect(page.getByText(/^Players see the .+ standings\.$/)).toBeVisible();
    await more.click();
    await page.getByRole('menuitem', { name: 'Reveal step by step' }).click();
    const projector = await context.newPage();
    await projector.goto(`/teams/projector/${id}`);
    const hidden = projector.getByRole('listitem').filter({ hasText: 'To be revealed' });
    await expect(hidden).toHaveCount(10);
    await projector.keyboard.press('ArrowRight');
    await expect(hidden).toHaveCount(9);
    await page.getByRole('button', { name: 'Show all places' }).click();
    await expect(hidden).toHaveCount(0);
    await expect(projector.getByRole('listitem').first()).toContainText(leader);
    await projector.close();
  });

  await test.step('the slideshow of submissions', async () => {
    await page.goto(`/games/slideshow/${id}`);
    const stage = page.getByRole('main', { name: 'Slideshow' });
    await expect(stage.getByRole('heading', { name: 'Lamps of the Lower Town' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-answer]').last()).toBeVisible();
    await expect(stage).toContainText(/Crew \d+/);
  });

  await test.step('the analytics, the day after', async () => {
    await page.goto(`/games/analytics/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Analytics');
    await expect(page.getByText(String(TEAMS), { exact: true }).first()).toBeVisible();
  });

  await test.step('everything in one file', async () => {
    await open(page, 'Exports', /Exports/);
    await page.getByRole('textbox', { name: 'E-mail' }).fill('maren@example.test');
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    const download = page.getByRole('link', { name: 'Download' });
    await expect(download).toBeVisible({ timeout: 150_000 });
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    const zip = await readFile(await file.path());
    const names = ['index.html', 'results.xlsx', 'media/Crew '];
    expect(names.filter((name) => !zip.includes(name))).toEqual([]);
  });
});

/** The page's token. */
async function storedSession(context: BrowserContext): Promise<{ token: string }> {
  const { origins } = await context.storageState();
  const token = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'token')?.value;
  if (!token) throw new Error('Nobody is signed in.');
  return { token };
}
