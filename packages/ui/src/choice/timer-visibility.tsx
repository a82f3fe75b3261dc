import { useTranslate } from '../root/ui-context';
import { RadioCards } from './radio-cards';

/** Props of TimerVisibility. */
export interface TimerVisibilityProps {
  /** Stored value: 1 is visible, 0 is hidden. */
  readonly value: 0 | 1;
  readonly onChange: (value: 0 | 1) => void;
  readonly disabled?: boolean;
}

/** Whether players see the timer. */
export function TimerVisibility({ value, onChange, disabled = false }: TimerVisibilityProps) {
  const t = useTranslate();
  return (
    <RadioCards
      label={t('Timer Visibility')}
      value={value}
      onChange={onChange}
      disabled={disabled}
      options={[
        { value: 0, label: t('Hidden'), note: t("The timer runs, but players can't see it.") },
        { value: 1, label: t('Visible'), note: t('Players see how much time is left.') },
      ]}
    />
  );
}
