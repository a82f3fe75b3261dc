import { ApiError, type ErrorBody } from '../server/errors';

/** Expensive work by name. Arguments and results are copied between threads: plain data, no functions. */
export type JobTable = Readonly<Record<string, (input: never) => Promise<unknown>>>;
/** A job as sent to a thread. */
export interface JobRequest {
  readonly name: string;
  readonly input: unknown;
}
/** A thread's response. Refusals are responses, because errors lose their class between threads. */
export type DoneJob =
  | { readonly value: unknown }
  | { readonly refused: Readonly<Pick<ApiError, 'status' | 'headers'>> & { readonly body: ErrorBody } };

/** Runs a job in a thread of the pool. */
export async function doJob(jobs: JobTable, { name, input }: JobRequest): Promise<DoneJob> {
  const job = jobs[name] as ((given: unknown) => Promise<unknown>) | undefined;
  if (!job) throw new Error(`There is no job named ${name}.`);
  try {
    return { value: await job(input) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, body, headers } = error;
    return { refused: { status, body, headers } };
  }
}
