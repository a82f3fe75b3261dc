import { EntryScriptError } from './container';
import { diagnoseScript, type Probe } from './diagnose';
import { LoadError } from './load-error';

/** An error of webpack's chunk loader. */
interface ChunkLoadError extends Error {
  readonly request?: string;
}

/** Details of the release that failed to load. */
export interface FailedLoad {
  /** Requested address of the entry. */
  readonly entry: string;
  /** Whether the browser checked an integrity hash. */
  readonly isChecked: (url: string) => boolean;
}

/** Classifies a failure to load a release. */
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

/** Whether an error means that a lazy part of a remote failed to load. */
export function isChunkLoadError(error: unknown): error is ChunkLoadError {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
