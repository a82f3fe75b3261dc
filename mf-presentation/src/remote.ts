import { defineRemote } from '@waymark/host-kit';
import { manifest } from './manifest';
import { screens } from './screens';

/** The presentation remote: analytics, slideshow, and later the path diagram. */
export default defineRemote({ manifest, screens });
