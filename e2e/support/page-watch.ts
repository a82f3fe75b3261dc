import type { BrowserContext } from '@playwright/test';

const VIOLATION = 'Refused by the policy:';
const DIALOG = 'Error dialog:';
/** A preloaded script that is fetched twice: its hash or mode differs. */
const FETCHED_TWICE = /^A preload for .* is found, but is not used/;
/** Titles of the error catalogue's dialogs; `Error` is a raw message. */
const CATALOGUE = ['Not Authorized', 'Not Found', 'Lost connection', 'Server error', 'Error'];

/** Records all of a page's complaints, so that unexpected ones fail a test. */
export class PageWatch {
  private readonly heard: string[] = [];
  private readonly allowed: RegExp[] = [];
  private readonly refused: string[] = [];
  private readonly others: (() => Promise<readonly string[]>)[] = [];

  /** Watches the pages of a context, including later ones. */
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

  /** Adds another source of complaints to check at the end. */
  alsoAsk(other: () => Promise<readonly string[]>): void {
    this.others.push(other);
  }

  /** Complaints expected by the test. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  /** Expected dialogs of the error catalogue, by title. */
  expectDialogs(...titles: string[]): void {
    for (const title of titles) this.allowed.push(new RegExp(`^${DIALOG} ${title}$`));
  }

  /** Violations of a page's Content-Security-Policy or Trusted Types. No test may allow any. */
  violations(): readonly string[] {
    return this.refused;
  }

  /** All complaints that were not allowed. */
  async complaints(): Promise<string[]> {
    const others = await Promise.all(this.others.map((ask) => ask()));
    return [...this.heard, ...others.flat()].filter((line) => !this.allowed.some((pattern) => pattern.test(line)));
  }
}

/** Runs in every page and frame, because browsers report violations only to the document. */
function sayViolations(word: string): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
    // biome-ignore lint/suspicious/noConsole: the console is what is heard outside
    console.debug(`${word} ${effectiveDirective} ${blockedURI} ${sample} (${sourceFile})`);
  });
}

/** Runs in every page and frame, because a dialog may be gone before anybody looks. */
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
