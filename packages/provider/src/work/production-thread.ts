import { doJob, type JobRequest } from './do-job';
import { jobs } from './jobs';

/** Entry point of a thread in a production build, where the sources are one file. */
export default (request: JobRequest) => doJob(jobs, request);
