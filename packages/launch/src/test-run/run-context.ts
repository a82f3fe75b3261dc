import type { Browser } from './browser';

/** What the stages of one run share. */
export interface RunContext {
  readonly browser: () => Browser;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}
