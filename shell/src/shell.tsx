import { paths } from '@waymark/contract';
import { HostRouter, type LazyScreen, lazyScreen, ScreenBoundary, useReadable } from '@waymark/host-kit';
import { matchPath, Route, Routes, useLocation } from '@waymark/host-kit/router';
import { UiRoot } from '@waymark/ui';
import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { InChosenLanguage } from './language/while-language-loads';
import { LoadingOverlay } from './loading/loading-overlay';
import { AlonePage } from './pages/alone-page';
import { BootSkeleton } from './pages/boot-skeleton';
import { Maintenance } from './pages/maintenance';
import { PageFallback } from './pages/page-fallback';
import { ServerError } from './pages/server-error';
import { usePage } from './services/page-context';
import { ForVisitors } from './session/for-visitors';

const Builder = lazyScreen(() => import('./builder').then((file) => file.Builder));
const SignIn = lazyScreen(() => import('./session/sign-in').then((file) => file.SignIn));
const SignUp = lazyScreen(() => import('./session/sign-up').then((file) => file.SignUp));
const ResetPassword = lazyScreen(() => import('./session/reset-password').then((file) => file.ResetPassword));
const JudgeByLink = lazyScreen(() => import('./session/judge-by-link').then((file) => file.JudgeByLink));
const OpenPreview = lazyScreen(() => import('./session/open-preview').then((file) => file.OpenPreview));
const PrivacyPage = lazyScreen(() => import('./legal/privacy').then((file) => file.PrivacyPage));
const TermsPage = lazyScreen(() => import('./legal/terms').then((file) => file.TermsPage));

/** The shell's own pages by address; all others are the builder's. */
const PAGES: Readonly<Record<string, ReactNode>> = {
  [paths.signIn.pattern]: (
    <ForVisitors>
      <SignIn />
    </ForVisitors>
  ),
  [paths.signUp.pattern]: (
    <ForVisitors>
      <SignUp />
    </ForVisitors>
  ),
  [paths.resetPassword.pattern]: <ResetPassword />,
  [paths.judge.pattern]: <JudgeByLink />,
  '/preview/:code': <OpenPreview />,
  '/preview/:code/challenge/:challenge': <OpenPreview />,
  [paths.privacy.pattern]: <PrivacyPage />,
  [paths.terms.pattern]: <TermsPage />,
  '/maintenance': (
    <AlonePage>
      <Maintenance />
    </AlonePage>
  ),
  '/server-error': (
    <AlonePage>
      <ServerError />
    </AlonePage>
  ),
};

/** The shell's own pages that are linked from outside, in separate scripts. */
const FETCHED: Readonly<Record<string, Pick<LazyScreen, 'fetched'>>> = {
  [paths.signIn.pattern]: SignIn,
  [paths.signUp.pattern]: SignUp,
  [paths.resetPassword.pattern]: ResetPassword,
  [paths.judge.pattern]: JudgeByLink,
};

/** What an address shows first, if its code is in a separate script. */
export function firstScreen(pathname: string): Pick<LazyScreen, 'fetched'> | undefined {
  const own = Object.keys(PAGES).find((path) => matchPath(path, pathname));
  return own === undefined ? Builder : FETCHED[own];
}

/** All pages of the shell: its own, and the builder for every other address. */
export function Shell() {
  const { config, history, theme, phrases, session } = usePage();
  const followed = useMemo(
    () => ({ location: history.followed, navigate: history.lead, href: (to: string) => to }),
    [history],
  );
  const { language, direction, translate } = phrases.capability;
  // Visitors are redirected to sign-in whatever they requested, so its code loads in parallel.
  useEffect(() => {
    if (!session.signedIn.get()) SignIn.preload();
  }, [session]);
  return (
    <UiRoot
      scope="document"
      brand={config.brand.colour}
      theme={useReadable(theme)}
      language={useReadable(language)}
      direction={useReadable(direction)}
      translate={translate}
      navigate={history.navigate}
    >
      <HostRouter history={followed}>
        <PageBoundary>
          <Suspense fallback={<BootSkeleton />}>
            <Routes>
              {Object.entries(PAGES).map(([path, page]) => (
                <Route key={path} path={path} element={<InChosenLanguage>{page}</InChosenLanguage>} />
              ))}
              <Route path="*" element={<Builder />} />
            </Routes>
          </Suspense>
        </PageBoundary>
        <LoadingOverlay />
      </HostRouter>
    </UiRoot>
  );
}

function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ScreenBoundary
      resetKey={pathname}
      // Called as a function, because it throws as a method of anything but the window.
      onError={(error) => reportError(error)}
      fallback={(error) => (
        <AlonePage>
          <PageFallback error={error} />
        </AlonePage>
      )}
    >
      {children}
    </ScreenBoundary>
  );
}
