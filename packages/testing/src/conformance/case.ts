import type { ApiRequest } from '@waymark/contract';

/** What the suite needs to know about a remote. */
export interface ConformanceCase {
  /** An address the remote renders. */
  readonly path: string;
  /** Another address of the same remote. */
  readonly otherPath: string;
  readonly respond: (call: ApiRequest) => unknown;
  readonly features?: readonly string[];
  /** Version of the API contract of its sources; not checked if unknown. */
  readonly api?: string;
}
