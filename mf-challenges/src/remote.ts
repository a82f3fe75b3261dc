import { defineRemote } from '@waymark/host-kit';
import { manifest } from './manifest';
import { ChallengesRoutes } from './routes';
import { screens } from './screens';

/** The challenges remote: groups, and later the challenges themselves. */
export default defineRemote({ manifest, routes: ChallengesRoutes, screens });
