import { createRequire } from 'node:module';
import { runProgram } from '../run-program';

const TIMEOUT = 30_000;

/**
 * The ffmpeg for making reels: the configured one, or an installed one, or that of an optional package. Undefined if
 * none of them runs.
 */
export async function findFilmProgram(named: string | undefined): Promise<string | undefined> {
  for (const program of named ? [named] : ['ffmpeg', ofPackage()]) {
    if (program && (await runs(program))) return program;
  }
  return undefined;
}

/** Optional: installations may omit it, and it lacks a binary for some systems. */
function ofPackage(): string | undefined {
  try {
    const found: unknown = createRequire(import.meta.url)('@ffmpeg-installer/ffmpeg');
    const { path } = (found ?? {}) as { readonly path?: unknown };
    return typeof path === 'string' ? path : undefined;
  } catch {
    return undefined;
  }
}

const runs = (program: string): Promise<boolean> =>
  runProgram(program, ['-version'], { timeout: TIMEOUT }).then(
    () => true,
    () => false,
  );
