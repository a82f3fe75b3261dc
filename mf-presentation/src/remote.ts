import { defineRemote } from '@waymark/host-kit';
import { manifest } from './manifest';
import { screens } from './screens';

/** The presentation remote: the path diagram, slideshow and analytics of a game. */
export default defineRemote({ manifest, screens });
