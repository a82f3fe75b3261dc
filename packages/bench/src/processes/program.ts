import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ROOT } from '@waymark/launch';
import type { Cleanup } from '../cleanup';

const REPORT_CPU = new URL('report-cpu.mjs', import.meta.url).href;
const START_TIMEOUT_MS = 120_000;
const TIMEOUT_MS = 10_000;
const KEPT = 2000;

/** A child process whose CPU time can be queried. */
export interface Program {
  /** Its first message. */
  readonly ready: unknown;
  /** User and system CPU time in milliseconds. */
  spent(): Promise<number>;
  /** Number of database statements; only for programs that count them. */
  statements(): Promise<number>;
  tell(message: unknown): void;
  /** Sends a message and returns the next one the program sends. */
  ask(question: unknown): Promise<unknown>;
  stop(): Promise<void>;
  /** Kills it like a power cut. */
  kill(): Promise<void>;
}

/**
 * Starts a TypeScript program and waits for its first message.
 * @throws with its output if it exits first
 */
export async function startProgram(end: Cleanup, file: URL, env: Readonly<Record<string, string>>): Promise<Program> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--import', REPORT_CPU, fileURLToPath(file)], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
  };
  end.add(stop);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-KEPT);
    });
  }
  const next = () => new Promise<unknown>((resolve) => child.once('message', resolve));
  const tooLong = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
  const first = await Promise.race([next().then((ready) => ({ ready })), ended]);
  clearTimeout(tooLong);
  if (!first) throw new Error(`${fileURLToPath(file)} ended: ${output.trim()}`);
  const ask = (question: unknown) => {
    const answered = next();
    child.send(question as object);
    return answered;
  };
  return {
    ready: first.ready,
    ask,
    spent: async () => {
      const { cpu } = (await ask('cpu')) as { cpu: NodeJS.CpuUsage };
      return (cpu.user + cpu.system) / 1000;
    },
    statements: async () => ((await ask('statements')) as { statements: number }).statements,
    tell: (message) => void child.send(message as object),
    stop,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
