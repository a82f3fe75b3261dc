import { lazyScreen, type RemoteScreens } from '@waymark/host-kit';
import { Bone, Page, Skeleton } from '@waymark/ui';
import { TeamsSkeleton } from './people/teams-skeleton';

/** Teams and people of a game, loaded when first shown. */
export const TeamsScreen = lazyScreen(async () => (await import('./people/teams')).Teams);
/** The leaderboard, loaded when first shown. */
export const LeaderboardScreen = lazyScreen(async () => (await import('./board/leaderboard')).Leaderboard);
/** The leaderboard for a projector, loaded when first shown. */
const ProjectorScreen = lazyScreen(async () => (await import('./board/projector/projector')).ProjectorScreen);
/** The top ten for other pages, loaded when first shown. */
export const WidgetScreen = lazyScreen(async () => (await import('./board/widget/widget-screen')).WidgetScreen);
/** The rewards, loaded when first shown. */
export const RewardsScreen = lazyScreen(async () => (await import('./rewards/rewards')).Rewards);

const teamsSkeleton = (
  <Page>
    <TeamsSkeleton />
  </Page>
);
const skeleton = (
  <Page>
    <Skeleton>
      <Bone $height={480} />
    </Skeleton>
  </Page>
);

/** The screens named in the manifest. */
export const screens: RemoteScreens<'teams' | 'leaderboard' | 'projector' | 'widget-screen' | 'rewards'> = {
  teams: { screen: TeamsScreen, skeleton: teamsSkeleton },
  leaderboard: { screen: LeaderboardScreen, skeleton },
  projector: { screen: ProjectorScreen, skeleton: null },
  'widget-screen': { screen: WidgetScreen, skeleton },
  rewards: { screen: RewardsScreen, skeleton },
};
