import { EntryScriptError } from './container';
import { diagnoseScript, type Probe } from './diagnose';
import { LoadError } from './load-error';

/** An error of webpack's chunk loader. */
interface ChunkLoadError extends Error {
  readonly request?: string;
}

/** What is known about the release whose loading failed. */
export interface FailedLoad {
  /** Address of the entry as it was asked for. */
  readonly entry: string;
  /** Whether the browser held a script against a hash. */
  readonly isChecked: (url: string) => boolean;
}

/** Tells the ways loading a release can fail apart. */
export function classifyLoadError(error: unknown, load: FailedLoad, probe: Probe): LoadError {
  if (error instanceof LoadError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const as = (kind: LoadError['kind']) => new LoadError(kind, message, { cause: error });
  if (isChunkLoadError(error)) {
    const url = error.request ?? '';
    return as(diagnoseScript(url, load.isChecked(url), 'chunk', probe));
  }
  if (error instanceof EntryScriptError) {
    return as(diagnoseScript(load.entry, load.isChecked(load.entry), 'not-found', probe));
  }
  return as('evaluation');
}

/** Whether an error says that a later part of a remote did not load. */
export function isChunkLoadError(error: unknown): error is ChunkLoadError {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
