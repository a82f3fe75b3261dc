import { defineRemote } from '@waymark/host-kit';
import { manifest } from './manifest';
import { screens } from './screens';

/** The challenges remote: the challenges of a game, and its groups. */
export default defineRemote({ manifest, screens });
