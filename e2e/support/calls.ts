import type { Page, Request, Route } from '@playwright/test';

/** The path of a call below the version segment: `/games/7.json`. */
export const pathOf = (url: string): string => new URL(url).pathname.replace(/^\/[^/]+/, '');

/** Hears the calls that a page sends to the provider. */
export class Calls {
  private readonly heard: Request[] = [];

  constructor(page: Page) {
    page.on('request', (request) => this.heard.push(request));
  }

  /** Calls of one method and path, in their order. */
  of(method: string, path: string): Request[] {
    return this.heard.filter((request) => request.method() === method && pathOf(request.url()) === path);
  }

  /** What was sent with them. */
  bodies(method: string, path: string): unknown[] {
    return this.of(method, path).map((request) => request.postDataJSON());
  }

  /** What the last of them was answered. */
  async answer<T>(method: string, path: string): Promise<T> {
    const answer = await this.of(method, path).at(-1)?.response();
    if (!answer) throw new Error(`No answer to ${method} ${path}.`);
    return (await answer.json()) as T;
  }

  /** Forgets what was heard so far. */
  forget(): void {
    this.heard.length = 0;
  }
}

/** Stands in front of one call of the provider; `route.fallback()` lets it through. */
export async function intercept(
  page: Page,
  { method, path }: { readonly method: string; readonly path: string },
  handle: (route: Route) => Promise<void> | void,
): Promise<void> {
  await page.route(
    (url) => pathOf(url.href) === path,
    (route) => (route.request().method() === method ? handle(route) : route.fallback()),
  );
}
