import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '@waymark/launch';
import type { WorkerParts } from './support/test';

const executablePath = findBrowser()?.path;
const root = process.getuid?.() === 0;

/** Where the provider does not matter: releases, remotes, partners' pages, the developer's machine, harm on the line, axe. */
const ONCE =
  /\/(api-versions|dev|embed|embed-session|faults|live-gaps|random-edits|releases|remotes|screens)\.spec\.ts$/;

/** Every worker runs a builder of its own on free ports, so that a running `npm start` is left alone. */
export default defineConfig<object, WorkerParts>({
  testDir: './specs',
  outputDir: '../test-results',
  globalSetup: './support/prepare-data.ts',
  fullyParallel: false,
  workers: 2,
  // One race of a busy machine is told, and does not refuse a whole change; more of them do (`readPlaywrightReport`).
  retries: 1,
  forbidOnly: true,
  // Nothing here is timed; a busy machine may take its time over axe on many screens.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  projects: [
    { name: 'reference', grepInvert: /@documents/ },
    {
      name: 'documents',
      use: { profile: 'documents' },
      testIgnore: ONCE,
      // What the reference has besides: bringing back, copies, sheets, the check of a game, who else is here. And single
      // tests in which the provider does not matter.
      grepInvert: /@beyond-the-documents|@once/,
    },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    trace: 'on-first-retry',
    // Pulses and shimmers would keep a machine without a graphics card busy drawing; stories show them.
    contextOptions: { reducedMotion: 'reduce' },
    // Chromium has no sandbox for root.
    launchOptions: { executablePath, args: root ? ['--no-sandbox'] : [] },
  },
});
