import { isApiFailure } from '@waymark/client';
import { writable } from '@waymark/contract';
import { useCallback, useState } from 'react';
import { useHost, useReadable } from '../host-context';

/** What came of an action that was done. */
export interface Done<Answer> {
  readonly answer: Answer;
}

/** What somebody does with a list that shows only once it is done, or besides what shows at once. */
export interface Actions<Key> {
  isUnderWay(key: Key): boolean;
  /**
   * Does something, unless the same is under way already. The host says that it is being saved, and what went wrong.
   * @param explain says in the screen's own words why it failed; answers false where the host is to
   * @returns its answer; undefined where it was not done
   */
  run<Answer>(
    key: Key,
    write: () => Promise<Answer>,
    explain?: (error: unknown) => boolean,
  ): Promise<Done<Answer> | undefined>;
}

/** Actions of a screen, told apart by key. They go on after it was left. */
export function useActions<Key extends string | number>(): Actions<Key> {
  const { errors, notices } = useHost();
  const [underWay] = useState(() => writable<ReadonlySet<Key>>(new Set()));
  const shown = useReadable(underWay);
  const run: Actions<Key>['run'] = useCallback(
    async (key, write, explain) => {
      // Two presses may come before React draws again.
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

/** Whether something failed because what it was about is gone. */
export const isGone = (error: unknown): boolean => isApiFailure(error) && error.status === 404;

/** The answer to a deletion. Somebody else may have been quicker: what was wanted is done. */
export const unlessGone = <Answer>(deletion: Promise<Answer>): Promise<Answer | undefined> =>
  deletion.catch((error: unknown) => {
    if (isGone(error)) return undefined;
    throw error;
  });
