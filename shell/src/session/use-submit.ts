import { type FormEvent, useState } from 'react';

/**
 * Submits a form, one at a time; input stays whatever the response.
 * @param isReady whether it can be sent; shows what is missing
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
 * Whether all required fields are filled; the browser points out missing ones. Its other rules are off (`noValidate`),
 * because it only accepts ASCII in e-mail addresses.
 */
function isFilledIn(form: HTMLFormElement): boolean {
  const empty = [...form.querySelectorAll('input')].find(({ validity }) => validity.valueMissing);
  return empty === undefined || empty.reportValidity();
}

/** The platform validates fields, including missing ones. */
export const asItIs = () => true;
