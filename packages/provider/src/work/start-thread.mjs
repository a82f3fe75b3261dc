import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// Entry point of a thread. Plain JavaScript that loads tsx itself: `npm start` runs the provider with tsx, Jest with
// its own compiler, and threads inherit neither; this way the same sources run under both. A bundle would start faster,
// but every start of a provider would have to build and find it.
register();
const { jobs } = await import(workerData);
const { doJob } = await import('./do-job.ts');

export default (asked) => doJob(jobs, asked);
