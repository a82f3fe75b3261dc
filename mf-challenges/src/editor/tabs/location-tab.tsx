import { RADII } from '@waymark/contract';
import { LocationField, type Translate, useTranslate } from '@waymark/host-kit';
import type { SelectOption } from '@waymark/ui';
import { FieldStack } from '@waymark/ui';
import { useFieldLabel } from '../field-labels';
import { ChoiceEntry } from '../fields/choice-entry';
import { controlOf, FieldRow } from '../fields/field-row';
import { LocationMap } from './location-map';
import type { TabProps } from './tab-list';

/** The challenge's location, and the distance that counts as arrived. */
export function LocationTab({ editor, game }: TabProps) {
  const t = useTranslate();
  const labelOf = useFieldLabel();
  const { address, latitude = null, longitude = null } = editor.view;
  const placed = latitude !== null && longitude !== null;
  return (
    <FieldStack>
      <FieldRow
        editor={editor}
        field="address"
        help={t(
          'Enter a street address, or coordinates such as 53.5461, 9.9663. Most map apps show them when you press and hold a place.',
        )}
      >
        <LocationField
          {...controlOf(editor, 'address')}
          label={labelOf('address')}
          value={{ address: address ?? '', latitude, longitude }}
          help={
            placed
              ? t('Found at {place}', { place: `${latitude.toFixed(5)}, ${longitude.toFixed(5)}` })
              : t('An address, or latitude, longitude. Leave blank if it can be solved anywhere.')
          }
          onSave={(place) =>
            editor.choose('address', {
              ...place,
              // Without a location there is nothing to arrive at.
              ...(place.latitude === null ? { arrival_location_radius: 0, unlock_by_location_radius: 0 } : {}),
            })
          }
        />
      </FieldRow>
      <LocationMap editor={editor} game={game.id} />
      <ChoiceEntry
        editor={editor}
        field="arrival_location_radius"
        options={radiusOptions(t)}
        note={placed ? t('Distance that counts as arrived') : t('Set a location first.')}
      />
    </FieldStack>
  );
}

/** The available radii. */
export const radiusOptions = (t: Translate): SelectOption[] =>
  RADII.map((metres) => ({
    value: String(metres),
    label: t('{n} m', { n: String(metres) }),
    ...(metres === 0 ? { note: t('no radius') } : {}),
  }));
