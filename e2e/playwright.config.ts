import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '@waymark/launch';

const executablePath = findBrowser()?.path;
const root = process.getuid?.() === 0;

/** Every worker runs a builder of its own on free ports, so that a running `npm start` is left alone. */
export default defineConfig({
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
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
    // Pulses and shimmers would keep a machine without a graphics card busy drawing; stories show them.
    contextOptions: { reducedMotion: 'reduce' },
    // Chromium has no sandbox for root.
    launchOptions: { executablePath, args: root ? ['--no-sandbox'] : [] },
  },
});
