import { useTranslate } from '@waymark/host-kit';
import { CheatsField } from './cheats-field';
import { type Choice, ChoiceSetting } from './choice-setting';
import type { GameEditor } from './editor';
import { SettingRows } from './setting-row';
import { SettingsSection } from './settings-section';
import { SwitchSettingField } from './switch-setting';

/** How challenges open. */
export const UNLOCK_STYLES: readonly Choice<0 | 1>[] = [
  { value: 0, label: 'Offline', text: 'Works offline' },
  { value: 1, label: 'Online', text: 'Needs a connection' },
];

/** What players see and can do during the game. */
export function DuringSection({ editor }: { readonly editor: GameEditor }) {
  const t = useTranslate();
  return (
    <SettingsSection name="during">
      <SettingRows>
        <SwitchSettingField
          editor={editor}
          field="leaderboard_visible"
          note={t('Players see the ranking. Organisers always do.')}
        />
        <SwitchSettingField
          editor={editor}
          field="notifications_bidirectional"
          note={t('Teams can reply to organisers.')}
        />
        <SwitchSettingField editor={editor} field="shuffled" note={t('Different order for each team')} />
        <SwitchSettingField
          editor={editor}
          field="share_location"
          note={t('Organisers can see where teams are during the game.')}
          help={t('Players are asked for permission first and can play on if they decline.')}
        />
        <ChoiceSetting
          editor={editor}
          field="unlock_requires_network"
          choices={UNLOCK_STYLES}
          usual={0}
          help={t(
            'Offline suits places with poor reception: the device knows what unlocks a challenge. Online keeps that on the platform, so nobody can look it up, but needs a connection each time.',
          )}
        />
        <CheatsField editor={editor} />
      </SettingRows>
    </SettingsSection>
  );
}
