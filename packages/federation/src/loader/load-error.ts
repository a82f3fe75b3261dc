import type { FailureKind, RemoteFailure } from './remote-state';

/** Why a release did not load or start, by kind. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  constructor(
    readonly kind: FailureKind,
    message: string,
    options?: { readonly cause?: unknown },
  ) {
    super(message, options);
  }
}

/** The failure of an error; unclassified errors count as `otherwise`. */
export function toFailure(error: unknown, remote: string, version: string, otherwise: FailureKind): RemoteFailure {
  const kind = error instanceof LoadError ? error.kind : otherwise;
  return { kind, remote, version, message: error instanceof Error ? error.message : String(error), cause: error };
}
