import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** Takes the README's pictures from the running demo: `pnpm screenshots`. */
export default defineConfig({ ...tests, testDir: './screenshots', testMatch: '*.shots.ts', workers: 1 });
