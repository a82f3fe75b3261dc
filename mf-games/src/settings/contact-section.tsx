import { GAME_DEFAULTS } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Checkbox } from '@waymark/ui';
import type { GameEditor } from './editor';
import { fieldId } from './field-id';
import { SettingRow } from './setting-row';
import { SettingsSection } from './settings-section';
import { TextSettingField } from './text-setting';
import { useLock, useSetting } from './use-setting';

/** Props of ContactSection. */
export interface ContactSectionProps {
  readonly editor: GameEditor;
}

/** Who to contact, and the legal terms. */
export function ContactSection({ editor }: ContactSectionProps) {
  const t = useTranslate();
  return (
    <SettingsSection name="contact">
      <SettingRow editor={editor} field="primary_email">
        <TextSettingField
          editor={editor}
          field="primary_email"
          type="email"
          inputMode="email"
          autoComplete="email"
          help={t('Where to send questions about this game. Only organisers see it.')}
        />
      </SettingRow>
      <SettingRow
        editor={editor}
        field="signed_legal"
        at="text"
        help={t(
          "Every game follows the platform's terms: you have the rights to its content, nobody is put in danger, and players know what to expect. You accept them once, when you create the game.",
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
      label={t('I accept the terms')}
      note={agreed ?? t("Can't be changed after the game is created.")}
      checked={(useSetting(editor, 'signed_legal') ?? GAME_DEFAULTS.signed_legal) === 1}
      disabled={agreed !== undefined}
      onChange={(checked) => editor.choose('signed_legal', { signed_legal: checked ? 1 : 0 })}
    />
  );
}
