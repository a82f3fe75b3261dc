import { type FormEvent, useEffect, useRef, useState } from 'react';

/** Messages about faulty fields, by name. */
type Faults = Readonly<Record<string, string | undefined>>;

/** Why a form wasn't accepted: a message for the whole form, errors of fields, or both. */
export interface Refusal {
  readonly message?: string;
  /** The platform's own words, shown after the message. */
  readonly reason?: string;
  readonly faults?: Faults;
}

/** Functions of a form. */
interface SubmitOptions {
  /** Faults known to the page; with any, nothing is sent. */
  readonly check?: () => Faults;
  /** Sends the form. May return errors of fields. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most forms return nothing
  readonly send: () => Promise<Faults | void>;
  readonly explain: (error: unknown) => Refusal;
}

const NO_FAULTS: Faults = {};

/** Submits a form, one attempt at a time; input stays whatever the response. Focuses the first faulty field. */
export function useSubmit({ check, send, explain }: SubmitOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Refusal>();
  const [faults, setFaults] = useState(NO_FAULTS);
  const [attempt, setAttempt] = useState(0);

  // Runs after the messages are in the page, because screen readers read them when their field gets the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per attempt, not when a fault goes away
  useEffect(() => {
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])];
    inputs.find(({ name }) => faults[name] !== undefined)?.focus();
  }, [attempt]);

  const point = (found: Faults): void => {
    setFaults(found);
    setAttempt((before) => before + 1);
  };
  const run = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    setFaults(NO_FAULTS);
    try {
      const found = await send();
      if (found) point(found);
    } catch (error) {
      const refusal = explain(error);
      setFailure(refusal);
      if (refusal.faults) point(refusal.faults);
    }
    setBusy(false);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const known = check?.() ?? NO_FAULTS;
    if (Object.values(known).every((fault) => fault === undefined)) return void run();
    setFailure(undefined);
    point(known);
  };
  /** An edited field is no longer faulty, nor is its confirmation. */
  const forgive = ({ target }: FormEvent<HTMLFormElement>): void => {
    const { name } = target as HTMLInputElement;
    setFaults((before) => ({ ...before, [name]: undefined, [`${name}_confirmation`]: undefined }));
  };
  return {
    busy,
    failure,
    faults,
    // The browser's own rules are off, because it only accepts ASCII in e-mail addresses.
    form: { ref: form, onSubmit: submit, onChange: forgive, noValidate: true },
  };
}
