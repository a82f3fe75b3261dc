import { useEffect, useRef, useState } from 'react';
import { clampNumber, digitsOf } from './number-rules';

/** Milliseconds after the last step before the number is saved. */
const STEP_REST = 600;

/** Props of a number field about its number. */
export interface NumberDraftOptions {
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  /** The number that stands for no limit. */
  readonly unlimited?: number | undefined;
  /** What is shown for it. */
  readonly unlimitedWord?: string;
  readonly onChange?: ((value: number | null) => void) | undefined;
  readonly onSave?: ((value: number | null) => void) | undefined;
}

/** The state of a number being edited: typed, stepped, or set; reported in range, saved once. */
export function useNumberDraft({ value, min, max, unlimited, unlimitedWord, onChange, onSave }: NumberDraftOptions) {
  // While typing, the text may be below the minimum on the way to a larger number, or above the maximum on the way to
  // the number for no limit; the reported value never is.
  const [typing, setTyping] = useState<string>();
  // Stepped to and not saved yet.
  const [stepped, setStepped] = useState<number | null>();
  const settled = useRef(value);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const textOf = (number: number | null): string =>
    number === null ? '' : number === unlimited ? (unlimitedWord ?? '') : String(number);
  const current = stepped === undefined ? value : stepped;
  const shown = typing ?? textOf(current);

  const within = (number: number): number => (number === unlimited ? number : clampNumber(number, min, max));

  const save = (final: number | null): void => {
    clearTimeout(rest.current);
    pending.current = undefined;
    setStepped(undefined);
    if (final === settled.current) return;
    settled.current = final;
    onSave?.(final);
  };
  const pending = useRef<{ readonly final: number | null; readonly save: typeof save }>(undefined);
  useEffect(
    () => () => {
      // A screen that closes during the pause still saves.
      const last = pending.current;
      if (last) last.save(last.final);
    },
    [],
  );

  const type = (text: string): void => {
    // Typing over the word: only new input counts.
    const digits = digitsOf(shown === unlimitedWord && unlimited !== undefined ? text.replace(/\D/g, '') : text);
    if (digits === undefined) return;
    if (digits === '') {
      setTyping('');
      onChange?.(null);
      return;
    }
    const reaches = unlimited !== undefined && String(unlimited).startsWith(digits);
    const number = reaches ? Number(digits) : Math.min(Number(digits), max);
    setTyping(String(number));
    onChange?.(within(number));
  };
  /** The number may have changed since it was last edited here. */
  const enter = (): void => {
    if (typing === undefined && !pending.current) settled.current = value;
  };
  const set = (next: number): void => {
    enter();
    setTyping(undefined);
    setStepped(next);
    if (next !== value) onChange?.(next);
    clearTimeout(rest.current);
    pending.current = { final: next, save };
    rest.current = setTimeout(() => save(next), STEP_REST);
  };
  const step = (by: number): void => {
    const now = typing === undefined ? current : typing === '' ? null : Number(typing);
    if (now === unlimited && unlimited !== undefined) {
      if (by < 0) set(max);
      return;
    }
    if (now === max && by > 0 && unlimited !== undefined) set(unlimited);
    else set(clampNumber(now === null ? min + Math.min(by, 0) : now + by, min, max));
  };
  const commit = (): void => {
    if (typing === undefined) {
      if (pending.current) save(pending.current.final);
      return;
    }
    const final = typing === '' ? null : within(Number(typing));
    setTyping(undefined);
    if (final !== value) onChange?.(final);
    save(final);
  };
  return { shown, type, set, step, commit, enter };
}
