import { isApiFailure, reasonOf } from '@waymark/client';
import type { Notice } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import { useMounted } from '@waymark/ui';

/**
 * Tells a failure whose dialog was closed meanwhile.
 * @returns false if the dialog didn't expect it: the host should report it
 */
export function useLateFailure(): (failure: unknown, notice?: Omit<Notice, 'tone'>) => boolean {
  const { notices } = useHost();
  return (failure, notice = { text: reasonOf(failure) }) => {
    if (!isApiFailure(failure) || !failure.handled) return false;
    notices.show({ tone: 'danger', ...notice });
    return true;
  };
}

/**
 * Explains the failures of a dialog, for `useActions`: in the dialog, or in a notice once it was closed.
 * @param show displays the reason in the dialog
 */
export function useExplain(show: (reason: string) => void): (failure: unknown) => boolean {
  const isOpen = useMounted();
  const tellLater = useLateFailure();
  return (failure) => {
    if (!isOpen()) return tellLater(failure);
    show(reasonOf(failure));
    return true;
  };
}
