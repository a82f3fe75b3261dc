import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '@waymark/launch';
import type { WorkerParts } from './support/test';

const executablePath = findBrowser()?.path;
const root = process.getuid?.() === 0;

/**
 * Specs that do not depend on the provider: releases, remotes, partners' pages, the developer's machine, broken
 * connections, axe.
 */
const INDEPENDENT =
  'api-versions|dev|embed|embed-session|embed-work|faults|live-gaps|offline|phone|random-edits|releases|remotes|screens|start';

/**
 * Every test runs once. The provider with only the documented calls is the stricter one, so it is the default; on the
 * reference provider run the tests that need one of its extras, those independent of the provider, and for each screen
 * the journey covering both (`@both`).
 */
const REFERENCE = new RegExp(`^\\S+ (${INDEPENDENT})\\.spec\\.ts |@(once|beyond-the-documents|both)\\b`);
const DOCUMENTS = new RegExp(`^(?!\\S+ (${INDEPENDENT})\\.spec\\.ts )(?!.*@(once|beyond-the-documents)\\b)`);

/** Each worker runs its own builder on free ports, next to a running `npm start`. */
export default defineConfig<object, WorkerParts>({
  testDir: './specs',
  outputDir: '../test-results',
  globalSetup: './support/prepare-data.ts',
  fullyParallel: false,
  // A third one works while two wait for typing pauses and message delays.
  workers: 3,
  // A single flaky test on a busy machine is reported without failing the run; several fail it
  // (`readPlaywrightReport`).
  retries: 1,
  forbidOnly: true,
  // Nothing here is timed: a machine three times slower than usual only takes longer.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  projects: [
    { name: 'reference', grep: REFERENCE },
    { name: 'documents', use: { profile: 'documents' }, grep: DOCUMENTS },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    trace: 'on-first-retry',
    // Without a graphics card, animations would keep the machine busy; stories cover them.
    contextOptions: { reducedMotion: 'reduce' },
    // Chromium cannot sandbox as root.
    launchOptions: { executablePath, args: root ? ['--no-sandbox'] : [] },
  },
});
