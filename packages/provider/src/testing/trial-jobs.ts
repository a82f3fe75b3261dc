import { threadId } from 'node:worker_threads';
import { errors } from '../server/errors';

/** Jobs for tests of the pool: a good one, and every way in which one can go wrong. */
export const jobs = {
  echo: async (text: string) => ({ text, threadId }),
  refuse: async (field: string) => {
    throw errors.invalid({ [field]: ['It is not good.'] });
  },
  fail: async (message: string) => {
    throw new Error(message);
  },
  /** Works without end. */
  spin: async (_: undefined): Promise<void> => {
    for (;;) Math.random();
  },
  /** Takes all the memory it gets. */
  hoard: async (_: undefined): Promise<void> => {
    for (const all: number[][] = []; ; ) all.push(Array.from({ length: 100_000 }, Math.random));
  },
  /** Ends its thread. */
  end: async (code: number) => process.exit(code),
} as const;

/** What the jobs for tests are. */
export type TrialJobs = typeof jobs;
