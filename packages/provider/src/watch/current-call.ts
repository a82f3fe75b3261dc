import { AsyncLocalStorage } from 'node:async_hooks';
import type { Trace } from './tracing';

/** A call that is being answered. */
export interface CurrentCall {
  /** Sent in the response (`X-Request-Id`), shown in dialogs, and passed to the log and PostgreSQL. */
  readonly id: string;
  readonly trace: Trace | undefined;
  userId?: number;
  whitelabel?: string;
}

const calls = new AsyncLocalStorage<CurrentCall>();

/** The call that the running code serves; undefined outside of calls. */
export const currentCall = (): CurrentCall | undefined => calls.getStore();

/** Runs work as part of a call. */
export const during = (call: CurrentCall, work: () => void): void => calls.run(call, work);
