import { lazyScreen, type RemoteScreens } from '@waymark/host-kit';
import { Page } from '@waymark/ui';
import { AnalyticsPage } from './analytics/analytics-page';
import { PathSkeleton } from './path/path-skeleton';

/** The slideshow, fetched when it is first shown. */
export const SlideshowScreen = lazyScreen(async () => (await import('./slideshow/slideshow')).Slideshow);
/** The path diagram of a game, fetched when it is first shown. */
const PathScreen = lazyScreen(async () => (await import('./path/path-page')).PathPage);

const pathSkeleton = (
  <Page>
    <PathSkeleton />
  </Page>
);

/** The screens that the manifest names. */
export const screens: RemoteScreens<'analytics' | 'path' | 'slideshow'> = {
  analytics: { screen: AnalyticsPage },
  path: { screen: PathScreen, skeleton: pathSkeleton },
  slideshow: { screen: SlideshowScreen, skeleton: null },
};
