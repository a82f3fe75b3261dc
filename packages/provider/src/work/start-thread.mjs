import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// What a thread starts with. It is plain JavaScript and brings tsx along by itself: `npm start` runs the provider with tsx and
// Jest with a compiler of its own, which threads do not inherit; started this way, the same sources run under both. A bundle
// would start quicker and would have to be built, kept and found by whoever starts a provider.
register();
const { jobs } = await import(workerData);
const { doJob } = await import('./do-job.ts');

export default (asked) => doJob(jobs, asked);
