import type { BrowserContext } from '@playwright/test';

const VIOLATION = 'Refused by the policy:';
const DIALOG = 'Error dialog:';
/** A script that the page named ahead is fetched a second time: its hash or its mode is another one. */
const FETCHED_TWICE = /^A preload for .* is found, but is not used/;
/** Titles of the dialogs of the error catalogue; `Error` is that of a raw message. */
const CATALOGUE = ['Not Authorized', 'Not Found', 'Lost connection', 'Server error', 'Error'];

/** Hears everything a page complains of, so that a test fails of what it did not expect. */
export class PageWatch {
  private readonly heard: string[] = [];
  private readonly allowed: RegExp[] = [];
  private readonly refused: string[] = [];
  private readonly others: (() => Promise<readonly string[]>)[] = [];

  /** Hears the pages of a context, also those that are opened later. */
  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      const said = message.text();
      if (said.startsWith(VIOLATION)) this.refused.push(said);
      if (said.startsWith(DIALOG)) this.heard.push(said);
      if (message.type() !== 'error' && !FETCHED_TWICE.test(said)) return;
      const { url } = message.location();
      this.heard.push(`console: ${said}${url ? ` (${url})` : ''}`);
    });
    context.on('weberror', (error) => this.heard.push(`uncaught: ${error.error().stack ?? error.error().message}`));
    await context.addInitScript(sayViolations, VIOLATION);
    await context.addInitScript(sayErrorDialogs, { word: DIALOG, titles: CATALOGUE });
  }

  /** Asks somebody else for complaints as well, when the test is over. */
  alsoAsk(other: () => Promise<readonly string[]>): void {
    this.others.push(other);
  }

  /** Complaints that belong to what the test does. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  /** Dialogs of the error catalogue that belong to what the test does, by their titles. */
  expectDialogs(...titles: string[]): void {
    for (const title of titles) this.allowed.push(new RegExp(`^${DIALOG} ${title}$`));
  }

  /** What a page's Content-Security-Policy or Trusted Types refused. No test may allow any of it. */
  violations(): readonly string[] {
    return this.refused;
  }

  /** Everything heard that was not allowed. */
  async complaints(): Promise<string[]> {
    const others = await Promise.all(this.others.map((ask) => ask()));
    return [...this.heard, ...others.flat()].filter((line) => !this.allowed.some((pattern) => pattern.test(line)));
  }
}

/** Runs in every page and frame: the browser tells violations to the document alone. */
function sayViolations(word: string): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
    // biome-ignore lint/suspicious/noConsole: the console is what is heard outside
    console.debug(`${word} ${effectiveDirective} ${blockedURI} ${sample} (${sourceFile})`);
  });
}

/** Runs in every page and frame: a dialog may be gone again before anybody looks. */
function sayErrorDialogs({ word, titles }: { readonly word: string; readonly titles: readonly string[] }): void {
  const look = (changes: readonly MutationRecord[]) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLDialogElement && target.open)) continue;
      const title = target.querySelector('h1, h2, h3')?.textContent ?? '';
      // biome-ignore lint/suspicious/noConsole: the console is what is heard outside
      if (target.role === 'alertdialog' && titles.includes(title)) console.debug(`${word} ${title}`);
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] });
}
