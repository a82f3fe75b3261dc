import { defineRemote } from '@waymark/host-kit';
import { manifest } from './manifest';
import { ModerationRoutes } from './routes';
import { screens } from './screens';

export default defineRemote({ manifest, routes: ModerationRoutes, screens });
