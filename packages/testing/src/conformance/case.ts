import type { ApiRequest } from '@waymark/contract';

/** What the suite has to know of a remote to put it through its paces. */
export interface ConformanceCase {
  /** An address the remote draws. */
  readonly path: string;
  /** Another address of the same remote. */
  readonly otherPath: string;
  readonly respond: (call: ApiRequest) => unknown;
  readonly features?: readonly string[];
  /** Version of the API contract that its sources were written with; not judged where nobody knows. */
  readonly api?: string;
}
