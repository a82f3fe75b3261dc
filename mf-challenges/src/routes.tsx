import { Route, Routes } from '@waymark/host-kit/router';
import { Page } from '@waymark/ui';
import { type ReactNode, Suspense } from 'react';
import { GroupsSkeleton } from './groups/groups-skeleton';
import { ListSkeleton } from './list/list-skeleton';
import { ChallengesScreen, GroupsScreen } from './screens';

const behind = (skeleton: ReactNode, screen: ReactNode) => (
  <Suspense fallback={<Page>{skeleton}</Page>}>{screen}</Suspense>
);

/** The addresses of this remote. */
export function ChallengesRoutes() {
  return (
    <Routes>
      <Route path="/tasks/organize/:game" element={behind(<ListSkeleton />, <ChallengesScreen />)} />
      <Route path="/groups/organize/:game" element={behind(<GroupsSkeleton />, <GroupsScreen />)} />
      {/* The host goes on to another remote a moment before it takes this one down. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
