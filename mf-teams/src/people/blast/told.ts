import type { BlastEntry } from '@waymark/contract';

/** The notice after a blast: sent, or the provider's own text. */
export const toldOf = (blast: BlastEntry | undefined): string =>
  blast?.delivers === false
    ? 'Your message is in the list. This platform has no way to deliver it yet.'
    : 'Your blast has been sent.';
