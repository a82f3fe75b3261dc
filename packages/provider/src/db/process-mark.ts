import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Which process this is, among those of every machine and container. What a system does not tell is empty. */
export interface ProcessMark {
  readonly pid: number;
  /** When it started, as its system counts. */
  readonly start: string;
  readonly host: string;
  /** The run of the machine. */
  readonly boot: string;
  /** Where its number counts: containers number their processes each for itself. */
  readonly space: string;
}

/** The mark of this process. */
export const ownMark = (): ProcessMark => ({
  pid: process.pid,
  start: startOf('self'),
  host: hostname(),
  boot: told(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
  space: told(() => readlinkSync('/proc/self/ns/pid')),
});

/** Whether this process can see that one: both count in the same place. */
export function isNear(mark: ProcessMark): boolean {
  const own = ownMark();
  if (own.boot === '' || own.space === '') return mark.host === own.host;
  return mark.boot === own.boot && mark.space === own.space;
}

/** Whether a near process goes on. A number is given out again: the start has to agree where it can be known. */
export function goesOn({ pid, start }: ProcessMark): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  // A container that was given the machine's list of processes cannot look itself up there.
  const isReadable = startOf(String(process.pid)) === startOf('self');
  return !isReadable || start === '' || startOf(String(pid)) === start;
}

/** In the words of Linux. */
const startOf = (process: string): string =>
  told(() => {
    const stat = readFileSync(`/proc/${process}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  });

function told(read: () => string): string {
  try {
    return read().trim();
  } catch {
    return '';
  }
}
