import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** Takes the README's pictures and the sheets in docs/screens from the running demo: `pnpm screenshots`. */
export default defineConfig({
  ...tests,
  testDir: './screenshots',
  testMatch: '*.shots.ts',
  // Pictures in full size stay until the next ones, whatever is tested meanwhile.
  outputDir: '../.waymark/screenshots',
  workers: 1,
  projects: [{ name: 'reference' }],
});
