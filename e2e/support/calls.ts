import type { Page, Request, Route } from '@playwright/test';

/** The path of a call without the version segment: `/games/7.json`. */
export const pathOf = (url: string): string => new URL(url).pathname.replace(/^\/[^/]+/, '');

/** Records the calls of a page to the provider. */
export class Calls {
  private readonly heard: Request[] = [];

  constructor(page: Page) {
    page.on('request', (request) => this.heard.push(request));
  }

  /** Calls with this method and path, in order. */
  of(method: string, path: string): Request[] {
    return this.heard.filter((request) => request.method() === method && pathOf(request.url()) === path);
  }

  /** Their bodies. */
  bodies(method: string, path: string): unknown[] {
    return this.of(method, path).map((request) => request.postDataJSON());
  }

  /** The response to the last one. */
  async answer<T>(method: string, path: string): Promise<T> {
    const answer = await this.of(method, path).at(-1)?.response();
    if (!answer) throw new Error(`No answer to ${method} ${path}.`);
    return (await answer.json()) as T;
  }

  /** Clears the record. */
  forget(): void {
    this.heard.length = 0;
  }
}

/** Intercepts one call to the provider; `route.fallback()` lets it through. */
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
