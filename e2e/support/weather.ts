import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request, Route } from '@playwright/test';
import { pathOf } from './calls';
import type { Seeded } from './seeded';

/** A write that the provider accepted, and when. */
export interface TakenWrite {
  readonly body: Readonly<Record<string, unknown>>;
  readonly began: number;
  readonly ended: number;
}

/** Maximum extra delay of a call in milliseconds, in each direction. */
const SLOW = 120;
const CORS = { 'Access-Control-Allow-Origin': '*' };

/**
 * Network faults between browsers and provider: reads and writes of one path are slow, lost on the way there, refused
 * with 500 or 503, or done with a lost response. Records what the provider accepted.
 */
export class Weather {
  readonly taken: TakenWrite[] = [];
  /** Writes whose success reached the browser. */
  acknowledged = 0;
  /** Affected calls by fault. */
  readonly troubles = { lost: 0, unanswered: 0, refused: 0 };
  private readonly underWay = new Map<Page, number>();
  private bad = true;
  private readonly random: Seeded;

  constructor(random: Seeded) {
    this.random = random;
  }

  /** Lets everything through from now on. */
  clear(): void {
    this.bad = false;
  }

  /** Intercepts a page's calls. */
  async over(page: Page, path: string): Promise<void> {
    await page.route(
      (url) => pathOf(url.href) === path,
      (route) => (['GET', 'PUT'].includes(route.request().method()) ? this.count(page, route) : route.fallback()),
    );
  }

  /** Waits until at most one call of a page is pending. */
  async calm(page: Page): Promise<void> {
    for (let turn = 0; turn < 200 && (this.underWay.get(page) ?? 0) > 1; turn += 1) await pause(10);
  }

  private async count(page: Page, route: Route): Promise<void> {
    const add = (more: number) => this.underWay.set(page, (this.underWay.get(page) ?? 0) + more);
    add(1);
    await this.carry(route).finally(() => add(-1));
  }

  private async carry(route: Route): Promise<void> {
    const request = route.request();
    const writes = request.method() === 'PUT';
    // A read is retried a second later, while the screen stays stale: that should happen, but not all the time.
    const fate = this.bad ? this.random.next() * (writes ? 1 : 4) : Number.POSITIVE_INFINITY;
    await this.delay();
    if (fate < 0.06) {
      this.troubles.lost += 1;
      return route.abort('connectionreset');
    }
    if (fate < 0.14) {
      this.troubles.refused += 1;
      return route.fulfill({ status: this.random.pick([500, 503]), json: { errors: ['Bad weather.'] }, headers: CORS });
    }
    const began = performance.now();
    const answer = await route.fetch();
    if (writes && answer.ok()) this.note(request, began);
    await this.delay();
    if (fate < 0.2) {
      this.troubles.unanswered += 1;
      return route.abort('connectionreset');
    }
    if (writes && answer.ok()) this.acknowledged += 1;
    return route.fulfill({ response: answer });
  }

  private note(request: Request, began: number): void {
    this.taken.push({ body: request.postDataJSON(), began, ended: performance.now() });
  }

  private async delay(): Promise<void> {
    const slow = this.bad ? this.random.next() * SLOW : 0;
    if (slow > 0) await pause(slow);
  }
}

/**
 * Fields whose final value cannot be explained: never accepted, or overwritten by an earlier one, so that an accepted
 * value was lost.
 */
export function lostWrites(taken: readonly TakenWrite[], stored: Readonly<Record<string, unknown>>): readonly string[] {
  const fields = new Set(taken.flatMap(({ body }) => Object.keys(body)));
  return [...fields].filter((field) => {
    const writes = taken.filter(({ body }) => field in body);
    const sources = writes.filter(({ body }) => body[field] === stored[field]);
    // Two concurrent writes may have been accepted in either order.
    return !sources.some(({ ended }) =>
      writes.every(({ body, began }) => body[field] === stored[field] || began < ended),
    );
  });
}
