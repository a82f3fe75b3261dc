import type { Counts } from './counts';
import type { FileTime } from './reports';
import type { RunContext } from './run-context';

/** One part of `npm test`. */
export interface Stage {
  /** Argument of `npm test -- <name>`. */
  readonly name: string;
  readonly heading: string;
  /** The run prints the browser's version before the first stage. */
  readonly needsBrowser?: true;
  readonly run: (context: RunContext) => Promise<StageOutcome>;
}

/** How a stage ended. */
export interface StageOutcome {
  readonly ok: boolean;
  readonly counts?: Counts;
  readonly files?: readonly FileTime[];
}
