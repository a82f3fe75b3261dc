import type { FailureKind } from './remote-state';

/** Messages about a failure. English phrases are keys: the caller translates them. */
export interface FailureWords {
  readonly title: string;
  readonly sentence: string;
  /** Whether a retry can help without anybody fixing something first. */
  readonly retry: boolean;
}

/** A plain message for every way a remote can fail. */
export const FAILURE_WORDS: Readonly<Record<FailureKind, FailureWords>> = {
  registry: {
    title: 'The list of areas is missing',
    sentence: 'The builder could not read which areas it has. Try again, or come back in a few minutes.',
    retry: true,
  },
  offline: {
    title: 'You seem to be offline',
    sentence: 'This area could not be reached. Check your connection and try again.',
    retry: true,
  },
  'not-found': {
    title: 'This area is not available',
    sentence: 'The server did not hand out this area. It may be in the middle of an update. Try again in a moment.',
    retry: true,
  },
  timeout: {
    title: 'This area takes too long to load',
    sentence: 'Nothing came back in time. A slow connection may be the reason. Try again.',
    retry: true,
  },
  integrity: {
    title: 'This area was not opened, to be safe',
    sentence:
      'What arrived is not what was published, so it was not run. Try again; if it stays like this, tell support.',
    retry: true,
  },
  evaluation: {
    title: 'This area could not start',
    sentence: 'It arrived, but stopped while starting. Try again; if it stays like this, tell support.',
    retry: true,
  },
  contract: {
    title: 'This area does not fit this builder',
    sentence: 'It was made for another version of the builder. Reload the page to get the newest one.',
    retry: false,
  },
  'shared-mismatch': {
    title: 'This area does not fit this builder',
    sentence: 'It needs a newer part of the builder than this page has. Reload the page to get the newest one.',
    retry: false,
  },
  'mount-error': {
    title: 'This area could not be shown',
    sentence: 'Something went wrong while it was being drawn. Try again.',
    retry: true,
  },
  'render-crash': {
    title: 'This area stopped working',
    sentence: 'Something went wrong in it. What you saved is safe. Try again.',
    retry: true,
  },
  chunk: {
    title: 'A part of this area is missing',
    sentence: 'A part of it could not be loaded. Check your connection and try again.',
    retry: true,
  },
};

/** The message when a remote requires more than this host offers. */
export const INCOMPATIBLE_WORDS: FailureWords = {
  title: 'This area does not fit this builder',
  sentence: 'It was made for another version of the builder. Reload the page to get the newest one.',
  retry: false,
};
