import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { DEMO_PASSWORD, findOrInstallBrowser } from '@waymark/launch';
import type { Cleanup } from '../cleanup';
import type { Certificate } from './certificate';

/** Launches a browser that trusts the certificate of this run. */
export async function openBrowser(
  end: Cleanup,
  certificate: Certificate,
  print: (line: string) => void,
): Promise<Browser> {
  const { path, version } = findOrInstallBrowser(print);
  print(`Measuring in ${version}`);
  const root = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: path,
    handleSIGINT: false,
    handleSIGTERM: false,
    // Chromium cannot sandbox as root.
    args: [`--ignore-certificate-errors-spki-list=${certificate.spki}`, ...(root ? ['--no-sandbox'] : [])],
  });
  end.add(() => browser.close());
  return browser;
}

/** A visitor with an empty cache and storage. */
export const newVisitor = (
  browser: Browser,
  options: { readonly baseURL?: string; readonly ignoreHTTPSErrors?: boolean } = {},
): Promise<BrowserContext> =>
  browser.newContext({
    ...options,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
  });

/** Signs in as the owner of the demo games, or another user with the same password, and returns the stored session. */
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
