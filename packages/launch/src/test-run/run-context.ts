import type { Browser } from './browser';

/** Shared by all stages of a run. */
export interface RunContext {
  readonly browser: () => Browser;
  readonly signal: AbortSignal;
  readonly print: (line: string) => void;
}
