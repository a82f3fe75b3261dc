import { defineRemote } from '@waymark/host-kit';
import { manifest } from './manifest';
import { PresentationRoutes } from './routes';

/** The presentation remote: analytics, and later the slideshow and the path diagram. */
export default defineRemote({ manifest, routes: PresentationRoutes });
