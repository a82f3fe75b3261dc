/** A call that was answered, or aborted by its caller. */
export interface EndedCall {
  readonly id: string;
  readonly method: string;
  /** The pattern of the route; undefined if there is none. */
  readonly route: string | undefined;
  /** Without the query, which may contain keys. */
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly ip: string;
  readonly userId: number | undefined;
  readonly whitelabel: string | undefined;
}

const SLOW_MS = 1000;
const REFUSALS: readonly number[] = [401, 403, 429];

/** Whether a call is notable for operators: writes, refusals, failures and slow calls. */
export const isNotable = ({ method, status, ms }: EndedCall): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) || status >= 500 || REFUSALS.includes(status) || ms >= SLOW_MS;
