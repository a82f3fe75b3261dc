import { defineRemote } from '@waymark/host-kit';
import { manifest } from './manifest';
import { screens } from './screens';

/** The teams remote: teams and people of a game, its leaderboard, its rewards. */
export default defineRemote({ manifest, screens });
