import { randomUUID } from 'node:crypto';
import { asGameId, type PresentPerson, readPresenceWish, writePresence } from '@waymark/contract';
import type { Database, Unlisten } from '../db/database';
import { Repeated } from '../repeated';
import { organises } from './repo';
import { Roster } from './roster';
import { Seats, type Sitter } from './seats';

/** Channel on which nodes tell each other who is where. */
export const PRESENCE_CHANNEL = 'waymark_presence';

/** What a node says: who is in a game with it, or (without a game) that it is new and wants to know. */
interface Report {
  readonly node: string;
  readonly game?: number;
  readonly people?: readonly PresentPerson[];
}

/** PostgreSQL takes less than 8,000 bytes. */
const MOST_BYTES = 7_900;
const REPEAT_EVERY = 30_000;

/** What presence is made with. */
interface PresenceOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly onFault: (error: unknown) => void;
}

/**
 * Who has which game open, over all nodes. It is kept in memory only: each node reports the people at its own sockets, again
 * every half minute, so that a node that died takes its people with it. Only organisers of a game are counted, and only
 * they are told.
 */
export class Presence {
  readonly #options: PresenceOptions;
  readonly #node = randomUUID();
  readonly #roster = new Roster();
  readonly #seats: Seats;
  readonly #beat: Repeated;
  #unlisten: Unlisten | undefined;
  /** Reports go out one after the other: an older one must not arrive last. */
  #told: Promise<void> = Promise.resolve();
  #closed = false;

  private constructor(options: PresenceOptions) {
    this.#options = options;
    const { database } = options;
    // Sockets that go with the provider may be half way through a look-up.
    const onFault = (error: unknown) => {
      if (!this.#closed) options.onFault(error);
    };
    this.#seats = new Seats({
      admits: (caller, game) => organises(database.db, caller, game),
      onChange: (game) => this.#report(game),
      onFault,
    });
    this.#beat = new Repeated(async () => this.#repeat(), { first: REPEAT_EVERY, every: REPEAT_EVERY }, onFault);
  }

  /** Starts to hear the other nodes, and asks them who is there. */
  static async start(options: PresenceOptions): Promise<Presence> {
    const presence = new Presence(options);
    const ask = () => presence.#tell({ node: presence.#node });
    presence.#unlisten = await options.database.listen(PRESENCE_CHANNEL, (payload) => presence.#hear(payload), ask);
    ask();
    return presence;
  }

  /** Takes a frame of a socket; anything but a wish about presence is ignored. */
  take(sitter: Sitter, frame: string): void {
    const wish = readPresenceWish(frame);
    if (wish !== undefined) this.#seats.wish(sitter, wish ?? undefined);
  }

  /** A socket is gone. */
  leave(sitter: Sitter): void {
    this.#seats.leave(sitter);
  }

  /** Rights in a game changed: who has none any more is neither counted nor told. */
  review(game: number): void {
    const nobody = writePresence({ game: asGameId(game), people: [] });
    this.#seats.review(game).then((gone) => {
      for (const sitter of gone) sitter.send(nobody);
    }, this.#options.onFault);
  }

  /** Says that nobody is here any more. */
  async close(): Promise<void> {
    await this.#beat.stop();
    for (const game of this.#seats.games) this.#tell({ node: this.#node, game, people: [] });
    this.#closed = true;
    await this.#told;
    await this.#unlisten?.();
  }

  #report(game: number): void {
    this.#tell({ node: this.#node, game, people: this.#seats.people(game) });
  }

  #repeat(): void {
    for (const game of this.#seats.games) this.#report(game);
    for (const game of this.#roster.forgetSilent(this.#options.now().getTime())) this.#show(game);
  }

  #tell(report: Report): void {
    if (this.#closed) return;
    const { database, onFault } = this.#options;
    this.#told = this.#told.then(() => database.notify(PRESENCE_CHANNEL, fitting(report))).catch(onFault);
  }

  #hear(payload: string): void {
    const { node, game, people = [] } = JSON.parse(payload) as Report;
    if (game === undefined) {
      if (node !== this.#node) for (const own of this.#seats.games) this.#report(own);
      return;
    }
    this.#roster.report(node, game, people, this.#options.now().getTime());
    this.#show(game);
  }

  #show(game: number): void {
    const text = writePresence({ game: asGameId(game), people: this.#roster.of(game) });
    for (const sitter of this.#seats.in(game)) sitter.send(text);
  }
}

/** A report as it travels; of a crowd that does not fit, as many as do. */
function fitting(report: Report): string {
  const people = [...(report.people ?? [])];
  let text = JSON.stringify(report);
  while (Buffer.byteLength(text) > MOST_BYTES && people.length > 0) {
    people.pop();
    text = JSON.stringify({ ...report, people });
  }
  return text;
}
