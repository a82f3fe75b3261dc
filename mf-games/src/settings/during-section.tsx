import { useTranslate } from '@waymark/host-kit';
import { CheatsField } from './cheats-field';
import { type Choice, ChoiceSetting } from './choice-setting';
import type { GameEditor } from './editor';
import { SettingRows } from './setting-row';
import { SettingsSection } from './settings-section';
import { SwitchSettingField } from './switch-setting';

/** How challenges open. */
export const UNLOCK_STYLES: readonly Choice<0 | 1>[] = [
  { value: 0, label: 'Offline', text: 'Challenges open on the device, also without a connection.' },
  { value: 1, label: 'Online', text: 'The platform opens challenges; devices need a connection for it.' },
];

/** What players see and may do while they play. */
export function DuringSection({ editor }: { readonly editor: GameEditor }) {
  const t = useTranslate();
  return (
    <SettingsSection name="during">
      <SettingRows>
        <SwitchSettingField
          editor={editor}
          field="leaderboard_visible"
          note={t('Players see how the teams stand. Organisers always do.')}
        />
        <SwitchSettingField
          editor={editor}
          field="notifications_bidirectional"
          note={t('Teams may write back to organisers.')}
        />
        <SwitchSettingField
          editor={editor}
          field="shuffled"
          note={t('Each team gets the challenges in an order of its own.')}
        />
        <SwitchSettingField
          editor={editor}
          field="share_location"
          note={t('Organisers see where teams are while they play.')}
          help={t('Players are asked on their device first; who declines plays on without being seen.')}
        />
        <ChoiceSetting
          editor={editor}
          field="unlock_requires_network"
          choices={UNLOCK_STYLES}
          usual={0}
          help={t(
            'Offline suits places with poor reception: what unlocks a challenge is known to the device. Online keeps it on the platform, so that nobody can look it up, and needs a connection each time.',
          )}
        />
        <CheatsField editor={editor} />
      </SettingRows>
    </SettingsSection>
  );
}
