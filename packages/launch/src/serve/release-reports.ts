import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ReleaseReport, releaseReportSchema } from '@waymark/contract';
import { sendPlain } from './plain-answers';

/** Number of reporting browsers that ends a trial. */
const ERROR_BUDGET = 3;

const LONGEST_REPORT = 2000;
const MOST_RELEASES = 100;

/** What to do with reports. */
export interface ReleaseReportsOptions {
  /** Ends a release's trial; returns whether it was on trial. */
  readonly turnBack: (remote: string, version: string, why: string) => Promise<boolean>;
  readonly onLine: (line: string) => void;
  /** Told of every browser once for each release. */
  readonly onFailed?: (report: ReleaseReport) => void;
  readonly budget?: number;
}

/**
 * Counts browsers in which a release failed twice. Forged reports can at worst end a trial: only people change what
 * everybody has.
 */
export class ReleaseReports {
  private readonly browsers = new Map<string, Set<string>>();

  constructor(private readonly options: ReleaseReportsOptions) {}

  /** Answers a reporting browser. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') return sendPlain(response, 405, 'Method Not Allowed');
    const report = await readReport(request);
    if (!report) return sendPlain(response, 400, 'Bad Request');
    await this.take(report);
    response.writeHead(204).end();
  }

  /** Handles one report. */
  async take(report: ReleaseReport): Promise<void> {
    const { remote, version, kind, browser } = report;
    const { budget = ERROR_BUDGET, turnBack, onLine, onFailed } = this.options;
    const name = `${remote} ${version}`;
    const known = this.browsers.get(name) ?? new Set();
    if (known.has(browser)) return;
    if (this.browsers.size >= MOST_RELEASES) this.browsers.clear();
    this.browsers.set(name, known.add(browser));
    onFailed?.(report);
    onLine(`${name} failed twice in a browser (${kind}); ${known.size} so far`);
    // Again after as many more reports, because ending the trial may have failed, or the trial may have started since.
    if (known.size % budget !== 0) return;
    try {
      const why = `it failed in ${known.size} browsers, at last with ${kind}`;
      // Another trial of the same release starts without reports.
      if (await turnBack(remote, version, why)) this.browsers.delete(name);
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
