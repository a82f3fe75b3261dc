import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ReleaseReport, releaseReportSchema } from '@waymark/contract';
import { sendPlain } from './plain-answers';
import type { ReportTickets } from './report-tickets';

/** Number of reporting browsers that ends a trial. */
const ERROR_BUDGET = 3;

const LONGEST_REPORT = 2000;
const MOST_RELEASES = 100;

/** What to do with reports. */
export interface ReleaseReportsOptions {
  /** Proof that a page must show to be heard. */
  readonly tickets: ReportTickets;
  /** Ends a release's trial; returns whether it was on trial. */
  readonly turnBack: (remote: string, version: string, why: string) => Promise<boolean>;
  readonly onLine: (line: string) => void;
  /** Called once per browser and release. */
  readonly onFailed?: (report: ReleaseReport) => void;
  readonly budget?: number;
}

/** The reports about a release. */
interface ReportsOfRelease {
  readonly browsers: Set<string>;
  readonly tickets: Set<string>;
}

/**
 * Counts browsers in which a release failed twice, each with its own ticket. Somebody who opens pages to forge reports
 * can at worst end a trial: only people change what everybody has.
 */
export class ReleaseReports {
  private readonly releases = new Map<string, ReportsOfRelease>();

  constructor(private readonly options: ReleaseReportsOptions) {}

  /** Gives a page permission to report. */
  async admit(response: ServerResponse): Promise<void> {
    await this.options.tickets.give(response);
  }

  /** Answers a reporting browser. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') return sendPlain(response, 405, 'Method Not Allowed');
    const ticket = await this.options.tickets.read(request);
    if (!ticket) return sendPlain(response, 403, 'Forbidden');
    const report = await readReport(request);
    if (!report) return sendPlain(response, 400, 'Bad Request');
    await this.#take(report, ticket);
    response.writeHead(204).end();
  }

  async #take(report: ReleaseReport, ticket: string): Promise<void> {
    const { remote, version, kind, browser } = report;
    const { budget = ERROR_BUDGET, turnBack, onLine, onFailed } = this.options;
    const name = `${remote} ${version}`;
    const { browsers, tickets } = this.releases.get(name) ?? { browsers: new Set(), tickets: new Set() };
    if (browsers.has(browser) || tickets.has(ticket)) return;
    if (this.releases.size >= MOST_RELEASES) this.releases.clear();
    this.releases.set(name, { browsers: browsers.add(browser), tickets: tickets.add(ticket) });
    onFailed?.(report);
    onLine(`${name} failed twice in a browser (${kind}); ${browsers.size} so far`);
    // Repeated after as many further reports, because ending the trial may have failed, or the trial may have started
    // since.
    if (browsers.size % budget !== 0) return;
    try {
      const why = `it failed in ${browsers.size} browsers, at last with ${kind}`;
      // Another trial of the same release starts without reports.
      if (await turnBack(remote, version, why)) this.releases.delete(name);
    } catch (error) {
      onLine(`${name} could not be taken back: ${error}`);
    }
  }
}

async function readReport(request: IncomingMessage): Promise<ReleaseReport | undefined> {
  let text = '';
  for await (const part of request.setEncoding('utf8') as AsyncIterable<string>) {
    text += part;
    if (text.length > LONGEST_REPORT) return undefined;
  }
  try {
    return releaseReportSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
