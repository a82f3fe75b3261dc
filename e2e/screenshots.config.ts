import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** Takes the README's screenshots and the sheets in docs/screens from the running demo: `npm run screenshots`. */
export default defineConfig({
  ...tests,
  testDir: './screenshots',
  globalSetup: './screenshots/prepare-demo.ts',
  testMatch: '*.shots.ts',
  // Full-size screenshots stay until the next ones, whatever is tested meanwhile.
  outputDir: '../.waymark/screenshots',
  workers: 1,
  retries: 0,
  projects: [{ name: 'reference' }],
});
