import type { Browser } from '@playwright/test';
import type { Builders } from './browser/builders';
import type { Cleanup } from './cleanup';
import type { Crowd } from './processes/crowd';
import type { GrownPair } from './processes/grown';
import type { Presented } from './processes/presented';

/** Passed to every measurement. */
export interface BenchRun {
  readonly quick: boolean;
  readonly end: Cleanup;
  readonly print: (line: string) => void;
}

/** Passed to browser measurements. */
export interface BrowserRun extends BenchRun {
  readonly browser: Browser;
  readonly builders: Builders;
  /** The shell's stored session. */
  readonly session: Readonly<Record<string, string>>;
  /** Games and accounts of normal and large size. */
  readonly grown: GrownPair;
  /** Games with many teams. */
  readonly crowd: Crowd;
  /** Games with large content to display. */
  readonly presented: Presented;
}

/** Passed to provider measurements. */
export interface ProviderRun extends BenchRun {
  /** Every available database engine, with demo data. */
  readonly engines: readonly Engine[];
}

/** A database engine with the demo data. */
export interface Engine {
  readonly name: 'PGlite' | 'PostgreSQL';
  /** Environment of a program that uses its own copy of the data. */
  copy(): Promise<Readonly<Record<string, string>>>;
}
