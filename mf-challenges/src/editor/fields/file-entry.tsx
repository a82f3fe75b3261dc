import { type MediaKind, TASK_VIDEO_NAMES, type TaskAssetName } from '@waymark/contract';
import { DescribedUpload, useHost, useMaxBytes } from '@waymark/host-kit';
import type { ReactNode } from 'react';
import { useFieldLabel } from '../field-labels';
import { fileOf } from '../task-file';
import { type FieldProps, FieldRow } from './field-row';

interface FileEntryProps extends FieldProps {
  readonly field: TaskAssetName;
  readonly label?: string;
  /** For instance "best at 800x800". */
  readonly advice?: string;
  readonly note?: ReactNode;
  readonly height?: number;
  /** Aspect ratio, instead of a height. */
  readonly ratio?: number;
  /** The picture is shown uncropped. */
  readonly whole?: boolean;
}

/** A picture or video of the challenge, and controls to replace it. */
export function FileEntry({ editor, field, help, label, advice, note, ...look }: FileEntryProps) {
  const { height = 124, ratio, whole = false } = look;
  const labelOf = useFieldLabel();
  const { api } = useHost();
  const kind: MediaKind = TASK_VIDEO_NAMES.includes(field) ? 'video' : 'image';
  const maxBytes = useMaxBytes(kind);
  const file = fileOf(editor.view, field);
  const poster = file?.poster && api.resolve(file.poster);
  return (
    <FieldRow editor={editor} field={field} help={help}>
      <DescribedUpload
        of={editor.record}
        name={field}
        label={label ?? labelOf(field)}
        kinds={[kind]}
        value={file?.url ? { kind, url: api.resolve(file.url), ...(poster ? { poster } : {}) } : null}
        upload={editor.uploadTo(field)}
        onDelete={() => editor.removeFile(field)}
        error={editor.errorOf(field)}
        maxBytes={maxBytes}
        processing={!file && editor.view.placeholders.some(({ key }) => key === field)}
        height={height}
        {...(ratio ? { ratio } : {})}
        whole={whole}
        help={note}
        {...(advice ? { advice } : {})}
      />
    </FieldRow>
  );
}
