import { timeZonesQuery } from '@waymark/client';
import { GAME_DEFAULTS, ianaZoneOf } from '@waymark/contract';
import { FieldFrame, FieldMark, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { LinkButton, Select } from '@waymark/ui';
import { useState } from 'react';
import { browserZone } from '../start/browser-zone';
import type { GameEditor } from './editor';
import { fieldId } from './field-id';
import { GAME_FIELDS } from './game-fields';
import { useFault, useSetting } from './use-setting';

/** The time zone in which the game is played. */
export function ZoneField({ editor }: { readonly editor: GameEditor }) {
  const t = useTranslate();
  const { api } = useHost();
  const tz = useSetting(editor, 'tz') || GAME_DEFAULTS.tz;
  const fault = useFault(editor, 'tz');
  /** Suggested for a new game, which uses the documented zone until another is chosen. */
  const [own] = useState(() => (editor.exists ? undefined : browserZone()));
  const zones = useQuery(timeZonesQuery(api)).data ?? [];
  // The game's zone shows before the list has loaded, and if it isn't on the list.
  const known = zones.some(({ id }) => id === tz) ? zones : [{ id: tz, name: tz }, ...zones];
  const unknown = ianaZoneOf(tz) === undefined;
  return (
    <FieldFrame editor={editor} field="tz">
      <Select
        id={fieldId('tz')}
        label={t(GAME_FIELDS.tz.label)}
        value={tz}
        options={known.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => editor.choose('tz', { tz: id })}
        help={
          own !== undefined && own !== tz ? (
            <LinkButton onClick={() => editor.choose('tz', { tz: own })}>
              {t('Use {zone}, as in your browser', { zone: own })}
            </LinkButton>
          ) : (
            t("Changing the zone doesn't move the start or finish.")
          )
        }
        error={
          fault ??
          (unknown ? t('This time zone is unknown, so times are shown in UTC. Choose another one.') : undefined)
        }
        tail={<FieldMark editor={editor} field="tz" />}
      />
    </FieldFrame>
  );
}
