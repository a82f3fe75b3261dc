import { type ComponentType, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** A component that comes in a file of its own. A failed fetch is forgotten, so that the next call tries again. */
export interface LazyPart<P> {
  load(): Promise<ComponentType<P>>;
  readonly loaded: () => ComponentType<P> | undefined;
}

/** Wraps a dynamic import; the fetch begins with the first `load`. */
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

/** A lazy overlay as its trigger sees it. */
export interface Overlay<P> {
  /** The component while it is to be drawn. */
  readonly Part: ComponentType<P> | undefined;
  readonly open: boolean;
  /** Asked for, and its code still on the way. */
  readonly waiting: boolean;
  /** The code did not come; the next press tries again. */
  readonly failed: boolean;
  show(): void;
  hide(): void;
  /** Fetches the code ahead of the press. */
  prepare(): void;
}

/**
 * Opens a lazily loaded overlay: fetched on first intent, drawn once it is there and wanted. The focus goes back to the
 * trigger when it is closed, unless the overlay leaves it where it is (`takesFocus` false).
 */
export function useOverlay<P>(
  part: LazyPart<P>,
  trigger: RefObject<HTMLElement | null>,
  takesFocus = true,
): Overlay<P> {
  const [wanted, setWanted] = useState(false);
  const [failed, setFailed] = useState(false);
  const [, redraw] = useState(0);
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  const show = useCallback(() => {
    setWanted(true);
    setFailed(false);
    part.load().then(
      () => alive.current && redraw((count) => count + 1),
      () => {
        if (!alive.current) return;
        setWanted(false);
        setFailed(true);
      },
    );
  }, [part]);
  const hide = useCallback(() => setWanted(false), []);
  // A failure here is not worth a word: the press tries again and says so.
  const prepare = useCallback(() => void part.load().catch(() => undefined), [part]);

  const loaded = part.loaded();
  const open = wanted && loaded !== undefined;
  const wasOpen = useRef(false);
  useEffect(() => {
    // Only now: while the overlay was drawn, everything around it was inert and took no focus.
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
