import { ScreenBoundary } from '@waymark/host-kit';
import { QueryClientProvider } from '@waymark/host-kit/query';
import { useLocation } from '@waymark/host-kit/router';
import { useEffect, useState } from 'react';
import { WhileLanguageLoads } from './language/while-language-loads';
import { Frame } from './navigation/frame';
import { useOpenRoute } from './navigation/open-game';
import { LazyOverlays } from './overlays/lazy-overlays';
import { NotFound } from './pages/not-found';
import { PageFallback } from './pages/page-fallback';
import { LazyPanel } from './panel/lazy-panel';
import { RemoteScreen } from './remotes/remote-screen';
import { usePage } from './services/page-context';
import { createServices } from './services/services';
import { ServicesContext, useServices } from './services/services-context';
import { RequireSession } from './session/require-session';
import { useAccount } from './session/use-account';

/** Everything after signing in: frame, remotes, live messages. Loaded separately from the account pages. */
export function Builder() {
  const page = usePage();
  const [services] = useState(() => createServices(page));
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queries}>
        <Account />
        <WhileLanguageLoads>
          <Frame>
            <Screen />
          </Frame>
        </WhileLanguageLoads>
        <LazyOverlays />
        <LazyPanel />
      </QueryClientProvider>
    </ServicesContext>
  );
}

function Account() {
  const { releases } = useServices();
  useAccount();
  useEffect(() => {
    releases.start();
    return () => releases.stop();
  }, [releases]);
  return null;
}

function Screen() {
  const { errors } = useServices();
  const { pathname } = useLocation();
  const open = useOpenRoute();
  if (!open) return <NotFound />;
  const screen = <RemoteScreen open={open} />;
  return (
    <ScreenBoundary
      resetKey={pathname}
      onError={(error, componentStack) => errors.report(error, { componentStack })}
      fallback={(error) => <PageFallback error={error} />}
    >
      {open.route.public ? screen : <RequireSession>{screen}</RequireSession>}
    </ScreenBoundary>
  );
}
