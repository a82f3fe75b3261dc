import { Route, Routes } from '@waymark/host-kit/router';
import { Page } from '@waymark/ui';
import { Suspense } from 'react';
import { GroupsSkeleton } from './groups/groups-skeleton';
import { GroupsScreen } from './screens';

/** The addresses of this remote. */
export function ChallengesRoutes() {
  return (
    <Suspense
      fallback={
        <Page>
          <GroupsSkeleton />
        </Page>
      }
    >
      <Routes>
        <Route path="/groups/organize/:game" element={<GroupsScreen />} />
        {/* The host goes on to another remote a moment before it takes this one down. */}
        <Route path="*" element={null} />
      </Routes>
    </Suspense>
  );
}
