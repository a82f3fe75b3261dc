import { defineRemote } from '@waymark/host-kit';
import { manifest } from './manifest';
import { GamesRoutes } from './routes';

export default defineRemote({ manifest, routes: GamesRoutes });
