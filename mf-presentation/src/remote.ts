import { defineRemote } from '@waymark/host-kit';
import { AnalyticsPage } from './analytics/analytics-page';
import { manifest } from './manifest';

/** The presentation remote: analytics, and later the slideshow and the path diagram. */
export default defineRemote({ manifest, screens: { analytics: { screen: AnalyticsPage } } });
