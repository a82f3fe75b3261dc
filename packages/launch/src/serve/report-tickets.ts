import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RELEASE_REPORT_PATH } from '@waymark/contract';

const COOKIE = 'waymark-report';
/** Pages stay open for hours, and are reloaded after a release. */
const LASTS_MS = 24 * 60 * 60_000;

/** Dependencies of tickets. */
export interface ReportTicketsOptions {
  /** Shared by all servers of a builder. */
  readonly secret: () => Promise<Buffer>;
  readonly now?: () => number;
  /** Whether the builder is served over HTTPS. */
  readonly secure?: boolean;
}

/**
 * Tickets in a cookie that only a page's reports carry: browsers without a page cannot report failures, and others
 * count once.
 */
export class ReportTickets {
  readonly #options: ReportTicketsOptions;

  constructor(options: ReportTicketsOptions) {
    this.#options = options;
  }

  /** Gives a page its ticket. */
  async give(response: ServerResponse): Promise<void> {
    const { now = Date.now, secure = false } = this.#options;
    const text = `${randomBytes(12).toString('base64url')}.${now() + LASTS_MS}`;
    const ticket = `${text}.${await this.#seal(text)}`;
    const rules = [`Path=${RELEASE_REPORT_PATH}`, `Max-Age=${LASTS_MS / 1000}`, 'HttpOnly', 'SameSite=Strict'];
    response.setHeader('Set-Cookie', [`${COOKIE}=${ticket}`, ...rules, ...(secure ? ['Secure'] : [])].join('; '));
  }

  /** The valid ticket of a request; undefined without one. */
  async read(request: IncomingMessage): Promise<string | undefined> {
    const { now = Date.now } = this.#options;
    const cookies = (request.headers.cookie ?? '').split('; ').map((cookie) => cookie.split('='));
    const [, ticket = ''] = cookies.find(([name]) => name === COOKIE) ?? [];
    const [id = '', until = '', seal = ''] = ticket.split('.');
    if (!(Number(until) > now())) return undefined;
    const [given, right] = [Buffer.from(seal), Buffer.from(await this.#seal(`${id}.${until}`))];
    return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
  }

  async #seal(text: string): Promise<string> {
    return createHmac('sha256', await this.#options.secret())
      .update(`release report ${text}`)
      .digest('base64url');
  }
}
