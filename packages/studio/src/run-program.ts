import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

const NOTE = 2000;
/** Messages of programs about a full disk or quota. */
const FULL = /No space left on device|Disk quota exceeded|File too large/;

/** Thrown if a program fails or is killed, with the end of its messages. */
export class ProgramFailed extends Error {
  override readonly name = 'ProgramFailed';
  /** It was killed, which says nothing about its input. */
  readonly wasKilled: boolean;
  /** The file system's error code, if the disk was full. */
  readonly code: 'ENOSPC' | undefined;

  constructor(program: string, end: number | string | null, complaints: string) {
    super(`${program}: ${end} ${complaints.trim()}`);
    this.wasKilled = typeof end !== 'number';
    this.code = FULL.test(complaints) ? 'ENOSPC' : undefined;
  }
}

/** Limits of a program's run. */
export interface RunLimits {
  /** Milliseconds until it is killed. */
  readonly timeout: number;
  /** Kills it. */
  readonly signal?: AbortSignal;
  /** Runs with low priority. */
  readonly yields?: boolean;
}

/**
 * Runs a program.
 * @returns its output
 * @throws {ProgramFailed}
 */
export function runProgram(program: string, args: readonly string[], limits: RunLimits): Promise<Buffer> {
  const timeout = AbortSignal.timeout(limits.timeout);
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: limits.signal ? AbortSignal.any([timeout, limits.signal]) : timeout,
      killSignal: 'SIGKILL',
    });
    if (limits.yields && child.pid !== undefined) giveWay(child.pid);
    const chunks: Buffer[] = [];
    let complaints = '';
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => {
      complaints = (complaints + chunk.toString()).slice(-NOTE);
    });
    child.on('error', reject);
    child.on('close', (code, killedBy) =>
      code === 0 ? resolve(Buffer.concat(chunks)) : reject(new ProgramFailed(program, code ?? killedBy, complaints)),
    );
  });
}

function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has already ended, or the system refuses.
  }
}
