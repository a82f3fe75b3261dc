import { letterJob } from '../accounts/letter-job';
import { blastJob } from '../blasts/blast-job';
import { dropboxJob } from '../dropbox/send-job';
import { exportJob } from '../exports/export-job';
import { rescoreJob } from '../leaderboard/rescore-job';
import { reelJob } from '../reels/reel-job';
import type { Services } from '../server/services';
import type { JobKind } from './job-kind';

/** Every kind of job that this provider runs. */
export const allJobKinds = (services: Services): readonly JobKind[] => [
  rescoreJob(services),
  blastJob(services),
  exportJob(services),
  reelJob(services),
  dropboxJob(services),
  letterJob(services),
];
