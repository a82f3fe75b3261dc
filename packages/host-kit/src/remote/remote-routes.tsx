import type { RemoteManifest } from '@waymark/contract';
import { Route, Routes } from '@waymark/host-kit/router';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { LazyScreen } from '../screens/lazy-screen';

/** A screen of a remote, and its skeleton while the code loads. */
export interface RemoteScreen {
  readonly screen: ComponentType & Partial<Pick<LazyScreen, 'fetched'>>;
  readonly skeleton?: ReactNode;
}

/** The screens of a remote by their names in the manifest. */
export type RemoteScreens<Name extends string = string> = Readonly<Record<Name, RemoteScreen>>;

/** The routes of a remote's manifest. */
export function RemoteRoutes({
  routes,
  screens,
}: {
  readonly routes: RemoteManifest['routes'];
  readonly screens: RemoteScreens;
}) {
  return (
    <Routes>
      {routes.map(({ path, screen }) => (
        <Route key={path} path={path} element={<ShownScreen {...screens[screen]} />} />
      ))}
      {/* The host goes on to another remote a moment before it takes this one down. */}
      <Route path="*" element={null} />
    </Routes>
  );
}

function ShownScreen({ screen: Screen, skeleton }: Partial<RemoteScreen>) {
  return <Suspense fallback={skeleton}>{Screen && <Screen />}</Suspense>;
}
