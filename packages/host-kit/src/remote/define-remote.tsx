import {
  type Host,
  type MountedRemote,
  type MountTarget,
  type Remote,
  type RemoteManifest,
  type RemoteProps,
  writable,
} from '@waymark/contract';
import { type QueryClient, QueryClientProvider } from '@waymark/host-kit/query';
import { matchPath, useLocation } from '@waymark/host-kit/router';
import { keepFocusLater, UiRoot } from '@waymark/ui';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { HostContext, useReadable } from '../host-context';
import { BrokenScreen } from '../screens/broken-screen';
import { isFaultOfRelease } from '../screens/fault-of-release';
import { waitBrieflyFor } from '../screens/lazy-screen';
import { LeaveGuards, LeaveGuardsContext } from '../screens/leave-guard';
import { ScreenBoundary } from '../screens/screen-boundary';
import { HostRouter } from './host-router';
import { RemoteRoutes, type RemoteScreens } from './remote-routes';

/** The parts of a remote. */
export interface RemoteDefinition<Screen extends string> {
  readonly manifest: RemoteManifest<Screen>;
  /** The screens that the manifest names. The first render waits for the first one. */
  readonly screens: RemoteScreens<NoInfer<Screen>>;
}

/**
 * Creates the default export of a remote's entry: its own React root with router, queries, styles and error boundary,
 * so no remote can forget one.
 */
export function defineRemote<Screen extends string>({ manifest, screens }: RemoteDefinition<Screen>): Remote {
  return {
    manifest,
    async mount(target, host, initial) {
      host.signal.throwIfAborted();
      const address = host.navigation.location.get().pathname.slice(initial.basename.length) || '/';
      const first = manifest.routes.find(({ path }) => matchPath(path, address));
      await waitBrieflyFor(first && screens[first.screen].screen.fetched?.());
      host.signal.throwIfAborted();
      const props = writable(initial);
      const guards = new LeaveGuards();
      let failMount: ((error: unknown) => void) | undefined;
      const root = createRoot(target.element, {
        // Nothing of the remote is left on screen, so the host must show its card.
        onUncaughtError: (error) => (failMount ? failMount(error) : host.errors.report(error, { fatal: true })),
        onCaughtError: () => undefined,
      });
      let ended = false;
      const unmount = () => {
        if (ended) return;
        ended = true;
        host.signal.removeEventListener('abort', unmount);
        root.unmount();
        failMount?.(host.signal.reason ?? new Error('The remote was taken down before it had drawn.'));
      };
      host.signal.addEventListener('abort', unmount);
      try {
        await new Promise<void>((resolve, reject) => {
          failMount = reject;
          root.render(
            <RemoteRoot target={target} host={host} props={props} guards={guards} onReady={resolve}>
              <RemoteRoutes routes={manifest.routes} screens={screens} />
            </RemoteRoot>,
          );
        });
      } catch (error) {
        unmount();
        throw error;
      } finally {
        failMount = undefined;
      }
      const mounted: MountedRemote = { update: props.set, unmount, canLeave: () => guards.canLeave() };
      return mounted;
    },
  };
}

interface RootProps {
  readonly target: MountTarget;
  readonly host: Host;
  readonly props: ReturnType<typeof writable<RemoteProps>>;
  readonly guards: LeaveGuards;
  readonly onReady: () => void;
  readonly children: ReactNode;
}

function RemoteRoot({ target, host, props, guards, onReady, children }: RootProps) {
  const { basename } = useSyncExternalStore(props.subscribe, props.get);
  const { phrases, brand } = host;
  useEffect(onReady, [onReady]);
  useEffect(() => keepFocusLater(target.element, target.portal), [target]);
  return (
    <HostContext value={host}>
      <LeaveGuardsContext value={guards}>
        <QueryClientProvider client={host.queries.client as QueryClient}>
          <UiRoot
            scope={target.styleRoot instanceof ShadowRoot ? 'shadow' : 'part'}
            styleTarget={target.styleRoot instanceof ShadowRoot ? target.styleRoot : undefined}
            portal={target.portal}
            nonce={target.nonce}
            brand={brand.colour}
            theme={useReadable(brand.theme)}
            language={useReadable(phrases.language)}
            direction={useReadable(phrases.direction)}
            translate={phrases.translate}
            navigate={host.navigation.navigate}
            declareKeys={host.keys?.declare}
          >
            <HostRouter history={host.navigation} basename={basename}>
              <Guarded host={host}>{children}</Guarded>
            </HostRouter>
          </UiRoot>
        </QueryClientProvider>
      </LeaveGuardsContext>
    </HostContext>
  );
}

function Guarded({ host, children }: { host: Host; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ScreenBoundary
      resetKey={pathname}
      onError={(error, componentStack) => {
        if (!isFaultOfRelease(error)) return host.errors.report(error, { componentStack });
        // The host then unmounts the remote, which React doesn't allow during rendering.
        queueMicrotask(() => host.errors.report(error, { componentStack, fatal: true }));
      }}
      fallback={(error, retry) => <BrokenScreen error={error} onRetry={retry} />}
    >
      {children}
    </ScreenBoundary>
  );
}
