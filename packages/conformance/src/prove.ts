import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type ApiRequest, placeRelease } from '@waymark/contract';
import { readRelease, releasePath } from '@waymark/federation/build';
import { findOrInstallBrowser, ROOT } from '@waymark/launch';
import type { CheckResult, ConformanceCase } from '@waymark/testing/conformance';
import { tsImport } from 'tsx/esm/api';
import type { Carried } from './page';
import { servePair } from './serve-pair';

/** A built release, in a folder. */
interface Candidate {
  readonly id: string;
  readonly folder: string;
  /** Version of the API contract its sources use, if available. */
  readonly api?: string | undefined;
}

/** One shell in front of one remote. */
export interface Pair {
  /** Folder of the page that acts as the shell. */
  readonly shell: string;
  readonly remote: Candidate;
}

/** Runs the checks on every pair in a real browser; results are in the same order. */
export async function prove(pairs: readonly Pair[]): Promise<readonly (readonly CheckResult[])[]> {
  const { path: executablePath } = findOrInstallBrowser((line) => process.stderr.write(`${line}\n`));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const results: (readonly CheckResult[])[] = [];
    for (const pair of pairs) results.push(await provePair(browser, pair));
    return results;
  } finally {
    await browser.close();
  }
}

async function provePair(
  browser: Browser,
  { shell, remote: { id, folder, api } }: Pair,
): Promise<readonly CheckResult[]> {
  const release = await readRelease(folder);
  const servers = await servePair(shell, folder, releasePath(id, release.version));
  const page = await browser.newPage();
  try {
    const { respond, ...given } = await readCase(id);
    await answerCalls(page, respond);
    await page.goto(servers.shell);
    await page.waitForFunction(() => 'tryRelease' in window);
    const trial = { id, release: placeRelease(release, servers.remote), given: { ...given, ...(api && { api }) } };
    return await page.evaluate((what) => window.tryRelease(what), trial);
  } finally {
    await page.close();
    await servers.close();
  }
}

async function answerCalls(page: Page, respond: ConformanceCase['respond']): Promise<void> {
  await page.exposeFunction('respondOutside', async (call: string): Promise<Carried> => {
    try {
      return { answer: await respond(JSON.parse(call) as ApiRequest) };
    } catch (failure) {
      return { failure };
    }
  });
}

/** Reads a remote's `src/testing/conformance-case.ts`. */
async function readCase(id: string): Promise<ConformanceCase> {
  const file = path.join(ROOT, id, 'src/testing/conformance-case.ts');
  const module: unknown = await tsImport(pathToFileURL(file).href, import.meta.url);
  const { conformanceCase } = module as { conformanceCase?: ConformanceCase };
  if (!conformanceCase) throw new Error(`${id}/src/testing/conformance-case.ts does not export conformanceCase`);
  return conformanceCase;
}
