import { lazyScreen, type RemoteScreens } from '@waymark/host-kit';
import { Page } from '@waymark/ui';
import { GroupsSkeleton } from './groups/groups-skeleton';
import { ListSkeleton } from './list/list-skeleton';

/** The challenges of a game, loaded when first shown. */
export const ChallengesScreen = lazyScreen(async () => (await import('./list/challenges')).Challenges);

/** The groups of a game, loaded when first shown. */
export const GroupsScreen = lazyScreen(async () => (await import('./groups/groups')).Groups);

const listSkeleton = (
  <Page>
    <ListSkeleton />
  </Page>
);
const groupsSkeleton = (
  <Page>
    <GroupsSkeleton />
  </Page>
);

/** The screens named in the manifest. */
export const screens: RemoteScreens<'challenges' | 'groups'> = {
  challenges: { screen: ChallengesScreen, skeleton: listSkeleton },
  groups: { screen: GroupsScreen, skeleton: groupsSkeleton },
};
