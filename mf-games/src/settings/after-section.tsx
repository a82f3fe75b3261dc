import { useTranslate } from '@waymark/host-kit';
import type { GameEditor } from './editor';
import { SettingsSection } from './settings-section';
import { SwitchSettingField } from './switch-setting';

/** Settings for the time after the game. */
export function AfterSection({ editor }: { readonly editor: GameEditor }) {
  const t = useTranslate();
  return (
    <SettingsSection name="after">
      <SwitchSettingField
        editor={editor}
        field="export_player_enabled"
        note={t('Players can download answers and photos, not only organisers.')}
      />
    </SettingsSection>
  );
}
