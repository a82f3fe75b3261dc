import { createRequire } from 'node:module';
import { runProgram } from '../run-program';

const PATIENCE = 30_000;

/**
 * The ffmpeg that films reels: the one that is named, or else the one of this machine, or else the one of an optional
 * package. Undefined if none of them runs.
 */
export async function findFilmProgram(named: string | undefined): Promise<string | undefined> {
  for (const program of named ? [named] : ['ffmpeg', ofPackage()]) {
    if (program && (await runs(program))) return program;
  }
  return undefined;
}

/** Optional: installations may leave it out, and it has no program for some systems. */
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
  runProgram(program, ['-version'], { patience: PATIENCE }).then(
    () => true,
    () => false,
  );
