import {
  CAPABILITY_VERSIONS,
  type HostLocation,
  type LeaveAttempt,
  type NavigationCapability,
  type Readable,
} from '@waymark/contract';
import type { createBrowserRouter } from '@waymark/host-kit/router';

/** The shell's router. */
export type ShellRouter = ReturnType<typeof createBrowserRouter>;

interface Blocker {
  readonly shouldBlock: () => boolean;
  readonly onAttempt: (attempt: LeaveAttempt) => void;
}

const BLOCKER_KEY = 'remote';

/** Navigation for remotes, over the shell's router. One router blocker stands for those of all screens. */
export function createNavigation(
  router: ShellRouter,
  { setTitle, knows }: Pick<NavigationCapability, 'setTitle' | 'knows'>,
): NavigationCapability {
  const blockers = new Set<Blocker>();
  const wanted = () => [...blockers].find(({ shouldBlock }) => shouldBlock());
  const warnBeforeUnload = (event: BeforeUnloadEvent) => {
    if (wanted()) event.preventDefault();
  };

  const location: Readable<HostLocation> = {
    get: () => router.state.location,
    subscribe: (listener) => {
      let last = router.state.location;
      return router.subscribe((state) => {
        if (state.location === last) return;
        last = state.location;
        listener();
      });
    },
  };

  let held: unknown;
  const askAboutHeld = () => {
    const blocker = router.state.blockers.get(BLOCKER_KEY);
    if (blocker?.state !== 'blocked' || held === blocker) return;
    held = blocker;
    const { proceed, reset } = blocker;
    wanted()?.onAttempt({ proceed: () => proceed(), stay: () => reset() });
  };
  let stopWatching: (() => void) | undefined;

  return {
    version: CAPABILITY_VERSIONS.navigation,
    location,
    navigate: (to, options) => {
      if (typeof to === 'number') void router.navigate(to);
      else void router.navigate(to, { replace: options?.replace ?? false, state: options?.state });
    },
    href: (to) => to,
    knows,
    setTitle,
    block(shouldBlock, onAttempt) {
      const blocker: Blocker = { shouldBlock, onAttempt };
      if (blockers.size === 0) {
        router.getBlocker(BLOCKER_KEY, () => wanted() !== undefined);
        stopWatching = router.subscribe(askAboutHeld);
        window.addEventListener('beforeunload', warnBeforeUnload);
      }
      blockers.add(blocker);
      return () => {
        if (!blockers.delete(blocker) || blockers.size > 0) return;
        router.deleteBlocker(BLOCKER_KEY);
        stopWatching?.();
        window.removeEventListener('beforeunload', warnBeforeUnload);
      };
    },
  };
}
