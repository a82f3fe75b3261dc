import type { Page } from '@playwright/test';

/** A draft whose challenges fit on one page. */
export const ADDRESS = '/tasks/organize/4816?pageSize=100';
/** Five headlines that begin alike. */
export const five = (name: string) => [1, 2, 3, 4, 5].map((n) => `${name} ${n}`);

/** The open challenge, its headline and its points. */
export const editor = (page: Page) => page.getByRole('region', { name: 'Challenge', exact: true });
export const headline = (page: Page) => page.getByRole('textbox', { name: 'Headline' });
export const points = (page: Page) => editor(page).getByRole('spinbutton', { name: 'Points', exact: true });
/** A challenge in the list. */
export const row = (page: Page, name: string) => page.getByRole('article', { name });
/** The headlines of the last five rows. */
export const lastNames = async (page: Page) =>
  (await page.getByRole('article').getByRole('heading').allTextContents()).slice(-5);

/** Distances in the list: of its first row from the top, of each row's height, and of the width for a headline. */
export const measures = (page: Page) =>
  page.getByRole('region', { name: 'List of challenges' }).evaluate((list) => {
    const rows = [...list.querySelectorAll('article')];
    const { top } = list.getBoundingClientRect();
    return {
      head: Math.round((rows[0]?.getBoundingClientRect().top ?? 0) - top),
      tallest: Math.max(...rows.map((one) => one.getBoundingClientRect().height)),
      room: Math.min(...rows.map((one) => one.querySelector('h2')?.parentElement?.clientWidth ?? 0)),
      tops: rows.map((one) => Math.round(one.getBoundingClientRect().top)),
    };
  });

/** Pixels of the page beyond its width. */
export const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
