import type { SaveState } from '@waymark/ui';
import type { Clashes } from './clashes';

/** The editing of a record, as a field's frame and save mark see it. */
export interface FieldEditing<Field extends string> {
  /** Subscribes to changes. Absent if the whole screen re-renders with each change. */
  readonly watch?: (listener: () => void) => () => void;
  /** The save state of a field. */
  stateOf(field: Field): SaveState;
  /** When a field was last saved in this visit. */
  savedAt(field: Field): number | undefined;
  /** Why a field was not saved. */
  errorOf(field: Field): string | undefined;
  retry(field: Field): void;
  /** What somebody else changed in it meanwhile; absent if nobody asks. */
  readonly clashes?: Clashes;
  /** A field received the focus. */
  enter(field: Field): void;
}
