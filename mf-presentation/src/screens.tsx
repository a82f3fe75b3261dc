import { lazyScreen, type RemoteScreens } from '@waymark/host-kit';
import { AnalyticsPage } from './analytics/analytics-page';

/** The slideshow, fetched when it is first shown. */
export const SlideshowScreen = lazyScreen(async () => (await import('./slideshow/slideshow')).Slideshow);

/** The screens that the manifest names. */
export const screens: RemoteScreens<'analytics' | 'slideshow'> = {
  analytics: { screen: AnalyticsPage },
  slideshow: { screen: SlideshowScreen, skeleton: null },
};
