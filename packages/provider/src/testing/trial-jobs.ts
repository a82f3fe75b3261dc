import { threadId } from 'node:worker_threads';
import { errors } from '../server/errors';

/** Jobs for tests of the pool: a good one, and every kind of failure. */
export const jobs = {
  echo: async (text: string) => ({ text, threadId }),
  refuse: async (field: string) => {
    throw errors.invalid({ [field]: ['It is not good.'] });
  },
  fail: async (message: string) => {
    throw new Error(message);
  },
  /** Runs forever. */
  spin: async (_: undefined): Promise<void> => {
    for (;;) Math.random();
  },
  /** Allocates all memory. */
  hoard: async (_: undefined): Promise<void> => {
    for (const all: number[][] = []; ; ) all.push(Array.from({ length: 100_000 }, Math.random));
  },
  /** Exits its thread. */
  end: async (code: number) => process.exit(code),
} as const;

/** Types of the test jobs. */
export type TrialJobs = typeof jobs;
