import { HostRouter, lazyScreen, ScreenBoundary, useReadable } from '@waymark/host-kit';
import { Route, Routes, useLocation } from '@waymark/host-kit/router';
import { UiRoot } from '@waymark/ui';
import { type ReactNode, Suspense, useMemo } from 'react';
import { BootSkeleton } from './pages/boot-skeleton';
import { PrivacyPage, TermsPage } from './pages/legal';
import { Maintenance } from './pages/maintenance';
import { PageFallback } from './pages/page-fallback';
import { ServerError } from './pages/server-error';
import { usePage } from './services/page-context';
import { phrases } from './services/phrases';
import { ForVisitors } from './session/for-visitors';
import { SignIn } from './session/sign-in';

const Builder = lazyScreen(() => import('./builder').then((file) => file.Builder));

/** All pages of the shell: its own, and for every other address the builder. */
export function Shell() {
  const { config, history, theme } = usePage();
  const followed = useMemo(
    () => ({ location: history.location, navigate: history.navigate, href: (to: string) => to }),
    [history],
  );
  return (
    <UiRoot
      scope="document"
      brand={config.brand.colour}
      theme={useReadable(theme)}
      language={useReadable(phrases.language)}
      direction={useReadable(phrases.direction)}
      translate={phrases.translate}
      navigate={history.navigate}
    >
      <HostRouter history={followed}>
        <PageBoundary>
          <Suspense fallback={<BootSkeleton />}>
            <Routes>
              <Route
                path="/sign-in"
                element={
                  <ForVisitors>
                    <SignIn />
                  </ForVisitors>
                }
              />
              <Route path="/privacy" element={<PrivacyPage />} />
              <Route path="/terms" element={<TermsPage />} />
              <Route
                path="/maintenance"
                element={
                  <Alone>
                    <Maintenance />
                  </Alone>
                }
              />
              <Route
                path="/server-error"
                element={
                  <Alone>
                    <ServerError />
                  </Alone>
                }
              />
              <Route path="*" element={<Builder />} />
            </Routes>
          </Suspense>
        </PageBoundary>
      </HostRouter>
    </UiRoot>
  );
}

/** The main part of a page without navigation. */
function Alone({ children }: { children: ReactNode }) {
  return <main>{children}</main>;
}

function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ScreenBoundary
      resetKey={pathname}
      // Called by itself: as a method of anything but the window it throws.
      onError={(error) => reportError(error)}
      fallback={(error) => (
        <Alone>
          <PageFallback error={error} />
        </Alone>
      )}
    >
      {children}
    </ScreenBoundary>
  );
}
