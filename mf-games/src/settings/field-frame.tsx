import { SaveMark } from '@waymark/ui';
import type { ReactNode } from 'react';
import type { GameEditor } from './editor';
import type { SettingsField } from './game-changes';

/** The id of a field's control on the page. */
export const fieldId = (field: string): string => `setting-${field}`;

interface FieldFrameProps {
  readonly editor: GameEditor;
  readonly field: SettingsField;
  readonly children: ReactNode;
}

/** Notices when the focus comes into a field; fields inside fields count for themselves only. */
export function FieldFrame({ editor, field, children }: FieldFrameProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nobody operates the frame; it hears of its control's focus
    <div
      onFocus={(event) => {
        event.stopPropagation();
        editor.enter(field);
      }}
    >
      {children}
    </div>
  );
}

/** How the saving of a field stands, at the field. Says nothing before the first save. */
export function FieldMark({ editor, field }: { readonly editor: GameEditor; readonly field: SettingsField }) {
  const state = editor.stateOf(field);
  if (state === 'idle') return null;
  return <SaveMark state={state} onRetry={() => editor.retry(field)} />;
}
