import { formatWallTime, ianaZoneOf } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { checkFinish, NumberField, SegmentedControl, StartFinishPicker } from '@waymark/ui';
import { useState } from 'react';
import type { BulkFormProps } from './bulk-form';

const TIMER_MAX = 99;
const QUANTITY_MAX = 500;

type Window = 'same' | 'set' | 'none';

/** Opening times, timer and quantity of several challenges. */
export function TimingForm({ changes, onChange, onWrong, tz }: BulkFormProps) {
  const t = useTranslate();
  const zone = ianaZoneOf(tz) ?? 'UTC';
  const [mode, setMode] = useState<Window>('same');
  const [moments, setMoments] = useState<{ start: string | null; finish: string | null }>({
    start: null,
    finish: null,
  });
  const written = (instant: string | null) => (instant === null ? undefined : formatWallTime(instant, zone));
  const write = (next: Window, { start, finish } = moments) => {
    setMode(next);
    setMoments({ start, finish });
    onWrong(next === 'set' && finish !== null && checkFinish(start, finish, t) !== undefined);
    if (next === 'set') onChange({ starts_at: written(start), ends_at: written(finish) });
    else onChange(next === 'none' ? { starts_at: '', ends_at: '' } : { starts_at: undefined, ends_at: undefined });
  };
  return (
    <>
      <SegmentedControl<Window>
        label={t('Start and finish')}
        value={mode}
        options={[
          { value: 'same', label: t('Keep times') },
          { value: 'set', label: t('Set times') },
          { value: 'none', label: t('Remove times') },
        ]}
        onChange={(next) => write(next)}
      />
      {mode === 'set' && (
        <StartFinishPicker {...moments} zone={zone} zoneLabel={tz ?? 'UTC'} onChange={(next) => write('set', next)} />
      )}
      <NumberField
        label={t('Timer in seconds')}
        value={changes.timer ?? null}
        max={TIMER_MAX}
        help={t('0 = no timer. Blank = unchanged.')}
        onChange={(timer) => onChange({ timer: timer ?? undefined })}
      />
      <NumberField
        label={t('Number available')}
        value={changes.quantity ?? null}
        max={QUANTITY_MAX}
        help={t('0 = unlimited. Blank = unchanged.')}
        onChange={(quantity) => onChange({ quantity: quantity ?? undefined })}
      />
    </>
  );
}
