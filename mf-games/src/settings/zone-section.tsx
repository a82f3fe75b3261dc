import { timeZonesQuery } from '@waymark/client';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Select } from '@waymark/ui';
import type { GameEditor } from './editor';
import { FieldFrame, FieldMark, fieldId } from './field-frame';
import { SettingsSection } from './settings-section';

/** The time zone in which the game is played. */
export function ZoneSection({ editor }: { readonly editor: GameEditor }) {
  const t = useTranslate();
  const { api } = useHost();
  const { tz = '' } = editor.view;
  const zones = useQuery(timeZonesQuery(api)).data ?? [];
  // The zone of the game shows before the list is there, and also when it is not on the list.
  const known = zones.some(({ id }) => id === tz) ? zones : [{ id: tz, name: tz }, ...zones];
  return (
    <SettingsSection id="zone" title={t('Time zone')} text={t('Every time of the game is told in it.')}>
      <FieldFrame editor={editor} field="tz">
        <Select
          id={fieldId('tz')}
          label={t('Time zone')}
          value={tz || null}
          options={known.filter(({ id }) => id !== '').map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => editor.choose('tz', { tz: id })}
          help={t('The game starts and finishes at the same moment; only the clock reads differently.')}
          error={editor.errorOf('tz')}
          tail={<FieldMark editor={editor} field="tz" />}
        />
      </FieldFrame>
    </SettingsSection>
  );
}
