import { GAME_DEFAULTS, type GameCategory } from '@waymark/contract';
import { useEdited, useTranslate } from '@waymark/host-kit';
import { type Choice, ChoiceSetting } from './choice-setting';
import type { GameEditor } from './editor';
import { SettingRow, SettingRows } from './setting-row';
import { SettingsSection } from './settings-section';
import { TextSettingField } from './text-setting';

/** Where a game stands among others. */
export const CATEGORIES: readonly Choice<GameCategory>[] = [
  { value: 'Draft', label: 'Draft', text: 'In the making.' },
  { value: 'Active', label: 'Active', text: 'Ready or being played.' },
  { value: 'Template', label: 'Template', text: 'To be copied for the next event.' },
  { value: 'Archive', label: 'Archive', text: 'Over and kept.' },
];

/** Where the game stands among the organiser's others, and what else hears of it. */
export function OrganisingSection({ editor }: { readonly editor: GameEditor }) {
  const t = useTranslate();
  return (
    <SettingsSection name="organising">
      <SettingRows>
        <ChoiceSetting
          editor={editor}
          field="category"
          choices={CATEGORIES}
          usual={GAME_DEFAULTS.category}
          help={
            <>
              <p>
                {t(
                  'Begin with Draft, set the game to Active for its event, and turn it into a Template when it went well. Then copy the template for each new event and archive the copies.',
                )}
              </p>
              <p>
                {t('The category sorts your games. It changes neither promotion nor whether players find the game.')}
              </p>
            </>
          }
        />
        <SettingRow
          editor={editor}
          field="webhook"
          tall
          help={
            <>
              <p>{t('The platform posts to this address when something happens in the game, such as a new answer.')}</p>
              <p>
                {t('It has to begin with https:// and is saved once it has taken a test post, which holds {body}.', {
                  body: '{"test": true}',
                })}
              </p>
            </>
          }
        >
          <Webhook editor={editor} />
        </SettingRow>
      </SettingRows>
    </SettingsSection>
  );
}

function Webhook({ editor }: { readonly editor: GameEditor }) {
  const t = useTranslate();
  const trying = useEdited(editor, () => editor.stateOf('webhook') === 'saving');
  return (
    <TextSettingField
      editor={editor}
      field="webhook"
      type="url"
      inputMode="url"
      autoComplete="off"
      help={
        trying
          ? t('Waiting for this address to take a test post.')
          : t('An https:// address that hears what happens in the game. Leave it empty for none.')
      }
    />
  );
}
