import { use, useState } from 'react';
import { lazyScreenPart } from '../screens/lazy-screen-part';
import type { RestoredNoteProps } from './restored-note';

const RestoredNote = lazyScreenPart<RestoredNoteProps>(async () => (await import('./restored-note')).RestoredNote);

let fetched: Promise<void> | undefined;

/** One promise for every drawing: React reads a new one anew. */
function whenFetched(): Promise<void> {
  fetched ??= RestoredNote.fetched();
  return fetched;
}

/** What is given to what says that something came back. */
export interface RestoredDraftsProps extends RestoredNoteProps {
  /** How many fields came back. */
  readonly count: number;
}

/**
 * Says that what was typed before the page was loaded anew is back in its fields. Nothing while nothing came back. A form
 * that begins with it waits for its code, so that nothing moves when it comes.
 */
export function RestoredDrafts({ count, ...note }: RestoredDraftsProps) {
  const [first] = useState(count > 0);
  if (first) use(whenFetched());
  return count > 0 && <RestoredNote {...note} />;
}
