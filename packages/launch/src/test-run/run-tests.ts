import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../processes/postgres';
import { runTool } from '../processes/tool';
import { type Report, readJestReport, readPlaywrightReport } from './reports';
import type { RunContext } from './run-context';
import type { StageOutcome } from './stage';

/** Nobody recovers the server of a test run or copies it, so its log is kept short. */
const SHORT_LOG = ['full_page_writes=off', 'synchronous_commit=off', 'wal_level=minimal', 'max_wal_senders=0'];

/**
 * One more than there are cores: tests wait for pauses in typing and for messages an eighth of their time. A worker
 * keeps what test files leave behind; past a gigabyte, collecting garbage takes most of its time, so it is replaced
 * before.
 */
const WORKERS = [`--maxWorkers=${availableParallelism() + 1}`, '--workerIdleMemoryLimit=700MB'];

/** Tests create many short-lived objects. In megabytes; with more room, fewer are copied before they are dropped. */
const ROOM_FOR_YOUNG_OBJECTS = '--max-semi-space-size=64';

/** Which tests jest runs; all of the projects by default. */
export interface JestOptions {
  readonly env?: Record<string, string>;
  /** Only these test files. */
  readonly files?: readonly string[];
  /** Only tests that depend on one of these files. */
  readonly relatedTo?: readonly string[] | undefined;
}

/** Runs unit tests of these jest projects. */
export async function runJest(
  projects: readonly string[],
  { browser, signal }: RunContext,
  { env, files, relatedTo }: JestOptions = {},
): Promise<StageOutcome> {
  const args = ['--selectProjects', ...projects, ...WORKERS, '--reporters', 'default', '--json'];
  if (files) args.push('--runTestsByPath', ...files);
  if (relatedTo) args.push('--passWithNoTests', '--findRelatedTests', ...relatedTo);
  return await withReport('jest.json', readJestReport, (report) =>
    runTool('jest', ['--outputFile', report, ...args], {
      signal,
      env: {
        NODE_ENV: 'test',
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${ROOM_FOR_YOUNG_OBJECTS}`,
        WAYMARK_TEST_RETRIES: '1',
        CHROMIUM_PATH: browser().path,
        ...env,
      },
    }),
  );
}

/** Runs provider tests on PostgreSQL. */
export async function runOnPostgres(context: RunContext, relatedTo?: readonly string[]): Promise<StageOutcome> {
  const server = await startPostgres(SHORT_LOG);
  try {
    context.print(`On ${server.description}`);
    return await runJest(['provider'], context, { env: { WAYMARK_TEST_DATABASE_URL: server.url }, relatedTo });
  } finally {
    await server.stop();
  }
}

/** Runs end-to-end tests: all specs, or those with these names. */
export async function runPlaywright(
  { browser, signal }: RunContext,
  specs: readonly string[] | 'all' = 'all',
): Promise<StageOutcome> {
  const only = specs === 'all' ? [] : specs.map((name) => `/${name}\\.spec\\.ts$`);
  return await withReport('playwright.json', readPlaywrightReport, (report) =>
    runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...only], {
      owner: 'e2e',
      signal,
      env: { CHROMIUM_PATH: browser().path, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
  );
}

/** Runs a test runner and reads the report it writes; without a report it failed before the first test. */
async function withReport(
  name: string,
  read: (text: string) => Report,
  run: (file: string) => Promise<boolean>,
): Promise<StageOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-report-'));
  try {
    const file = join(folder, name);
    const ok = await run(file);
    if (!existsSync(file)) return { ok };
    const report = read(readFileSync(file, 'utf8'));
    return { ok: ok && report.counts.failed === 0, ...report };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
