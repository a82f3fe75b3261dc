import type { BrowserContext } from '@playwright/test';

/** Hears everything a page complains of, so that a test fails of what it did not expect. */
export class PageWatch {
  private readonly heard: string[] = [];
  private readonly allowed: RegExp[] = [];

  /** Hears the pages of a context, also those that are opened later. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      const { url } = message.location();
      this.heard.push(`console: ${message.text()}${url ? ` (${url})` : ''}`);
    });
    context.on('weberror', (error) => this.heard.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  }

  /** Complaints that belong to what the test does. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  /** Everything heard that was not allowed; violations of the Content-Security-Policy are among it. */
  complaints(): string[] {
    return this.heard.filter((line) => !this.allowed.some((pattern) => pattern.test(line)));
  }
}
