import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../root';

/** Options of a tool. */
export interface ToolOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
  /** Folder whose dependency the tool is, below the checkout; the checkout itself by default. */
  readonly owner?: string;
  readonly cwd?: string;
}

/** Runs an installed tool in the checkout, passing its output through, and returns whether it succeeded. */
export function runTool(name: string, args: readonly string[], options: ToolOptions = {}): Promise<boolean> {
  const program = join(ROOT, options.owner ?? '', 'node_modules', '.bin', name);
  const windows = process.platform === 'win32';
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'inherit', 'inherit'],
      signal: options.signal,
      // Test runners stop everything they started on SIGINT.
      killSignal: 'SIGINT',
      shell: windows,
    });
    child.once('error', (error) => {
      if (error.name !== 'AbortError') reject(error);
    });
    child.once('close', (code) => resolve(code === 0));
  });
}
