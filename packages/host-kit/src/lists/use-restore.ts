import { landingFor } from '@waymark/ui';
import type { RefObject } from 'react';
import { useHost } from '../host-context';
import { isGone, useActions } from './use-actions';

/** How something is restored. */
export interface RestoreOptions<T extends { readonly id: number }, Answer> {
  readonly write: (gone: T) => Promise<Answer>;
  /** The notice after restoring. */
  readonly message: (gone: T, answer: Answer) => string;
  /** The notice when it can no longer be restored. */
  readonly tooLate: (gone: T) => string;
  /** Explains a failure in the screen's own words; returns false if it has none. */
  readonly explain?: (error: unknown) => boolean;
  /** Any element that stays next to the list. */
  readonly list?: RefObject<HTMLElement | null>;
  /** Selector of what receives the focus in the restored item. */
  readonly rowOf?: (gone: T) => string;
  /** Reloads what it belongs to. */
  readonly reload: () => unknown;
}

/**
 * Restores what was deleted or changed, and announces the result. The focus goes to the restored item unless the person
 * has moved it meanwhile. Continues after the screen is closed.
 * @returns a function that restores something, and returns whether it is back
 */
export function useRestore<T extends { readonly id: number }, Answer>(options: RestoreOptions<T, Answer>) {
  const { write, message, tooLate, explain, list, rowOf, reload } = options;
  const { notices } = useHost();
  const { run } = useActions<number>();
  return async (gone: T): Promise<boolean> => {
    const land = landingFor(list?.current ?? null);
    const done = await run(
      gone.id,
      () => write(gone),
      (error) => {
        if (explain?.(error)) return true;
        if (isGone(error)) notices.show({ tone: 'warning', text: tooLate(gone) });
        return isGone(error);
      },
    );
    if (done) notices.show({ tone: 'success', text: message(gone, done.answer) });
    void reload();
    if (done && rowOf) land(rowOf(gone));
    return done !== undefined;
  };
}
