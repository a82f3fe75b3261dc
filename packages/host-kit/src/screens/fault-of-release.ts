import { isAborted, isApiFailure } from '@waymark/client';

/**
 * Whether a screen that broke makes its release one that failed, so that the host puts the one before in its place. A call
 * that failed or was given up says nothing of the release, and for scripts that did not come the host has ways of its own.
 */
export const isFaultOfRelease = (error: unknown): boolean =>
  !isApiFailure(error) && !isAborted(error) && !isMissingScript(error);

/** Whether an error of webpack says that a later script of the remote did not come. */
export const isMissingScript = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';
