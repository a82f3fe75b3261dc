import type { BrowserContext } from '@playwright/test';
import type { Stack } from '@waymark/launch';
import { pathOf } from './calls';

/** These respond with 404 for a missing account rather than a missing call, as the specification says. */
const MEANT = /^(GET \/users\/verify|POST \/users\/authenticate|PATCH \/users\/reset)\.json$/;

/** Records failing calls to a provider with only the documented calls: unknown ones, and repeated 404s. */
export class VainCalls {
  private readonly before: number;
  private readonly again: string[] = [];

  constructor(private readonly stack: Stack) {
    this.before = this.provider.unknownCalls.length;
  }

  /** Watches the pages of a context, each being its own session. */
  watch(context: BrowserContext): void {
    const missing = new Set<string>();
    const nameOf = (method: string, address: string): string | undefined => {
      if (!address.startsWith(this.stack.settings.page.apiOrigin)) return undefined;
      return `${method} ${pathOf(address)}`;
    };
    context.on('request', (request) => {
      const name = nameOf(request.method(), request.url());
      if (name && missing.has(name)) this.again.push(`asked again after 404: ${name}`);
    });
    context.on('response', (response) => {
      const name = response.status() === 404 ? nameOf(response.request().method(), response.url()) : undefined;
      if (name && !MEANT.test(name)) missing.add(name);
    });
  }

  /** Failing calls since the start. */
  async complaints(): Promise<string[]> {
    await this.reported();
    const unknown = this.provider.unknownCalls.slice(this.before).filter(({ byPage }) => byPage);
    return [...unknown.map(({ method, path }) => `unknown call: ${method} ${path}`), ...this.again];
  }

  private get provider() {
    const { provider } = this.stack;
    if (!provider) throw new Error('The stack has no provider of its own.');
    return provider;
  }

  /** The provider reports calls in order, so once it has reported a new one, it has reported all. */
  private async reported(): Promise<void> {
    const { unknownCalls } = this.provider;
    const path = `/the-end-of-a-test/${crypto.randomUUID()}`;
    await fetch(`${this.stack.settings.page.apiOrigin}${path}`);
    while (!unknownCalls.some((call) => call.path === path)) await new Promise((resolve) => setImmediate(resolve));
  }
}
