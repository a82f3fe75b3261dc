import { ABSENT_WORDS } from './absent-words';
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
    sentence: "The builder couldn't load its pages. Try again, or come back in a few minutes.",
    retry: true,
  },
  offline: {
    title: "This page can't be reached",
    sentence: "Couldn't load this page. Check your connection and try again.",
    retry: true,
  },
  'not-found': { ...ABSENT_WORDS, retry: true },
  timeout: {
    title: 'This page is taking too long to load',
    sentence: 'There was no response in time. Your connection may be slow. Try again.',
    retry: true,
  },
  integrity: {
    title: "This page wasn't opened, for safety",
    sentence: "The download doesn't match the published version. Try again; if that doesn't help, contact support.",
    retry: true,
  },
  evaluation: {
    title: "This page couldn't start",
    sentence: "It stopped while starting. Try again; if that doesn't help, contact support.",
    retry: true,
  },
  contract: {
    title: 'This page needs another version of the builder',
    sentence: 'It was made for another version of the builder. Reload the page.',
    retry: false,
  },
  'shared-mismatch': {
    title: 'This page needs another version of the builder',
    sentence: 'It needs a newer version of the builder. Reload the page.',
    retry: false,
  },
  'mount-error': {
    title: "This page couldn't be shown",
    sentence: 'Something went wrong while displaying it. Try again.',
    retry: true,
  },
  'render-crash': {
    title: 'This page stopped working',
    sentence: 'Something went wrong. Your saved work is safe. Try again.',
    retry: true,
  },
  chunk: {
    title: 'Part of this page is missing',
    sentence: "Part of it couldn't be loaded. Check your connection and try again.",
    retry: true,
  },
};

/** The message when a remote requires another builder, which a reload may bring, or another provider. */
export const INCOMPATIBLE_WORDS: FailureWords = {
  title: ABSENT_WORDS.title,
  sentence: "Reload the page; if that doesn't help, contact support.",
  retry: false,
};
