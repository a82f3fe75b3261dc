import { Route, Routes } from '@waymark/host-kit/router';
import { Page, Skeleton, SkeletonRows, TablePanel } from '@waymark/ui';
import { Suspense } from 'react';
import { GamesListScreen, SettingsScreen } from './screens';

/** The addresses of this remote. */
export function GamesRoutes() {
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route path="/" element={<GamesListScreen />} />
        <Route path="/dashboard" element={<GamesListScreen />} />
        <Route path="/games/edit/:game" element={<SettingsScreen />} />
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
