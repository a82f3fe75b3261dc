import { lazyScreen, type RemoteScreens } from '@waymark/host-kit';
import { Page } from '@waymark/ui';
import { AnalyticsPage } from './analytics/analytics-page';
import { PathSkeleton } from './path/path-skeleton';

/** The slideshow, loaded when first shown. */
export const SlideshowScreen = lazyScreen(async () => (await import('./slideshow/slideshow')).Slideshow);
/** The path diagram of a game, loaded when first shown. */
const PathScreen = lazyScreen(async () => (await import('./path/path-page')).PathPage);

const pathSkeleton = (
  <Page>
    <PathSkeleton />
  </Page>
);

/** The screens named in the manifest. */
export const screens: RemoteScreens<'analytics' | 'path' | 'slideshow'> = {
  analytics: { screen: AnalyticsPage },
  path: { screen: PathScreen, skeleton: pathSkeleton },
  slideshow: { screen: SlideshowScreen, skeleton: null },
};
