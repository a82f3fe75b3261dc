import { useTranslate } from '@waymark/host-kit';
import { Select } from '@waymark/ui';
import type { BulkFormProps } from './bulk-form';

type Choice = 'same' | 'on' | 'off';
type Switch = 'hide_locked' | 'hide_answers' | 'reel_enabled';

/** Each switch with its labels for on and off. */
const SWITCHES: readonly (readonly [field: Switch, label: string, on: string, off: string])[] = [
  ['hide_locked', 'While locked', 'Hidden', 'Shown with a lock'],
  ['hide_answers', 'Answers of other teams', 'Hidden', 'Shown'],
  ['reel_enabled', 'Highlight reel', 'Used in the reel', 'Not in the reel'],
];

/** What players see of several challenges. */
export function VisibilityForm({ changes, onChange }: BulkFormProps) {
  const t = useTranslate();
  return SWITCHES.map(([field, label, on, off]) => {
    const value = changes[field];
    return (
      <Select<Choice>
        key={field}
        label={t(label)}
        value={value === undefined ? 'same' : value === 1 ? 'on' : 'off'}
        options={[
          { value: 'same', label: t('Keep as it is') },
          { value: 'on', label: t(on) },
          { value: 'off', label: t(off) },
        ]}
        onChange={(choice) => onChange({ [field]: choice === 'same' ? undefined : choice === 'on' ? 1 : 0 })}
      />
    );
  });
}
