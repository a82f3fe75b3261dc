import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from '../build-all';
import { startPostgres } from '../processes/postgres';
import { runTool } from '../processes/tool';
import { checkRequirements } from '../requirements/check';
import { ROOT } from '../root';
import { type Counts, NO_TESTS, readJestReport, readPlaywrightReport } from './counts';
import type { RunContext } from './run-context';
import { checkStories } from './stories';

/** One part of `npm test`. */
export interface Stage {
  /** What `npm test -- <name>` calls it. */
  readonly name: string;
  readonly heading: string;
  /** Says before the first stage which browser is used. */
  readonly needsBrowser?: true;
  readonly run: (context: RunContext) => Promise<{ readonly ok: boolean; readonly counts?: Counts }>;
}

const PARTS = readdirSync(ROOT).filter((name) => /^(mf-.*|shell|packages|e2e)$/.test(name));
/**
 * Tests of the provider that run on the embedded database as well as on PostgreSQL: the engine itself, what it is asked in
 * a way of its own, what several connections do, and what is written at the first start.
 */
const ON_BOTH = [
  'answers/scores',
  'challenges/list-plan',
  'challenges/places',
  'db/',
  'demo/',
  'durability',
  'games/list-plan',
  'games/trash',
  'idempotency/',
  'leaderboard/',
  'limits/',
  'nodes',
  'openapi/random-requests',
  'presence/',
  'realtime/',
  'session/',
];

const BOUNDARIES = ['--config', '.dependency-cruiser.cjs', ...PARTS];

/** Every stage, in the order they are run: what is quick and often wrong comes first. */
export const STAGES: readonly Stage[] = [
  {
    name: 'lint',
    heading: 'Format and lint',
    run: async ({ signal }) => ({ ok: await runTool('biome', ['check', '.'], { signal }) }),
  },
  {
    name: 'types',
    heading: 'Types',
    run: async ({ signal }) => ({ ok: await runTool('tsc', ['-b'], { signal }) }),
  },
  {
    name: 'boundaries',
    heading: 'Boundaries between the parts',
    run: async ({ signal }) => ({ ok: await runTool('depcruise', BOUNDARIES, { signal }) }),
  },
  { name: 'unit', heading: 'Unit tests', needsBrowser: true, run: (context) => jest(['web', 'node'], context) },
  { name: 'provider', heading: 'Provider on PostgreSQL', run: onPostgres },
  {
    name: 'embedded',
    heading: 'What differs on the embedded database',
    run: (context) => jest(['provider'], context, { paths: ON_BOTH }),
  },
  {
    name: 'build',
    heading: 'Build',
    run: async ({ say }) => {
      await buildAll(say);
      return { ok: true };
    },
  },
  {
    name: 'bytes',
    heading: 'What each page weighs',
    run: async ({ signal }) => ({
      ok: await runTool('tsx', [join(ROOT, 'packages/bench/src/bytes/main.ts')], { signal }),
    }),
  },
  { name: 'storybook', heading: 'Accessibility of every story', needsBrowser: true, run: checkStories },
  { name: 'e2e', heading: 'The real thing in a browser', needsBrowser: true, run: endToEnd },
  { name: 'requirements', heading: 'Requirement proofs', run: async ({ say }) => ({ ok: proofs(say) }) },
];

/** How jest is run, besides which projects. */
interface JestRun {
  readonly env?: Record<string, string>;
  /** Beginnings of paths below the provider's sources; all tests without them. */
  readonly paths?: readonly string[];
}

async function jest(projects: readonly string[], { browser, signal }: RunContext, { env, paths }: JestRun = {}) {
  const only = paths ? ['--testPathPatterns', `provider/src/(${paths.join('|')})`] : [];
  return await withReport('jest.json', readJestReport, (report) =>
    runTool(
      'jest',
      [
        '--selectProjects',
        ...projects,
        // By itself jest leaves one core idle, which on two cores is half of them.
        '--maxWorkers=100%',
        ...only,
        '--json',
        '--outputFile',
        report,
        '--reporters',
        'default',
      ],
      {
        signal,
        env: { NODE_ENV: 'test', CHROMIUM_PATH: browser().path, ...env },
      },
    ),
  );
}

async function onPostgres(context: RunContext) {
  const server = await startPostgres();
  try {
    context.say(`On ${server.description}`);
    return await jest(['provider'], context, { env: { WAYMARK_TEST_DATABASE_URL: server.url } });
  } finally {
    await server.stop();
  }
}

async function endToEnd({ browser, signal }: RunContext) {
  return await withReport('playwright.json', readPlaywrightReport, (report) =>
    runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
      owner: 'e2e',
      signal,
      env: { CHROMIUM_PATH: browser().path, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
  );
}

/** Runs a test runner that writes a report, and reads it; a runner that wrote none did not get as far as a test. */
async function withReport(name: string, read: (text: string) => Counts, run: (file: string) => Promise<boolean>) {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-report-'));
  try {
    const file = join(folder, name);
    const ok = await run(file);
    const counts = existsSync(file) ? read(readFileSync(file, 'utf8')) : NO_TESTS;
    return { ok: ok && counts.failed === 0, counts };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function proofs(say: (line: string) => void): boolean {
  const { listed, proved, problems, files } = checkRequirements(ROOT);
  for (const problem of problems) say(problem);
  for (const file of files.filter((entry) => entry.listed > 0)) say(`  ${file.file}: ${file.proved} of ${file.listed}`);
  say(`${proved} of ${listed} listed requirements are proved`);
  return problems.length === 0;
}
