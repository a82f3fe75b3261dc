import type { Reality, ValidationMessage } from '@waymark/contract';
import { type ForeignEdits, fieldsOf, type RecordEditor, type RecordWrites } from '@waymark/host-kit';
import type { UploadFile } from '@waymark/ui';
import { REALITY_FIELDS, type RealityEdits, type RealityField } from './item-fields';

type RealityRecordEditor = RecordEditor<Reality, RealityEdits, 'model_url'>;

/** What an AR item's editor does besides editing fields. */
export interface RealityActs {
  readonly writes: Pick<RecordWrites<Reality, never, RealityField>, 'unsaved' | 'stateOf'>;
  /** Handles someone else's change to the item. */
  readonly foreign: Pick<ForeignEdits, 'differences' | 'refresh'>;
  /** The label of a field, with the number of the item. */
  readonly labelOf: (field: RealityField) => string;
  readonly upload: UploadFile;
  readonly removeModel: () => void;
}

/** An AR item being edited: a stable object. */
export interface RealityEditor extends RealityRecordEditor, Pick<RealityActs, 'foreign' | 'upload' | 'removeModel'> {
  /** The item's id. */
  readonly item: number;
  /** How many fields could not be saved. */
  failedCount(): number;
  /** Whether a field was saved in this visit. */
  hasSaved(): boolean;
  /** The label of a field by its name among those of all items; undefined for other names. */
  labelOf(name: string): string | undefined;
}

/** The name of an item's field among those of all items. */
export const nameInItems = (item: number, field: string): string => `reality-${item}-${field}`;

const FIELDS = fieldsOf(REALITY_FIELDS);

/** @param acts read at every use */
export function makeRealityEditor(editor: RealityRecordEditor, item: number, acts: () => RealityActs): RealityEditor {
  let refused: { readonly own: readonly ValidationMessage[]; readonly named: readonly ValidationMessage[] } | undefined;
  return {
    ...editor,
    item,
    foreign: {
      differences: (...asked) => acts().foreign.differences(...asked),
      refresh: (...asked) => acts().foreign.refresh(...asked),
    },
    upload: (...file) => {
      editor.touched.add('model_url');
      return acts().upload(...file);
    },
    removeModel: () => {
      editor.touched.add('model_url');
      acts().removeModel();
    },
    failedCount: () => {
      const { unsaved, stateOf } = acts().writes;
      return unsaved.filter((field) => stateOf(field).phase === 'failed').length;
    },
    hasSaved: () => FIELDS.some((field) => editor.savedAt(field)),
    // The same list until something else is refused.
    refused: () => {
      const own = editor.refused();
      if (refused?.own !== own) refused = { own, named: own.map((message) => namedInItems(item, message)) };
      return refused.named;
    },
    labelOf: (name) => {
      const field = FIELDS.find((one) => nameInItems(item, one) === name);
      return field && acts().labelOf(field);
    },
  };
}

/** A refusal, with the name of its field among those of all items; the model has two names in writes. */
const namedInItems = (item: number, { field, message }: ValidationMessage): ValidationMessage =>
  field ? { field: nameInItems(item, field.replace(/^model_media_\w+$/, 'model_url')), message } : { message };
