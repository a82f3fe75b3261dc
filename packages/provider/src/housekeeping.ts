import { removeOldClaims } from './answers/queue/claims';
import { removeOldLines } from './audit/repo';
import { purgeTaskTrash } from './challenges/trash/purge';
import { cleanUpExports } from './exports/clean-up';
import { purgeTrash } from './games/trash/purge';
import { forgetOldKeys } from './idempotency/repo';
import { removeOldJobs } from './jobs/repo';
import { removeGuests } from './judge-links/repo';
import type { SharedCounts } from './limits/shared-counts';
import { cleanUpMedia } from './media/clean-up';
import { Repeated } from './repeated';
import type { Services } from './server/services';
import { removeOldAttempts } from './session/attempts';
import { removeOutdated } from './session/remove-outdated';
import type { StorageBinding } from './storage/storage-binding';
import { emptyTrash } from './storage/trash';
import { ClockWatch } from './watch/clock-watch';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Days that files stay in the trash. */
const TRASH_DAYS = 30;
/** How long finished jobs stay in the list. */
const JOBS_KEPT = 30 * 24 * HOUR;

/** What is cleaned up, and who receives errors. */
export interface HousekeepingOptions {
  readonly services: Services;
  readonly binding: StorageBinding;
  readonly counts: SharedCounts;
  readonly trashDays?: number | undefined;
  /** Days to keep the history of changes; 0 or undefined keeps it for ever. */
  readonly historyDays?: number | undefined;
  readonly onNotice: (line: string) => void;
  readonly onFault: (error: unknown) => void;
}

/**
 * Deletes what has expired or is no longer used: sessions, claims, keys, jobs, exports, deleted games and orphaned
 * files.
 */
export class Housekeeping {
  readonly #clocks: ClockWatch;
  readonly #tidying: Repeated;
  readonly #emptying: Repeated;

  private constructor(private readonly options: HousekeepingOptions) {
    const { services, onFault } = options;
    this.#clocks = new ClockWatch(services.database.db, onFault);
    this.#tidying = new Repeated(() => this.#tidy(), { first: MINUTE, every: HOUR }, onFault);
    this.#emptying = new Repeated(() => this.#empty(), { first: MINUTE, every: MINUTE }, onFault);
  }

  /** Cleans the database first. Slow storage may hold many files, so nothing waits for them. */
  static async start(options: HousekeepingOptions): Promise<Housekeeping> {
    const housekeeping = new Housekeeping(options);
    await housekeeping.#tidyRows();
    await housekeeping.#empty();
    return housekeeping;
  }

  async stop(): Promise<void> {
    await this.#tidying.stop();
    await this.#emptying.stop();
  }

  async #tidyRows(): Promise<void> {
    const { services, counts, historyDays } = this.options;
    const { config, database, now } = services;
    await removeOutdated(database.db, now(), config.sessionDays);
    await counts.forgetOver();
    await removeOldAttempts(database.db, now());
    await forgetOldKeys(database.db, now());
    await removeOldClaims(database.db, now());
    await removeGuests(database.db, now());
    await removeOldJobs(database.db, new Date(now().getTime() - JOBS_KEPT));
    if (historyDays) await removeOldLines(database.db, new Date(now().getTime() - historyDays * 24 * HOUR));
    await this.#clocks.look();
  }

  async #tidy(): Promise<void> {
    const { services, binding, trashDays, onNotice } = this.options;
    const { database, storage, spool, now, mediaQueue } = services;
    await this.#tidyRows();
    if (await binding.check()) {
      const trashed = await cleanUpMedia({ database, storage, spool, now });
      const emptied = await emptyTrash(storage, trashDays ?? TRASH_DAYS, now());
      if (trashed + emptied > 0)
        onNotice(`Files without an upload: moved ${trashed} to the trash, deleted ${emptied} from it.`);
      await cleanUpExports(services);
    }
    await mediaQueue.resume(new Date(now().getTime() - HOUR));
  }

  async #empty(): Promise<void> {
    const { database, storage, now } = this.options.services;
    await purgeTrash({ database, storage }, now());
    await purgeTaskTrash({ database, storage }, now());
  }
}
