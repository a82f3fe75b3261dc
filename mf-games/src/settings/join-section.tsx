import { GAME_TYPE, type GameType } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { type Choice, ChoiceSetting } from './choice-setting';
import type { GameEditor } from './editor';
import { SettingRows } from './setting-row';
import { SettingsSection } from './settings-section';
import { SwitchSettingField } from './switch-setting';
import { useLock } from './use-setting';

/** How a game is promoted. */
export const PROMOTIONS: readonly Choice<GameType>[] = [
  { value: GAME_TYPE.standard, label: 'Standard', text: 'Players need the entry code.' },
  {
    value: GAME_TYPE.featuredOpen,
    label: 'Featured, no password',
    text: 'Listed as featured, and everybody can join.',
  },
  {
    value: GAME_TYPE.featuredWithPassword,
    label: 'Featured, with password',
    text: 'Listed as featured; players need the entry code to join.',
  },
];

/** Who can find and join the game. Promotion is for super administrators. */
export function JoinSection({ editor }: { readonly editor: GameEditor }) {
  const t = useTranslate();
  const locked = useLock(editor, 'game_type') !== undefined;
  return (
    <SettingsSection name="join">
      <SettingRows>
        <SwitchSettingField
          editor={editor}
          field="searchability"
          note={t('Anyone with the app can find this game by its name.')}
        />
        <SwitchSettingField
          editor={editor}
          field="join_existing_team"
          note={t('Otherwise each team shares one device.')}
          help={t(
            'Off: each team shares one device, and everybody who joins starts a new team. On: players can also join an existing team, each on their own device.',
          )}
        />
        {!locked && (
          <ChoiceSetting
            editor={editor}
            field="game_type"
            choices={PROMOTIONS}
            usual={GAME_TYPE.standard}
            help={t('All players on the platform see featured games. Only super administrators can promote games.')}
          />
        )}
      </SettingRows>
    </SettingsSection>
  );
}
