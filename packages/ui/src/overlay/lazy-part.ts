import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useMounted } from '../use-mounted';

/** A component in a separate chunk. A failed load is forgotten, so the next call retries. */
export interface LazyPart<P> {
  load(): Promise<ComponentType<P>>;
  readonly loaded: () => ComponentType<P> | undefined;
}

/** Wraps a dynamic import; loading starts with the first `load`. */
export function lazyPart<P>(fetchPart: () => Promise<ComponentType<P>>): LazyPart<P> {
  let part: ComponentType<P> | undefined;
  let pending: Promise<ComponentType<P>> | undefined;
  return {
    loaded: () => part,
    load: () => {
      pending ??= fetchPart().then(
        (fetched) => {
          part = fetched;
          return fetched;
        },
        (cause: unknown) => {
          pending = undefined;
          throw cause;
        },
      );
      return pending;
    },
  };
}

/** State of a lazy overlay, for its trigger. */
export interface Overlay<P> {
  /** The component while the overlay is open. */
  readonly Part: ComponentType<P> | undefined;
  readonly open: boolean;
  /** Opening, but the code is still loading. */
  readonly waiting: boolean;
  /** The code failed to load; the next press retries. */
  readonly failed: boolean;
  show(): void;
  hide(): void;
  /** Prefetches the code. */
  prepare(): void;
}

/**
 * Opens a lazily loaded overlay: the code loads on first intent, the overlay renders once loaded and opened. Closing
 * returns focus to the trigger, unless the overlay never took it (`takesFocus` false).
 */
export function useOverlay<P>(
  part: LazyPart<P>,
  trigger: RefObject<HTMLElement | null>,
  takesFocus = true,
): Overlay<P> {
  const [wanted, setWanted] = useState(false);
  const [failed, setFailed] = useState(false);
  const [, redraw] = useState(0);
  const isMounted = useMounted();

  const show = useCallback(() => {
    setWanted(true);
    setFailed(false);
    part.load().then(
      () => isMounted() && redraw((count) => count + 1),
      () => {
        if (!isMounted()) return;
        setWanted(false);
        setFailed(true);
      },
    );
  }, [part, isMounted]);
  const hide = useCallback(() => setWanted(false), []);
  // Ignore a failed prefetch: the press retries and reports it.
  const prepare = useCallback(() => void part.load().catch(() => undefined), [part]);

  const loaded = part.loaded();
  const open = wanted && loaded !== undefined;
  const wasOpen = useRef(false);
  useEffect(() => {
    // Only now, because everything outside the open overlay was inert.
    if (takesFocus && wasOpen.current && !open) trigger.current?.focus();
    wasOpen.current = open;
  }, [open, trigger, takesFocus]);
  return {
    Part: wanted ? loaded : undefined,
    open,
    waiting: wanted && loaded === undefined,
    failed,
    show,
    hide,
    prepare,
  };
}
