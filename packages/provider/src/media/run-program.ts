import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

const NOTE = 2000;

/** Limits of a program's run. */
export interface RunLimits {
  /** Milliseconds until it is killed. */
  readonly patience: number;
  /** Kills it. */
  readonly signal?: AbortSignal;
  /** Lets everything else on the machine go first. */
  readonly yields?: boolean;
}

/** Runs a program. @returns what it printed @throws with the end of its complaints if it fails or is killed */
export function runProgram(program: string, args: readonly string[], limits: RunLimits): Promise<Buffer> {
  const patience = AbortSignal.timeout(limits.patience);
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: limits.signal ? AbortSignal.any([patience, limits.signal]) : patience,
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
    child.on('close', (code) =>
      code === 0 ? resolve(Buffer.concat(chunks)) : reject(new Error(`${program}: ${code} ${complaints.trim()}`)),
    );
  });
}

function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system does not let it.
  }
}
