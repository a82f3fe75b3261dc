import { type DestinationStream, pino } from 'pino';
import { currentCall } from './current-call';
import { type EndedCall, isNotable } from './ended-call';

/** Which calls are logged: none, notable ones, or all. */
export type LoggedCalls = 'off' | 'notable' | 'all';

/** A program's log for its operators. */
export interface Log {
  call(call: EndedCall): void;
  /** @param fault a notice for operators, or an internal error */
  fault(fault: unknown): void;
  notice(line: string): void;
}

/** A log of plain lines without calls, for a terminal. */
const plainLog: Log = {
  call: () => {},
  fault: (fault) => console.error(fault),
  notice: (line) => console.log(line),
};

/**
 * Opens the log: JSON lines if calls are logged, plain ones otherwise. Lines about a call have its id.
 * @param to where JSON lines go; standard output by default
 */
export function openLog(calls: LoggedCalls, to?: DestinationStream): Log {
  if (calls === 'off') return plainLog;
  const options = {
    base: { process: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    mixin: () => {
      const call = currentCall();
      return call ? { id: call.id } : {};
    },
  };
  const lines = to ? pino(options, to) : pino(options);
  return {
    call: ({ id, method, route, userId, ...rest }) => {
      if (calls === 'notable' && !isNotable({ id, method, route, userId, ...rest })) return;
      const line = { id, call: `${method} ${route ?? '(none)'}`, user: userId, ...rest };
      if (rest.status >= 500) lines.error(line, 'call');
      else lines.info(line, 'call');
    },
    fault: (fault) => {
      if (fault instanceof Error) lines.error({ err: fault }, fault.message);
      else lines.error(String(fault));
    },
    notice: (line) => lines.info(line),
  };
}
