import type { Registry } from '@waymark/contract';
import type { RouteObject } from '@waymark/host-kit/router';
import { Frame } from './navigation/frame';
import { PrivacyPage, TermsPage } from './pages/legal';
import { Maintenance } from './pages/maintenance';
import { NotFound } from './pages/not-found';
import { PageFallback } from './pages/page-fallback';
import { ServerError } from './pages/server-error';
import { remoteRoutes } from './remotes/remote-routes';
import { RequireSession, RequireVisitor } from './session/require-session';
import { SignIn } from './session/sign-in';
import { Shell } from './shell';

/** All addresses of the builder: the shell's own, and those the registry's remotes draw. */
export const shellRoutes = (registry: Registry): RouteObject[] => [
  {
    element: <Shell />,
    errorElement: <PageFallback />,
    children: [
      { element: <RequireVisitor />, children: [{ path: '/sign-in', element: <SignIn /> }] },
      { path: '/privacy', element: <PrivacyPage /> },
      { path: '/terms', element: <TermsPage /> },
      { path: '/maintenance', element: <Maintenance /> },
      { path: '/server-error', element: <ServerError /> },
      {
        element: <Frame />,
        children: [
          {
            element: <RequireSession />,
            errorElement: <PageFallback />,
            children: remoteRoutes(registry, 'signed-in'),
          },
          ...remoteRoutes(registry, 'public'),
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
];
