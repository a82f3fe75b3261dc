import { useTranslate } from '@waymark/host-kit';
import { Checkbox } from '@waymark/ui';
import type { GameEditor } from './editor';
import { fieldId } from './field-id';
import { SettingRow } from './setting-row';
import { SettingsSection } from './settings-section';
import { TextSettingField } from './text-setting';
import { useLock, useSetting } from './use-setting';

/** Whom to write to about the game, and the agreement it stands under. */
export function ContactSection({ editor }: { readonly editor: GameEditor }) {
  const t = useTranslate();
  return (
    <SettingsSection name="contact">
      <SettingRow editor={editor} field="primary_email" wide>
        <TextSettingField
          editor={editor}
          field="primary_email"
          type="email"
          inputMode="email"
          autoComplete="email"
          help={t('Where questions about this game go. Only its organisers see it.')}
        />
      </SettingRow>
      <SettingRow
        editor={editor}
        field="signed_legal"
        help={t(
          'A game is made under the terms of the platform: its content is yours to use, nobody is put in danger, and players know what is asked of them. This is agreed once, when the game is made, and stays with it.',
        )}
      >
        <Agreement editor={editor} />
      </SettingRow>
    </SettingsSection>
  );
}

function Agreement({ editor }: { readonly editor: GameEditor }) {
  const t = useTranslate();
  const agreed = useLock(editor, 'signed_legal');
  return (
    <Checkbox
      id={fieldId('signed_legal')}
      name="signed_legal"
      label={t('I agree to the legal agreement')}
      note={agreed ?? t('It cannot be changed once the game exists.')}
      checked={useSetting(editor, 'signed_legal') === 1}
      disabled={agreed !== undefined}
      onChange={(checked) => editor.choose('signed_legal', { signed_legal: checked ? 1 : 0 })}
    />
  );
}
