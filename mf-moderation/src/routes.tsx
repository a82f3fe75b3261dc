import { Route, Routes } from '@waymark/host-kit/router';
import { Page, Skeleton, SkeletonRows, TablePanel } from '@waymark/ui';
import { Suspense } from 'react';
import { screens } from './screens';

/** The addresses of this remote. */
export function ModerationRoutes() {
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        {Object.entries(screens).map(([path, Screen]) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        {/* The host goes on to another remote a moment before it takes this one down. */}
        <Route path="*" element={null} />
      </Routes>
    </Suspense>
  );
}

function Waiting() {
  return (
    <Page>
      <Skeleton>
        <TablePanel>
          <SkeletonRows />
        </TablePanel>
      </Skeleton>
    </Page>
  );
}
