import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href;
const KEEPER = new URL('keeper.mjs', import.meta.url);
const { resolve } = createRequire(import.meta.url);
const TSX = pathToFileURL(resolve('tsx')).href;
const TSX_COMMAND = resolve('tsx/cli');
const TIMEOUT_MS = 10_000;

/** How a child process ended. */
export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A child process that never outlives this one. */
export interface Child {
  readonly process: ChildProcess;
  /** Resolves when it has ended, for whatever reason. */
  readonly ended: Promise<Exit>;
  /** Asks it to stop, and kills it after a while. */
  stop(): Promise<void>;
}

type OnLine = (line: string) => void;

/** Starts a program in TypeScript, or in one file `.mjs`. `onLine` receives its output. */
export function startProgram(program: URL, env: Readonly<Record<string, string | undefined>>, onLine: OnLine): Child {
  const path = fileURLToPath(program);
  const compiler = path.endsWith('.ts') ? ['--import', TSX] : [];
  return start([...compiler, '--import', END_WITH_PARENT, path], env, onLine);
}

/** Starts a TypeScript program and restarts it whenever its sources change. */
export function startWatched(program: URL, env: Readonly<Record<string, string | undefined>>, onLine: OnLine): Child {
  const args = ['watch', '--clear-screen=false', fileURLToPath(program)];
  return start(['--import', END_WITH_PARENT, TSX_COMMAND, ...args], env, onLine);
}

/** Starts a third-party program, optionally as another user. */
export function startKeeper(
  program: string,
  args: readonly string[],
  user: { readonly uid: number; readonly gid: number } | undefined,
  onLine: OnLine,
): Child {
  const [uid, gid] = user ? [String(user.uid), String(user.gid)] : ['-', '-'];
  return start([fileURLToPath(KEEPER), uid, gid, program, ...args], {}, onLine);
}

function start(args: readonly string[], env: Readonly<Record<string, string | undefined>>, onLine: OnLine): Child {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) readLines(stream, onLine);
  const ended = new Promise<Exit>((tell) => {
    child.once('close', (code, signal) => tell({ code, signal }));
    child.once('error', () => tell({ code: 1, signal: null }));
  });
  return {
    process: child,
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

function readLines(stream: NodeJS.ReadableStream | null, onLine: OnLine): void {
  let rest = '';
  stream?.setEncoding('utf8');
  stream?.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
  stream?.on('end', () => {
    if (rest) onLine(rest);
  });
}
