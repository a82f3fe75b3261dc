import { whenIdle } from '@waymark/ui';
import { use, useEffect, useState } from 'react';
import { lazyScreenPart } from '../screens/lazy-screen-part';
import type { RestoredNoteProps } from './restored-note';

// Small parts share a chunk, because the hash of each chunk weighs on the entry of every remote.
const RestoredNote = lazyScreenPart<RestoredNoteProps>(
  async () => (await import(/* webpackChunkName: "idle" */ './restored-note')).RestoredNote,
);

let fetched: Promise<void> | undefined;

/** One promise for all renders, because React would wait for a new one again. */
function whenFetched(): Promise<void> {
  fetched ??= RestoredNote.fetched();
  return fetched;
}

/** Props of RestoredDrafts. */
export interface RestoredDraftsProps extends RestoredNoteProps {
  /** How many fields were restored. */
  readonly count: number;
}

/**
 * Reports that unsaved input was restored after a reload; nothing if none was. A form that starts with it waits for its
 * code, so that nothing moves later.
 */
export function RestoredDrafts({ count, ...note }: RestoredDraftsProps) {
  const [first] = useState(count > 0);
  if (first) use(whenFetched());
  // While there is a connection: an installed builder may restore them without one.
  useEffect(() => whenIdle(() => RestoredNote.preload()), []);
  return count > 0 && <RestoredNote {...note} />;
}
