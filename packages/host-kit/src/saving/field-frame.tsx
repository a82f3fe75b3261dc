import { ownFormat, SaveMark, useTranslate } from '@waymark/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useHost, useReadable } from '../host-context';
import { lazyScreenPart } from '../screens/lazy-screen-part';
import type { Clashes } from './clashes';
import type { FieldEditing } from './field-editing';
import { useEdited } from './use-edited';

/** Props of FieldFrame. */
export interface FieldFrameProps<Field extends string> {
  readonly editor: Pick<FieldEditing<Field>, 'enter' | 'clashes'>;
  readonly field: Field;
  readonly children: ReactNode;
}

/** Reports when a field receives the focus; nested fields report only themselves. */
export function FieldFrame<Field extends string>({ editor, field, children }: FieldFrameProps<Field>) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the frame is not a control; it listens for its control's focus
    <div
      data-field={field}
      onFocus={(event) => {
        event.stopPropagation();
        editor.enter(field);
      }}
    >
      {children}
      {editor.clashes && <Clashing clashes={editor.clashes} field={field} />}
    </div>
  );
}

const FieldClash = lazyScreenPart<ComponentProps<typeof import('./field-clash').FieldClash>>(
  async () => (await import(/* webpackChunkName: "idle" */ './field-clash')).FieldClash,
);

function Clashing({ clashes, field }: { readonly clashes: Clashes; readonly field: string }) {
  const clash = useReadable(clashes.open).find((one) => one.field === field);
  return clash && <FieldClash clash={clash} clashes={clashes} />;
}

/** Props of FieldMark. */
export interface FieldMarkProps<Field extends string> {
  readonly editor: Pick<FieldEditing<Field>, 'watch' | 'stateOf' | 'savedAt' | 'retry'>;
  readonly field: Field;
}

/** The save state, beside the field. Empty before the first save. */
export function FieldMark<Field extends string>({ editor, field }: FieldMarkProps<Field>) {
  const language = useReadable(useHost().phrases.language);
  const t = useTranslate();
  const state = useEdited(editor, () => editor.stateOf(field));
  const at = useEdited(editor, () => editor.savedAt(field));
  if (state === 'idle') return null;
  const time = at && new Intl.DateTimeFormat(ownFormat(language), { timeStyle: 'short' }).format(at);
  return (
    <SaveMark
      state={state}
      hint={time ? t('Saved at {time}. Press Ctrl+Z or ⌘Z to undo.', { time }) : undefined}
      onRetry={() => editor.retry(field)}
    />
  );
}
