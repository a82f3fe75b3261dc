import { lazyScreenPart } from '../screens/lazy-screen-part';
import type { RestoredNoteProps } from './restored-note';

const RestoredNote = lazyScreenPart<RestoredNoteProps>(async () => (await import('./restored-note')).RestoredNote);

/** What is given to what says that something came back. */
export interface RestoredDraftsProps extends RestoredNoteProps {
  /** How many fields came back. */
  readonly count: number;
}

/** Says that what was typed before the page was loaded anew is back in its fields. Nothing while nothing came back. */
export function RestoredDrafts({ count, ...note }: RestoredDraftsProps) {
  return count > 0 && <RestoredNote {...note} />;
}
