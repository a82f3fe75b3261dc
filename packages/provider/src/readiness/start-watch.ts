import { isReadinessMessage, nounOf } from '@waymark/contract';
import type { Database, Unlisten } from '../db/database';
import { type Envelope, LIVE_CHANNEL } from '../realtime/publish-event';
import { Repeated } from '../repeated';
import type { Looking } from './content';
import { AHEAD, type Occasion, reviewGame } from './review';
import { listStarting } from './start-repo';

/** How often starting games are looked for. */
const EVERY = 10_000;
/** How late a start is still checked: the time a restart of the provider takes. */
const LATE = 600_000;
/** Games checked per run. */
const MOST = 50;
/** Several changes in quick succession cause one check. */
const PAUSE = 1000;

/** Changes that can affect findings, besides the game's settings. */
const NOUNS: ReadonlySet<string | undefined> = new Set(['task', 'reward', 'personalization']);

/** Dependencies of the watch. */
export interface StartWatchOptions extends Looking {
  readonly database: Database;
  readonly onFault: (error: unknown) => void;
}

/**
 * Checks games an hour before they start, when they start, and when they change afterwards. Games without a start time
 * are checked on each change once a team has started.
 */
export class StartWatch {
  readonly #options: StartWatchOptions;
  readonly #turns: Repeated;
  readonly #changed = new Set<number>();
  #unlisten: Unlisten | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #closed = false;

  private constructor(options: StartWatchOptions) {
    this.#options = options;
    this.#turns = new Repeated(() => this.lookForStarts(), { first: EVERY, every: EVERY }, options.onFault);
  }

  static async start(options: StartWatchOptions): Promise<StartWatch> {
    const watch = new StartWatch(options);
    watch.#unlisten = await options.database.listen(LIVE_CHANNEL, (payload) => watch.#hear(payload));
    return watch;
  }

  /** Checks the games that start now or within the hour, once per start. */
  async lookForStarts(): Promise<void> {
    const { database, now } = this.#options;
    const at = now().getTime();
    const [before, start, ahead] = [new Date(at - LATE), new Date(at), new Date(at + AHEAD)];
    const due: [Occasion, number[]][] = [
      ['at_start', await listStarting(database.db, 'at_start', { after: before, until: start, most: MOST })],
      ['before_start', await listStarting(database.db, 'before_start', { after: start, until: ahead, most: MOST })],
    ];
    for (const [occasion, games] of due) for (const game of games) await this.#review(game, occasion);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#unlisten?.();
    await this.#turns.stop();
    await this.#looking;
  }

  #hear(payload: string): void {
    const { gameId, message } = JSON.parse(payload) as Envelope;
    if (this.#closed || !mayBreak(message)) return;
    this.#changed.add(gameId);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      const games = [...this.#changed];
      this.#changed.clear();
      this.#looking = this.#looking.then(async () => {
        for (const game of games) if (!this.#closed) await this.#review(game, 'change');
      });
    }, PAUSE).unref();
  }

  /** A failure in one game does not affect the others. */
  async #review(game: number, occasion: Occasion): Promise<void> {
    const { onFault } = this.#options;
    await reviewGame(this.#options, game, occasion).catch(onFault);
  }
}

/** Whether an announced change may break a game; the check's own announcements do not. */
const mayBreak = (message: Envelope['message']): boolean =>
  NOUNS.has(nounOf(message.source)) || (message.source === 'ss.game.update' && !isReadinessMessage(message));
