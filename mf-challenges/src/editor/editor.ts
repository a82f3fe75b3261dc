import type { MediaRecord } from '@waymark/client';
import type { Task, TaskAssetName, Writable } from '@waymark/contract';
import type { RecordEditor } from '@waymark/host-kit';
import type { UploadFile } from '@waymark/ui';
import type { RealityEditor } from './ar/reality-editor';
import type { ApartField, TaskEdits, TaskField } from './task-fields';

/** A challenge being edited: what the parts of the editor read and change. Saves, discards and reports its AR items too. */
export interface TaskEditor extends RecordEditor<Task, TaskEdits, ApartField> {
  /** The challenge as of this render. Fields subscribe to typed text themselves (`useTyped`). */
  readonly view: Task;
  /** Its AR items, as far as they are being edited. */
  readonly arItems: Writable<readonly RealityEditor[]>;
  /** The owner of its files. */
  readonly record: MediaRecord;
  readonly uploadTo: (name: TaskAssetName) => UploadFile;
  readonly removeFile: (name: TaskAssetName) => void;
  /** Adds to a field by a separate call. Returns whether it was saved. */
  readonly saveApart: (field: TaskField, write: () => Promise<unknown>) => Promise<boolean>;
}
