import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
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
  const language = useReadable(useHost().phrases.language);
  const t = useTranslate();
  const state = editor.stateOf(field);
  const at = editor.savedAt(field);
  if (state === 'idle') return null;
  const time = at && new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at);
  return (
    <SaveMark
      state={state}
      hint={time ? t('Saved at {time}. Ctrl+Z or ⌘Z takes it back.', { time }) : undefined}
      onRetry={() => editor.retry(field)}
    />
  );
}
