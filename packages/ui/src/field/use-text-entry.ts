import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../root/ui-context';
import { acceptText, isTooLong, isTooShort, type TextRules } from './text-rules';

/** Value, handlers and rules of a text field. */
export interface TextEntryOptions extends TextRules {
  readonly value: string;
  /** Called on every accepted edit. */
  readonly onChange?: ((value: string) => void) | undefined;
  /** Called on blur (and Enter or the save key, in a single-line field) with a changed value that is valid or empty. */
  readonly onSave?: ((value: string) => void) | undefined;
  /** Validates a value before it is saved; resolves with an error message or undefined. */
  readonly validate?: ((value: string, signal: AbortSignal) => Promise<string | undefined>) | undefined;
}

/** State of a text field: accepts edits, validates them and saves the value. */
export function useTextEntry({ value, onChange, onSave, validate, min, max, limit, pattern }: TextEntryOptions) {
  const t = useTranslate();
  /** The validator's error; applies only while the field still holds that value. */
  const [refused, setRefused] = useState<{ readonly value: string; readonly reason: string }>();
  const refusal = refused?.value === value ? refused.reason : undefined;
  const [checking, setChecking] = useState(false);
  const settled = useRef(value);
  const check = useRef<AbortController>(undefined);
  useEffect(() => () => check.current?.abort(), []);

  const stopCheck = (): void => {
    check.current?.abort();
    setChecking(false);
  };

  const save = (): void => {
    settled.current = value;
    onSave?.(value);
  };

  const commit = async (): Promise<void> => {
    if (value === settled.current || isTooShort(value, min) || isTooLong(value, limit)) return;
    if (!validate || value === '') return save();
    stopCheck();
    const run = new AbortController();
    check.current = run;
    setChecking(true);
    const problem = await validate(value, run.signal).catch(() => undefined);
    if (run.signal.aborted) return;
    setChecking(false);
    setRefused(problem === undefined ? undefined : { value, reason: problem });
    if (!problem) save();
  };

  const problem = (): string | undefined => {
    if (isTooShort(value, min)) return t('Please input a minimum of {n} characters.', { n: min ?? 0 });
    if (!isTooLong(value, limit)) return refusal;
    return t('Please input a maximum of {n} characters. You have {count}.', { n: limit ?? 0, count: value.length });
  };

  return {
    checking,
    error: problem(),
    edit: (edited: string): void => {
      const next = acceptText(value, edited, { max, pattern });
      if (next === value) return;
      stopCheck();
      setRefused(undefined);
      onChange?.(next);
    },
    focus: (): void => {
      if (!refusal && !checking) settled.current = value;
    },
    commit: (): void => void commit(),
  };
}
