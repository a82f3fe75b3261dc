import type { Counts } from './counts';
import type { FailedTry } from './failed-try';
import type { FileTime } from './reports';
import type { RunContext } from './run-context';

/** One part of `npm test`. */
export interface Stage {
  /** Argument of `npm test -- <name>`. */
  readonly name: string;
  readonly heading: string;
  /** The run prints the browser's version before the first stage. */
  readonly needsBrowser?: true;
  /** Keeps one core busy and needs no earlier stage: two such stages in a row run in parallel. */
  readonly oneCore?: true;
  readonly run: (context: RunContext) => Promise<StageOutcome>;
}

/** How a stage ended. */
export interface StageOutcome {
  readonly ok: boolean;
  readonly counts?: Counts;
  readonly files?: readonly FileTime[];
  readonly failures?: readonly FailedTry[];
}
