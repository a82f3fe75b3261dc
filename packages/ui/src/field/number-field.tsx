import { useTranslate } from '../root/ui-context';
import { useNumberDraft } from './number-draft';
import { NumberFace, type NumberFaceProps } from './number-face';
import { NumberSteps, type StarredNumber } from './number-steps';

/** Props of NumberField. */
export interface NumberFieldProps extends NumberFaceProps {
  readonly value: number | null;
  /** Called while typing with a number in range, or null for an empty field. */
  readonly onChange?: (value: number | null) => void;
  /** Called on blur and Enter, and shortly after the last step, with a changed value. */
  readonly onSave?: (value: number | null) => void;
  readonly min?: number;
  readonly max?: number;
  /** Adds buttons with this step, also used by Page Up and Page Down; arrow keys step by 1. */
  readonly step?: number;
  /** The number that stands for no limit: shown as Unlimited, with its own button. May exceed `max`. */
  readonly unlimited?: number;
  /** Label of that number instead of Unlimited. */
  readonly unlimitedLabel?: string | undefined;
  /** Marked with a star, and set by clicking it. */
  readonly starred?: StarredNumber;
}

/** An unsigned integer, clamped to its range. */
export function NumberField({
  value,
  onChange,
  onSave,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  step,
  unlimited,
  unlimitedLabel,
  starred,
  tail,
  ...face
}: NumberFieldProps) {
  const t = useTranslate();
  const unlimitedWord = unlimitedLabel ?? t('Unlimited');
  const draft = useNumberDraft({ value, min, max, unlimited, unlimitedWord, onChange, onSave });
  const { label, disabled = false } = face;
  if (step === undefined) return <NumberFace {...face} draft={draft} selected={value === unlimited} tail={tail} />;
  return (
    <NumberFace
      {...face}
      draft={draft}
      pageStep={step}
      steps={2 + (unlimited === undefined ? 0 : 1) + (starred ? 1 : 0)}
      selected={value === unlimited}
      spin={spinOf(value, min, max, value === unlimited ? unlimitedWord : undefined)}
      tail={
        <>
          {tail}
          <NumberSteps
            {...{ label, value, step, min, max, unlimited, unlimitedWord, starred, disabled }}
            onStep={draft.step}
            onSet={draft.set}
          />
        </>
      }
    />
  );
}

/** Screen reader description of a number with steps. */
const spinOf = (value: number | null, min: number, max: number, words: string | undefined) => ({
  role: 'spinbutton',
  'aria-valuemin': min,
  ...(max === Number.MAX_SAFE_INTEGER ? {} : { 'aria-valuemax': words === undefined ? max : (value ?? max) }),
  ...(value === null ? {} : { 'aria-valuenow': value }),
  ...(words === undefined ? {} : { 'aria-valuetext': words }),
});
