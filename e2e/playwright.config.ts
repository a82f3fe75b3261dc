import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '@waymark/launch';
import type { WorkerParts } from './support/test';

const executablePath = findBrowser()?.path;
const root = process.getuid?.() === 0;

/**
 * Specs that do not depend on the provider: releases, remotes, partners' pages, the developer's machine, broken
 * connections, axe.
 */
const ONCE =
  /\/(api-versions|dev|embed|embed-session|faults|live-gaps|phone|random-edits|releases|remotes|screens|start)\.spec\.ts$/;

/**
 * Specs of the shell alone: they run in front of the documents' provider, which offers less, and there is nothing more to
 * see in front of the reference provider, apart from tests that say so.
 */
const SHELL_ALONE =
  /^(?!.*@(once|beyond-the-documents)).* (auth|errors|language|maintenance|navigation|pages|routing)\.spec\.ts /;

/** Each worker runs its own builder on free ports, next to a running `npm start`. */
export default defineConfig<object, WorkerParts>({
  testDir: './specs',
  outputDir: '../test-results',
  globalSetup: './support/prepare-data.ts',
  fullyParallel: false,
  workers: 2,
  // A single flaky test on a busy machine is reported without failing the run; several fail it
  // (`readPlaywrightReport`).
  retries: 1,
  forbidOnly: true,
  // Nothing here is timed; axe may be slow on a busy machine.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  projects: [
    { name: 'reference', grepInvert: [/@documents/, SHELL_ALONE] },
    {
      name: 'documents',
      use: { profile: 'documents' },
      testIgnore: ONCE,
      // What only the reference provider has: restoring, copies, sheets, readiness, presence. And single tests that do
      // not depend on the provider.
      grepInvert: /@beyond-the-documents|@once/,
    },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    trace: 'on-first-retry',
    // Without a graphics card, animations would keep the machine busy; stories show them.
    contextOptions: { reducedMotion: 'reduce' },
    // Chromium cannot sandbox as root.
    launchOptions: { executablePath, args: root ? ['--no-sandbox'] : [] },
  },
});
