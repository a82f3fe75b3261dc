import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Heartbeat } from '../db/data-lock';

const PROGRAM = fileURLToPath(new URL('lock-holder.ts', import.meta.url));
const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));
/** Gives a program its own process namespace, as a container does. */
const CONTAINED = ['--pid', '--fork', '--mount-proc', '--kill-child'];

/** Whether this machine allows such namespaces. */
export const canContain = (): boolean => spawnSync('unshare', [...CONTAINED, 'true']).status === 0;

/** A process that tried to lock a data folder. */
export interface LockProcess {
  /** Its next report: that it has the folder, or why not. */
  says(): Promise<string>;
  signal(name: NodeJS.Signals): void;
  /** Kills it, like a power cut. */
  kill(): Promise<void>;
}

/** Locks a folder from another process, optionally in its own container. */
export function startLockProcess(folder: string, beat: Heartbeat, contained = false): LockProcess {
  const words = ['--import', 'tsx', PROGRAM, folder, String(beat.every), String(beat.silence)];
  const child: ChildProcess = contained
    ? spawn('unshare', [...CONTAINED, process.execPath, ...words], { cwd: PACKAGE, detached: true })
    : spawn(process.execPath, words, { cwd: PACKAGE, detached: true });
  const lines: string[] = [];
  const waiting: ((line: string) => void)[] = [];
  child.stdout?.on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n').filter(Boolean)) (waiting.shift() ?? lines.push.bind(lines))(line);
  });
  const ended = once(child, 'close');
  // The whole process group, because unshare starts children.
  const signal = (name: NodeJS.Signals) => void process.kill(-(child.pid ?? 0), name);
  return {
    says: async () => lines.shift() ?? (await new Promise<string>((resolve) => waiting.push(resolve))),
    signal,
    kill: async () => {
      if (child.exitCode === null && child.signalCode === null) signal('SIGKILL');
      await ended;
    },
  };
}
