import { defineRemote } from '@waymark/host-kit';
import { manifest } from './manifest';
import { screens } from './screens';

/** The media remote: the brand of a game, its words, and what is bought, filmed, exported and donated. */
export default defineRemote({ manifest, screens });
