import { Piscina } from 'piscina';
import { ApiError, errors } from '../server/errors';
import type { DoneJob, JobTable } from './do-job';
import type { Jobs } from './jobs';

/** On which terms a job is done. */
export interface Terms {
  /** The account whose work it is. Of one account one thing is done at a time, so that nobody has all threads. */
  readonly by: number;
  /** How long it may take once a thread has it. */
  readonly seconds: number;
  /** What the caller hears when it takes longer than that, or more memory than there is for it. */
  readonly tooMuch: () => ApiError;
}

/** How a pool is made. */
export interface WorkPoolOptions {
  /** Told of what goes wrong while no job is being done. */
  readonly onFault: (error: unknown) => void;
  /** Module with the jobs; those of the provider by default. */
  readonly jobs?: URL;
  /** So many times as long may jobs take: on a machine that is busy with something else, as where tests run. */
  readonly patience?: number;
}

interface Waiting {
  readonly by: number;
  readonly begin: () => Promise<void>;
  readonly refuse: (reason: ApiError) => void;
}

const THREADS = 2;
/** Threads that nobody needs for a while are ended. */
const IDLE_MS = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** Jobs that wait for a thread; and those of one account that wait or are being done. */
const MOST_WAITING = 16;
const MOST_EACH = 4;
const RETRY_SECONDS = 5;

/**
 * Does work whose cost a stranger chooses, in a few threads beside the one that answers calls. A job that takes too long or too
 * much is ended with its thread; whoever asked for it is told, and nobody else notices. Threads start with the first job.
 */
export class WorkPool<Table extends JobTable = Jobs> {
  readonly #options: WorkPoolOptions;
  readonly #waiting: Waiting[] = [];
  /** The accounts that have a thread. */
  readonly #working = new Set<number>();
  #threads: Piscina | undefined;

  constructor(options: WorkPoolOptions) {
    this.#options = options;
  }

  /**
   * Has a job done.
   * @throws {ApiError} what the job or the terms say; 429 for an account that asks for a lot at once, 503 when too many wait
   */
  async run<Name extends keyof Table & string>(
    name: Name,
    input: Parameters<Table[Name]>[0],
    terms: Terms,
  ): Promise<Awaited<ReturnType<Table[Name]>>> {
    const own = this.#waiting.filter(({ by }) => by === terms.by).length + (this.#working.has(terms.by) ? 1 : 0);
    if (own >= MOST_EACH) throw errors.tooManyCalls(RETRY_SECONDS);
    if (this.#waiting.length >= MOST_WAITING) throw errors.busy(RETRY_SECONDS);
    const done = await new Promise<DoneJob>((resolve, reject) => {
      const begin = () => this.#do(name, input, terms).then(resolve, reject);
      this.#waiting.push({ by: terms.by, begin, refuse: reject });
      this.#next();
    });
    if ('refused' in done) throw new ApiError(done.refused.status, done.refused.body, done.refused.headers);
    return done.value as Awaited<ReturnType<Table[Name]>>;
  }

  /** Ends the threads with what they are doing. */
  async close(): Promise<void> {
    for (const { refuse } of this.#waiting.splice(0)) refuse(errors.busy(RETRY_SECONDS));
    await this.#threads?.destroy();
  }

  #next(): void {
    while (this.#working.size < THREADS) {
      const at = this.#waiting.findIndex(({ by }) => !this.#working.has(by));
      const [job] = at < 0 ? [] : this.#waiting.splice(at, 1);
      if (!job) return;
      this.#working.add(job.by);
      void job.begin().finally(() => {
        this.#working.delete(job.by);
        this.#next();
      });
    }
  }

  async #do(name: string, input: unknown, { seconds, tooMuch }: Terms): Promise<DoneJob> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), seconds * 1000 * (this.#options.patience ?? 1));
    try {
      return await this.#started().run({ name, input }, { signal: limit.signal });
    } catch (error) {
      throw limit.signal.aborted || isOutOfMemory(error) ? tooMuch() : error;
    } finally {
      clearTimeout(timer);
    }
  }

  #started(): Piscina {
    this.#threads ??= new Piscina({
      filename: new URL('./start-thread.mjs', import.meta.url).href,
      workerData: (this.#options.jobs ?? new URL('./jobs.ts', import.meta.url)).href,
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: IDLE_MS,
      resourceLimits: MEMORY,
      // What the program was started with is not for its threads.
      execArgv: [],
      recordTiming: false,
    }).on('error', this.#options.onFault);
    return this.#threads;
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
