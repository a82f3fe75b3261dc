import { ApiError, type ErrorBody } from '../server/errors';

/** Costly work by its name. What goes in and comes out is copied from thread to thread: plain data, no functions. */
export type JobTable = Readonly<Record<string, (input: never) => Promise<unknown>>>;
/** A job as a thread is asked for it. */
export interface AskedJob {
  readonly name: string;
  readonly input: unknown;
}
/** What a thread answers. A refusal is one of its answers: on their way errors lose what they are. */
export type DoneJob =
  | { readonly value: unknown }
  | { readonly refused: Readonly<Pick<ApiError, 'status' | 'headers'>> & { readonly body: ErrorBody } };

/** Does a job, in a thread of the pool. */
export async function doJob(jobs: JobTable, { name, input }: AskedJob): Promise<DoneJob> {
  const job = jobs[name] as ((given: unknown) => Promise<unknown>) | undefined;
  if (!job) throw new Error(`There is no job of the name ${name}.`);
  try {
    return { value: await job(input) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, body, headers } = error;
    return { refused: { status, body, headers } };
  }
}
