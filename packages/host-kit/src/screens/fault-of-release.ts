import { isAborted, isApiFailure } from '@waymark/client';

/**
 * Whether a broken screen is to blame on its release, so that the host falls back to the previous one. Failed or
 * aborted calls are not; missing scripts are handled by the host.
 */
export const isFaultOfRelease = (error: unknown): boolean =>
  !isApiFailure(error) && !isAborted(error) && !isMissingScript(error);

/** Whether a webpack error means that a chunk of the remote failed to load. */
export const isMissingScript = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';
