import { isApiFailure } from '@waymark/client';
import { writable } from '@waymark/contract';
import { useCallback, useState } from 'react';
import { useHost, useReadable } from '../host-context';

/** The result of a completed action. */
export interface Done<Answer> {
  readonly answer: Answer;
}

/** Actions on a list whose effect shows only once they are done. */
export interface Actions<Key> {
  isUnderWay(key: Key): boolean;
  /**
   * Runs an action, unless the same one is pending. The host shows that it is saving, and why it failed.
   * @param explain explains a failure in the screen's own words; returns false if the host should
   * @returns the result; undefined if the action failed or did not run
   */
  run<Answer>(
    key: Key,
    write: () => Promise<Answer>,
    explain?: (error: unknown) => boolean,
  ): Promise<Done<Answer> | undefined>;
}

/** Actions of a screen, by key. They continue after the screen is closed. */
export function useActions<Key extends string | number>(): Actions<Key> {
  const { errors, notices } = useHost();
  const [underWay] = useState(() => writable<ReadonlySet<Key>>(new Set()));
  const shown = useReadable(underWay);
  const run: Actions<Key>['run'] = useCallback(
    async (key, write, explain) => {
      // Two clicks may arrive before React re-renders.
      if (underWay.get().has(key)) return undefined;
      underWay.set(new Set(underWay.get()).add(key));
      const settle = notices.saving();
      try {
        const answer = await write();
        settle('saved');
        return { answer };
      } catch (error) {
        settle('failed');
        if (!explain?.(error)) errors.report(error);
        return undefined;
      } finally {
        underWay.set(new Set([...underWay.get()].filter((other) => other !== key)));
      }
    },
    [errors, notices, underWay],
  );
  return { isUnderWay: (key) => shown.has(key), run };
}

/** Whether something failed because its subject no longer exists. */
export const isGone = (error: unknown): boolean => isApiFailure(error) && error.status === 404;

/** The result of a deletion. If somebody else was faster, it counts as done. */
export const ignoreGone = <Answer>(deletion: Promise<Answer>): Promise<Answer | undefined> =>
  deletion.catch((error: unknown) => {
    if (isGone(error)) return undefined;
    throw error;
  });
