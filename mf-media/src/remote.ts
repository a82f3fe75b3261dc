import { defineRemote } from '@waymark/host-kit';
import { manifest } from './manifest';
import { screens } from './screens';

/** The media remote: branding, personalisations, purchases, reels, exports and donations. */
export default defineRemote({ manifest, screens });
