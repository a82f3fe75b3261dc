import type { Browser } from '@playwright/test';
import type { Builders } from './browser/builders';
import type { GrownPair } from './processes/grown';
import type { RunEnd } from './run-end';

/** What every measurement gets. */
export interface BenchRun {
  readonly quick: boolean;
  readonly end: RunEnd;
  readonly say: (line: string) => void;
}

/** What measurements in the browser get besides. */
export interface BrowserRun extends BenchRun {
  readonly browser: Browser;
  readonly builders: Builders;
  /** What the shell keeps of a session. */
  readonly session: Readonly<Record<string, string>>;
  /** Games and accounts of the usual size and large ones. */
  readonly grown: GrownPair;
}

/** What measurements of the provider get besides. */
export interface ProviderRun extends BenchRun {
  /** Data of the demo on each engine that runs here. */
  readonly engines: readonly Engine[];
}

/** A database engine with the demo data in it. */
export interface Engine {
  readonly name: 'PGlite' | 'PostgreSQL';
  /** What a program is told of a copy of the data that it may have for itself. */
  copy(): Promise<Readonly<Record<string, string>>>;
}
