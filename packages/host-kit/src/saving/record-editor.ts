import type { ValidationMessage } from '@waymark/contract';
import type { Clashes } from './clashes';
import type { FieldEditing } from './field-editing';
import type { RecordWrites } from './record-mutations';
import type { TextRule } from './text-rule';

/** A field of a record: one edited by name, or another one, such as a file with its own calls. */
export type FieldOf<Edits extends object, Besides extends string = never> = (keyof Edits & string) | Besides;

/** What editing a record field by field needs. */
export interface RecordEditorOptions<R extends object, Edits extends object, Body, Besides extends string> {
  /** The current record, also between renders. */
  readonly stored: () => R;
  /** The record as it is read again, for comparison; `stored` by default. */
  readonly compared?: () => object;
  /** Subscribes to the record. */
  readonly watch?: (listener: () => void) => () => void;
  readonly writes: RecordWrites<R, Body, FieldOf<Edits, Besides>>;
  /** Parses edits restored after a reload; ignores invalid values. */
  readonly readKept: (kept: unknown) => Partial<Edits>;
  /** Which of several records at one address the drafts belong to. */
  readonly part?: string;
  /** The text fields: saved on blur, most of them after a pause in typing too. */
  readonly textRules: { readonly [Field in keyof Edits]?: TextRule };
  /** The value to write for an empty field. */
  readonly emptyOf: (field: string) => unknown;
  /** Changed fields as the record shows them. */
  readonly toShow: (changes: Partial<Edits>) => Partial<R>;
  /** Changed fields as they are sent. */
  readonly toWrite: (changes: Partial<Edits>, stored: R) => Body;
  /** Validates changes before they are sent; returns an error. */
  readonly checkOf?: (changes: Partial<Edits>) => (() => Promise<string | undefined>) | undefined;
  /** Changes were saved. */
  readonly onSaved?: (changes: Partial<Edits>) => void;
  /** Written before all other edits, which depend on it. */
  readonly first?: FieldOf<Edits>;
  /** Written together with other edits, because each alone might be refused. */
  readonly together?: readonly FieldOf<Edits>[];
}

/** A record being edited, a stable object whose parts are observed separately (`useEdited`). */
export interface RecordEditor<R extends object, Edits extends object, Besides extends string = never>
  extends FieldEditing<FieldOf<Edits, Besides>> {
  /** Fields that were focused or changed in this visit. */
  readonly touched: Set<string>;
  /** Updates a text while it is typed. */
  type<Field extends FieldOf<Edits>>(field: Field, text: Edits[Field] & string): void;
  /** Shows edits that are saved later, on blur. */
  show(edits: Partial<Edits>): void;
  /** Saves typed text now. */
  commit(field: FieldOf<Edits>): void;
  /** Saves all pending text now, and retries what failed. */
  commitAll(): void;
  /**
   * Applies a choice and saves it at once.
   * @param waits whether it can't be saved until another field changes: it is only shown, and leaving asks about it
   */
  choose(field: FieldOf<Edits, Besides>, edits: Partial<Edits>, waits?: boolean): void;
  /** Whether a field waits like this: the choice that lets it be saved has to name it too. */
  isHeldBack(field: FieldOf<Edits, Besides>): boolean;
  /**
   * Stops saving until a field is focused again, because a question about it is open.
   * @param isAnswered whether the host reports the answer: focusing a field before that is none
   */
  hold(isAnswered?: boolean): void;
  /** The question is answered or obsolete. */
  answered(): void;
  /** What the question is about, per field. */
  readonly clashes: Clashes;
  /** Discards the input, so that the stored value shows. */
  discard(): void;
  /** The record with all unsaved edits, as of now. */
  latest(): R;
  /** Discards the input of fields, so that stored values show; returns it. Saving continues. */
  forget(fields: readonly FieldOf<Edits, Besides>[]): Partial<Edits>;
  /** Restores discarded input and saves it. */
  bringBack(edits: Partial<Edits>): void;
  /** Saves the values on this screen over somebody else's. */
  keep(fields: readonly FieldOf<Edits>[], over: R): void;
  /** Undoes the last saved change; returns its field, or undefined if there is none. */
  undo(): FieldOf<Edits, Besides> | undefined;
  /** Redoes the last undone change. */
  redo(): FieldOf<Edits, Besides> | undefined;
  /** Whether a text field has no unsaved text. */
  isSaved(name: string): boolean;
  /** Subscribes to all of it. */
  watch(listener: () => void): () => void;
  /** Whether something would be lost: a failed save, or input that cannot be saved. */
  isDirty(): boolean;
  /** Whether a save is pending. */
  isSaving(): boolean;
  /** The provider's refusals, for the top of the screen. */
  refused(): readonly ValidationMessage[];
  /** How many fields were restored after a reload and aren't saved yet. */
  restoredCount(): number;
  saveRestored(): void;
  /** Restored drafts that are stored by now are no drafts any more. */
  settleRestored(): void;
  /** Saves pending text, because the screen is closing. */
  flush(): void;
}
