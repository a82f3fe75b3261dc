import { type FormEvent, useState } from 'react';

/**
 * Sends a form once at a time; what was typed stays whatever comes back.
 * @param isReady whether it can be sent at all; says itself what it lacks
 */
export function useSubmit(
  send: () => Promise<void>,
  wordsFor: (error: unknown) => string,
  isReady: (form: HTMLFormElement) => boolean = isFilledIn,
) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await send();
    } catch (error) {
      setFailure(wordsFor(error));
    }
    setBusy(false);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy && isReady(event.currentTarget)) void run();
  };
  return { busy, failure, submit };
}

/**
 * Whether everything is there that has to be; the browser points at what is not. Its other rules are left off
 * (`noValidate`): in an address it knows no letters but those of English.
 */
function isFilledIn(form: HTMLFormElement): boolean {
  const empty = [...form.querySelectorAll('input')].find(({ validity }) => validity.valueMissing);
  return empty === undefined || empty.reportValidity();
}

/** What is wrong with a field, a missing one too, is for the platform to say. */
export const asItIs = () => true;
