import { useHost } from '../host-context';
import { isGone, useActions } from './use-actions';

/** How something is brought back. */
export interface RestoreOptions<T extends { readonly id: number }, Answer> {
  readonly write: (gone: T) => Promise<Answer>;
  /** What the notice says when it is back. */
  readonly told: (gone: T, answer: Answer) => string;
  /** What it says when there is no way back any more. */
  readonly tooLate: (gone: T) => string;
  /** Says in the screen's own words why it failed; answers false where it has none. */
  readonly explain?: (error: unknown) => boolean;
  /** It is back: the focus may land on it once it is drawn. */
  readonly onBack?: (gone: T) => void;
  /** Loads again what it belongs to. */
  readonly reload: () => unknown;
}

/**
 * Brings back what was deleted or changed, and says how that went. Works after the screen was left as well.
 * @returns to bring something back; answers whether it is back
 */
export function useRestore<T extends { readonly id: number }, Answer>(options: RestoreOptions<T, Answer>) {
  const { write, told, tooLate, explain, onBack, reload } = options;
  const { notices } = useHost();
  const { run } = useActions<number>();
  return async (gone: T): Promise<boolean> => {
    const done = await run(
      gone.id,
      () => write(gone),
      (error) => {
        if (explain?.(error)) return true;
        if (isGone(error)) notices.show({ tone: 'warning', text: tooLate(gone) });
        return isGone(error);
      },
    );
    if (done) notices.show({ tone: 'success', text: told(gone, done.answer) });
    void reload();
    if (done) onBack?.(gone);
    return done !== undefined;
  };
}
