import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Identifies a process across machines and containers. Empty where the system does not tell. */
export interface ProcessMark {
  readonly pid: number;
  /** Its start time in the system's units. */
  readonly start: string;
  readonly host: string;
  /** The boot of the machine. */
  readonly boot: string;
  /** The namespace of its process id, because each container numbers its own processes. */
  readonly space: string;
}

/** The mark of this process. */
export const ownMark = (): ProcessMark => ({
  pid: process.pid,
  start: startOf('self'),
  host: hostname(),
  boot: readOrEmpty(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
  space: readOrEmpty(() => readlinkSync('/proc/self/ns/pid')),
});

/** Whether this process can see the other one: both are in the same namespace. */
export function isNear(mark: ProcessMark): boolean {
  const own = ownMark();
  if (own.boot === '' || own.space === '') return mark.host === own.host;
  return mark.boot === own.boot && mark.space === own.space;
}

/**
 * Whether a process in this namespace is alive. Process ids are reused, so the start time must match if it is known.
 */
export function isRunning({ pid, start }: ProcessMark): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  // A container that mounts the host's process list cannot find itself in it.
  const isReadable = startOf(String(process.pid)) === startOf('self');
  return !isReadable || start === '' || startOf(String(pid)) === start;
}

/** In Linux's format. */
const startOf = (process: string): string =>
  readOrEmpty(() => {
    const stat = readFileSync(`/proc/${process}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  });

function readOrEmpty(read: () => string): string {
  try {
    return read().trim();
  } catch {
    return '';
  }
}
