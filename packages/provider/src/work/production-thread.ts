import { type AskedJob, doJob } from './do-job';
import { jobs } from './jobs';

/** Entry point of a thread in a production build, where the sources are one file. */
export default (asked: AskedJob) => doJob(jobs, asked);
