import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundleProgram } from '../bundle-program';

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));
const MAIN = new URL('../main.ts', import.meta.url);

/** A provider in its own process, as operators run it. */
export interface ChildProvider {
  readonly origin: string;
  /** Output lines so far. */
  lines(): readonly string[];
  /** Whether it is running. */
  lives(): boolean;
  /** Kills it, like a power cut. */
  kill(): Promise<void>;
  /** Stops it gracefully. @returns its exit code */
  stop(): Promise<number | null>;
}

/** Options of a provider in its own process. */
export interface ChildOptions {
  /** A program to run it with, and its arguments. */
  readonly under?: readonly string[];
  /** Runs the sources, as operators do, instead of the bundle, which starts faster. */
  readonly fromSources?: boolean;
}

/**
 * Starts the program; resolves when it answers calls.
 * @throws its output, if it exits instead
 */
export async function startChildProvider(
  env: Readonly<Record<string, string>>,
  { under = [], fromSources = false }: ChildOptions = {},
): Promise<ChildProvider> {
  const started = fromSources ? ['--import', 'tsx', 'src/main.ts'] : [await bundleProgram(MAIN)];
  const [program = '', ...words] = [...under, process.execPath, ...started];
  const child = spawn(program, words, {
    cwd: PACKAGE,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  let lines = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      lines += chunk.toString();
    });
  }
  const origin = await originOf(child, ended, () => lines);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    origin,
    lines: () => lines.split('\n').filter(Boolean),
    lives: () => child.exitCode === null && child.signalCode === null,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}

async function originOf(
  { stdout, stderr }: ChildProcess,
  ended: Promise<number | null>,
  lines: () => string,
): Promise<string> {
  const origin = new Promise<string>((resolve) => {
    for (const stream of [stdout, stderr]) {
      stream?.on('data', () => {
        const match = /answers at (http:\S+)/.exec(lines());
        if (match?.[1]) resolve(match[1]);
      });
    }
  });
  const first = await Promise.race([origin, ended]);
  if (typeof first === 'string') return first;
  throw new Error(lines().trim());
}
