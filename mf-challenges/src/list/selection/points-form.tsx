import { POINTS_MAX } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { NumberField } from '@waymark/ui';
import type { BulkFormProps } from './bulk-form';

/** The points of several challenges. */
export function PointsForm({ changes, onChange }: BulkFormProps) {
  const t = useTranslate();
  return (
    <NumberField
      label={t('Points')}
      value={changes.points ?? null}
      max={POINTS_MAX}
      help={t('From 0 to {n}. Attempts of trivia challenges keep their own points.', { n: POINTS_MAX })}
      onChange={(points) => onChange({ points: points ?? undefined })}
    />
  );
}
