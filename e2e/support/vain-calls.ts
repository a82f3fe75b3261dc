import type { BrowserContext } from '@playwright/test';
import type { Stack } from '@waymark/launch';
import { pathOf } from './calls';

/** Answered with 404 where something other than the call is missing, as the specification says: an account. */
const MEANT = /^(GET \/users\/verify|POST \/users\/authenticate|PATCH \/users\/reset)\.json$/;

/**
 * Hears what pages ask a provider of the documents alone in vain: calls that it does not have, and calls that were answered
 * with 404 and are made again.
 */
export class VainCalls {
  private readonly before: number;
  private readonly again: string[] = [];

  constructor(private readonly stack: Stack) {
    this.before = this.provider.unknownCalls.length;
  }

  /** Hears the calls of a context's pages, each context being a session of its own. */
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

  /** What was asked in vain since this began to listen. */
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

  /** The provider tells of its calls in their order: when it has told of one that is made now, it has told of all. */
  private async reported(): Promise<void> {
    const { unknownCalls } = this.provider;
    const path = `/the-end-of-a-test/${crypto.randomUUID()}`;
    await fetch(`${this.stack.settings.page.apiOrigin}${path}`);
    while (!unknownCalls.some((call) => call.path === path)) await new Promise((resolve) => setImmediate(resolve));
  }
}
