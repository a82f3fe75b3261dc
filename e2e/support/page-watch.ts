import type { BrowserContext } from '@playwright/test';

const VIOLATION = 'Refused by the policy:';
/** A script that the page named ahead is fetched a second time: its hash or its mode is another one. */
const FETCHED_TWICE = /^A preload for .* is found, but is not used/;

/** Hears everything a page complains of, so that a test fails of what it did not expect. */
export class PageWatch {
  private readonly heard: string[] = [];
  private readonly allowed: RegExp[] = [];
  private readonly refused: string[] = [];

  /** Hears the pages of a context, also those that are opened later. */
  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.text().startsWith(VIOLATION)) this.refused.push(message.text());
      if (message.type() !== 'error' && !FETCHED_TWICE.test(message.text())) return;
      const { url } = message.location();
      this.heard.push(`console: ${message.text()}${url ? ` (${url})` : ''}`);
    });
    context.on('weberror', (error) => this.heard.push(`uncaught: ${error.error().stack ?? error.error().message}`));
    await context.addInitScript(sayViolations, VIOLATION);
  }

  /** Complaints that belong to what the test does. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  /** What a page's Content-Security-Policy or Trusted Types refused. No test may allow any of it. */
  violations(): readonly string[] {
    return this.refused;
  }

  /** Everything heard that was not allowed. */
  complaints(): string[] {
    return this.heard.filter((line) => !this.allowed.some((pattern) => pattern.test(line)));
  }
}

/** Runs in every page and frame: the browser tells violations to the document alone. */
function sayViolations(word: string): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
    // biome-ignore lint/suspicious/noConsole: the console is what is heard outside
    console.debug(`${word} ${effectiveDirective} ${blockedURI} ${sample} (${sourceFile})`);
  });
}
