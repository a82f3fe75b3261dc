import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { DEMO_PASSWORD, findOrInstallBrowser } from '@waymark/launch';
import type { RunEnd } from '../run-end';
import type { Certificate } from './certificate';

/** A browser that trusts the certificate of this run. */
export async function openBrowser(
  end: RunEnd,
  certificate: Certificate,
  say: (line: string) => void,
): Promise<Browser> {
  const { path, version } = findOrInstallBrowser(say);
  say(`Measuring in ${version}`);
  const root = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: path,
    handleSIGINT: false,
    handleSIGTERM: false,
    // Chromium has no sandbox for root.
    args: [`--ignore-certificate-errors-spki-list=${certificate.spki}`, ...(root ? ['--no-sandbox'] : [])],
  });
  end.add(() => browser.close());
  return browser;
}

/** A visitor whose browser holds nothing yet. */
export const newVisitor = (browser: Browser, options: { readonly baseURL?: string } = {}): Promise<BrowserContext> =>
  browser.newContext({
    ...options,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
  });

/** Signs in as the owner of the demo games, or another who has his password, and answers what the shell keeps of it. */
export async function signIn(
  browser: Browser,
  origin: string,
  email = 'owner@demo.test',
): Promise<Readonly<Record<string, string>>> {
  const context = await newVisitor(browser);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/sign-in`);
    await page.getByLabel(/e-?mail/i).fill(email);
    await page.getByLabel(/password/i).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: /sign in/i }).click();
    await page.waitForURL((url) => !url.pathname.includes('sign-in'));
    const { origins } = await context.storageState();
    const kept = origins.find((storage) => storage.origin === origin)?.localStorage ?? [];
    return Object.fromEntries(kept.map(({ name, value }) => [name, value]));
  } finally {
    await context.close();
  }
}
