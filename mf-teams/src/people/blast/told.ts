import type { BlastEntry } from '@waymark/contract';

/** What is said once a blast was taken: that it was sent, unless the provider says otherwise of its way. */
export const toldOf = (blast: BlastEntry | undefined): string =>
  blast?.delivers === false
    ? 'Your message is in the list. This platform has no way to deliver it yet.'
    : 'Your blast has been sent.';
