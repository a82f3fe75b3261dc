import { defineRemote } from '@waymark/host-kit';
import { manifest } from './manifest';
import { GamesRoutes } from './routes';
import { screens } from './screens';

export default defineRemote({ manifest, routes: GamesRoutes, screens });
