import { Piscina } from 'piscina';
import { ApiError, errors } from '../server/errors';
import type { DoneJob, JobTable } from './do-job';
import type { Jobs } from './jobs';

/** Conditions of a job. */
export interface Terms {
  /** The requesting account. Jobs of one account run one at a time, so that it can't take all threads. */
  readonly by: number;
  /** Time limit in a thread. */
  readonly seconds: number;
  /** The error for exceeding the time or memory limit. */
  readonly tooMuch: () => ApiError;
}

/** Options of a pool. */
export interface WorkPoolOptions {
  /** Receives errors outside jobs. */
  readonly onFault: (error: unknown) => void;
  /** Module with the jobs; the provider's by default. */
  readonly jobs?: URL;
  /** Factor on time limits, for slow machines such as test machines. */
  readonly timeout?: number;
}

interface Waiting {
  readonly by: number;
  readonly begin: () => Promise<void>;
  readonly refuse: (reason: ApiError) => void;
}

const THREADS = 2;
/** Idle threads end after this time. */
const IDLE_MS = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** Maximum waiting jobs; and maximum jobs of one account, waiting or running. */
const MOST_WAITING = 16;
const MOST_EACH = 4;
const RETRY_SECONDS = 5;

/**
 * Runs work whose cost callers control in a few threads, apart from the main one. A job beyond its limits is killed
 * with its thread; only its caller notices. Threads start with the first job.
 */
export class WorkPool<Table extends JobTable = Jobs> {
  readonly #options: WorkPoolOptions;
  readonly #waiting: Waiting[] = [];
  /** Accounts with a running job. */
  readonly #working = new Set<number>();
  #threads: Piscina | undefined;

  constructor(options: WorkPoolOptions) {
    this.#options = options;
  }

  /**
   * Runs a job.
   * @throws {ApiError} from the job or its conditions; 429 for an account with too many jobs, 503 when too many wait
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

  /** Ends the threads and their jobs. */
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
    const timer = setTimeout(() => limit.abort(), seconds * 1000 * (this.#options.timeout ?? 1));
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
      // The program's own flags are not meant for its threads.
      execArgv: [],
      recordTiming: false,
    }).on('error', this.#options.onFault);
    return this.#threads;
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
