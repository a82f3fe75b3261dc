import { nounOf, tellsOfCheck } from '@waymark/contract';
import type { Database, Unlisten } from '../db/database';
import { type Envelope, LIVE_CHANNEL } from '../realtime/announce';
import { Repeated } from '../repeated';
import type { Looking } from './content';
import { AHEAD, type Occasion, reviewGame } from './review';
import { listStarting } from './start-repo';

/** How often it is looked for games that start. */
const EVERY = 10_000;
/** How late a start is still looked at: no longer than a provider takes to be started anew. */
const LATE = 600_000;
/** Games that are looked at in one turn. */
const MOST = 50;
/** Several changes at once are one reason to look. */
const PAUSE = 1000;

/** What findings follow from, besides the settings of the game. */
const NOUNS: ReadonlySet<string | undefined> = new Set(['task', 'reward', 'personalization']);

/** What the watch is made with. */
export interface StartWatchOptions extends Looking {
  readonly database: Database;
  readonly onFault: (error: unknown) => void;
}

/**
 * Checks games by itself: an hour before they start, when they start, and when they are changed from then on. Games that
 * have no moment of their own are checked on each change once a team has begun them.
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

  /** Looks at the games that start now or within the hour, each once for each start. */
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

  /** What goes wrong with one game is no matter of the others. */
  async #review(game: number, occasion: Occasion): Promise<void> {
    const { onFault } = this.#options;
    await reviewGame(this.#options, game, occasion).catch(onFault);
  }
}

/** Whether a game may be broken by what was announced; that it is broken is announced in the same way. */
const mayBreak = (message: Envelope['message']): boolean =>
  NOUNS.has(nounOf(message.source)) || (message.source === 'ss.game.update' && !tellsOfCheck(message));
