import type { ValidationMessage } from '@waymark/contract';
import type { Clashes } from './clashes';
import type { FieldEditing } from './field-editing';
import type { RecordWrites } from './record-mutations';
import type { TextRule } from './text-rule';

/** A field of a record: one that is edited by name, or one besides, such as a file or what has calls of its own. */
export type FieldOf<Edits extends object, Besides extends string = never> = (keyof Edits & string) | Besides;

/** What editing a record field by field needs to know of it. */
export interface RecordEditorOptions<R extends object, Edits extends object, Body, Besides extends string> {
  /** The record as of now, between two renders as well. */
  readonly stored: () => R;
  /** Follows the record. */
  readonly watch?: (listener: () => void) => () => void;
  readonly writes: RecordWrites<R, Body, FieldOf<Edits, Besides>>;
  /** Takes over edits that were kept over a reload; ignores invalid values. */
  readonly readKept: (kept: unknown) => Partial<Edits>;
  /** Which of several records at one address the drafts are of. */
  readonly part?: string;
  /** The text fields: saved on leaving them, most of them after a pause in typing as well. */
  readonly textRules: { readonly [Field in keyof Edits]?: TextRule };
  /** The value to write for an empty field. */
  readonly emptyOf: (field: string) => unknown;
  /** Changed fields as the record shows them. */
  readonly toShow: (changes: Partial<Edits>) => Partial<R>;
  /** Changed fields as they travel. */
  readonly toWrite: (changes: Partial<Edits>, stored: R) => Body;
  /** Looks at changes before they are sent; answers what is wrong. */
  readonly checkOf?: (changes: Partial<Edits>) => (() => Promise<string | undefined>) | undefined;
  /** Changes were saved. */
  readonly onSaved?: (changes: Partial<Edits>) => void;
  /** Of several edits, written before all others, which are written in its terms. */
  readonly first?: FieldOf<Edits>;
  /** Of several edits, written in one go: each alone might be refused. */
  readonly together?: readonly FieldOf<Edits>[];
}

/** A record as it is being edited, to be followed part by part (`useEdited`): it stays the same object. */
export interface RecordEditor<R extends object, Edits extends object, Besides extends string = never>
  extends FieldEditing<FieldOf<Edits, Besides>> {
  /** Fields that were focused or changed in this visit. */
  readonly touched: Set<string>;
  /** Takes a text as it is being typed. */
  type<Field extends FieldOf<Edits>>(field: Field, text: Edits[Field] & string): void;
  /** Shows edits that are saved later, on leaving their field. */
  show(edits: Partial<Edits>): void;
  /** Saves what was typed, now. */
  commit(field: FieldOf<Edits>): void;
  /** Saves everything that was typed and waits for its pause, and tries again what failed. */
  commitAll(): void;
  /** Takes a choice and saves it at once. */
  choose(field: FieldOf<Edits, Besides>, edits: Partial<Edits>): void;
  /**
   * Saves nothing more by itself until somebody turns to a field again: a question about it is open.
   * @param isAnswered the host says when it is answered: turning to a field before is no answer
   */
  hold(isAnswered?: boolean): void;
  /** The question is answered, or gone. */
  answered(): void;
  /** What the question is about, field by field. */
  readonly clashes: Clashes;
  /** Forgets what was typed here, so that what is stored shows. */
  discard(): void;
  /** The record with everything that is typed and not saved, as of now. */
  latest(): R;
  /** Forgets what was typed in fields, so that what is stored shows; answers what it was. Saving goes on. */
  forget(fields: readonly FieldOf<Edits, Besides>[]): Partial<Edits>;
  /** Puts what was forgotten back, and saves it. */
  bringBack(edits: Partial<Edits>): void;
  /** Writes what fields hold on this screen over what somebody else has stored. */
  keep(fields: readonly FieldOf<Edits>[], over: R): void;
  /** Takes the last saved change back; answers its field, or undefined when there is none. */
  undo(): FieldOf<Edits, Besides> | undefined;
  /** Makes the change again that was taken back last. */
  redo(): FieldOf<Edits, Besides> | undefined;
  /** Whether a text field holds nothing but what is saved. */
  isSaved(name: string): boolean;
  /** Follows everything that is told here. */
  watch(listener: () => void): () => void;
  /** Whether something would be lost: a save failed, or what was typed cannot be saved. */
  isDirty(): boolean;
  /** Whether anything is on its way. */
  isSaving(): boolean;
  /** What the provider refused, for the top of the screen. */
  refused(): readonly ValidationMessage[];
  /** How many fields came back after a reload and are not saved yet. */
  restoredCount(): number;
  saveRestored(): void;
  /** What came back and is stored by now is no draft any more. */
  settleRestored(): void;
  /** Saves what waits for its pause: the screen goes away. */
  flush(): void;
}
