import { type FormEvent, useState } from 'react';

/** Sends a form once at a time; what was typed stays whatever comes back. */
export function useSubmit(send: () => Promise<void>, wordsFor: (error: unknown) => string) {
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
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) void run();
  };
  return { busy, failure, submit };
}
