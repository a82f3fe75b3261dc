import type { SaveState } from '@waymark/ui';
import type { Clashes } from './clashes';

/** How the fields of a record are edited, as a frame and a mark at a field see it. */
export interface FieldEditing<Field extends string> {
  /** Follows what is told here. Absent where the whole screen is re-rendered with each change. */
  readonly watch?: (listener: () => void) => () => void;
  /** How the saving of a field stands. */
  stateOf(field: Field): SaveState;
  /** When a field was saved, in this visit. */
  savedAt(field: Field): number | undefined;
  /** Why a field was not saved. */
  errorOf(field: Field): string | undefined;
  retry(field: Field): void;
  /** What somebody else changed of it meanwhile; absent where nobody asks. */
  readonly clashes?: Clashes;
  /** The focus came into a field. */
  enter(field: Field): void;
}
