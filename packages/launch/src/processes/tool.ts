import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../root';

/** How a tool is run. */
export interface ToolOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
  /** Where the tool was installed for, below the checkout; the checkout itself unless told. */
  readonly owner?: string;
  readonly cwd?: string;
}

/** Runs an installed tool in the checkout, its output shown as it comes, and answers whether it was content. */
export function runTool(name: string, args: readonly string[], options: ToolOptions = {}): Promise<boolean> {
  const program = join(ROOT, options.owner ?? '', 'node_modules', '.bin', name);
  const windows = process.platform === 'win32';
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'inherit', 'inherit'],
      signal: options.signal,
      // Test runners take SIGINT as "end now, with everything you started".
      killSignal: 'SIGINT',
      shell: windows,
    });
    child.once('error', (error) => {
      if (error.name !== 'AbortError') reject(error);
    });
    child.once('close', (code) => resolve(code === 0));
  });
}
