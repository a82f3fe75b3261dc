import { GAME_DEFAULTS, type GameCategory } from '@waymark/contract';
import { useEdited, useTranslate } from '@waymark/host-kit';
import { PasteButton, TextField } from '@waymark/ui';
import { useRef } from 'react';
import { type Choice, ChoiceSetting } from './choice-setting';
import type { GameEditor } from './editor';
import { leadToField } from './lead-to-field';
import { SettingRow, SettingRows } from './setting-row';
import { SettingsSection } from './settings-section';
import { useTextSetting } from './use-text-setting';

/** How a game is categorised. */
export const CATEGORIES: readonly Choice<GameCategory>[] = [
  { value: 'Draft', label: 'Draft', text: 'In progress' },
  { value: 'Active', label: 'Active', text: 'Ready or live' },
  { value: 'Template', label: 'Template', text: 'Copy it for the next event' },
  { value: 'Archive', label: 'Archive', text: 'Finished, kept for reference.' },
];

/** Category and integrations. */
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
                  'Start with Draft, set the game to Active for the event, and turn it into a Template if it went well. Then copy the template for each new event and archive the copies.',
                )}
              </p>
              <p>{t("Categories sort your games. They don't affect promotion or whether players find the game.")}</p>
            </>
          }
        />
        <SettingRow
          editor={editor}
          field="webhook"
          help={
            <>
              <p>{t("We'll POST to this URL when something happens in the game, such as a new answer.")}</p>
              <p>
                {t("Must start with https://. It's saved once it accepts a test POST with {body}.", {
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
  const { tail, ...texts } = useTextSetting(editor, 'webhook');
  const trying = useEdited(editor, () => editor.stateOf('webhook') === 'saving');
  const closed = useEdited(editor, editor.closed) !== undefined;
  const place = useRef<HTMLDivElement>(null);
  const secure = texts.value.replace(/^http:/i, 'https:');
  const put = (address: string) => {
    // The fixing button disappears with its error; a wrong address is reported on leaving the field.
    leadToField(place.current, 'webhook');
    editor.type('webhook', address);
    editor.commit('webhook');
  };
  return (
    <div ref={place}>
      <TextField
        {...texts}
        {...(secure === texts.value ? {} : { fix: { label: t('Use https'), run: () => put(secure) } })}
        type="url"
        inputMode="url"
        autoComplete="off"
        help={trying ? t('Waiting for this URL to accept a test POST.') : t("We'll POST game events to this URL.")}
        tail={
          <>
            {tail}
            {!closed && <PasteButton onText={put} />}
          </>
        }
      />
    </div>
  );
}
