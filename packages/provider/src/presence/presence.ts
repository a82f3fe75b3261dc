import { randomUUID } from 'node:crypto';
import { asGameId, type PresentPerson, readPresenceWish, writePresence } from '@waymark/contract';
import type { Database, Unlisten } from '../db/database';
import { Repeated } from '../repeated';
import { organises } from './repo';
import { Roster } from './roster';
import { type OpenSocket, Seats } from './seats';

/** Channel on which nodes exchange presence. */
const PRESENCE_CHANNEL = 'waymark_presence';

/** A node's report: its people in a game, or, without a game, a request for the reports of others. */
interface Report {
  readonly node: string;
  readonly game?: number;
  readonly people?: readonly PresentPerson[];
}

/** The limit of PostgreSQL notifications is 8,000 bytes. */
const MOST_BYTES = 7_900;
const REPEAT_EVERY = 30_000;

/** Dependencies of presence. */
interface PresenceOptions {
  readonly database: Database;
  readonly now: () => Date;
  readonly onFault: (error: unknown) => void;
}

/**
 * Who has which game open, across all nodes. Kept in memory: each node reports the people on its own sockets every half
 * minute, so people on a dead node expire. Only organisers of a game are counted and notified.
 */
export class Presence {
  readonly #options: PresenceOptions;
  readonly #node = randomUUID();
  readonly #roster = new Roster();
  readonly #seats: Seats;
  readonly #beat: Repeated;
  #unlisten: Unlisten | undefined;
  /** Reports are sent one after the other, so that they arrive in order. */
  #announced: Promise<void> = Promise.resolve();
  #closed = false;

  private constructor(options: PresenceOptions) {
    this.#options = options;
    const { database } = options;
    // Sockets may be in the middle of a query when the provider stops.
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

  /** Subscribes to the other nodes, and asks for their reports. */
  static async start(options: PresenceOptions): Promise<Presence> {
    const presence = new Presence(options);
    const ask = () => presence.#tell({ node: presence.#node });
    presence.#unlisten = await options.database.listen(PRESENCE_CHANNEL, (payload) => presence.#hear(payload), ask);
    ask();
    return presence;
  }

  /** Handles a socket's frame; ignores anything but presence updates. */
  take(socket: OpenSocket, frame: string): void {
    const wish = readPresenceWish(frame);
    if (wish !== undefined) this.#seats.wish(socket, wish ?? undefined);
  }

  /** Removes a closed socket. */
  leave(socket: OpenSocket): void {
    this.#seats.leave(socket);
  }

  /** Rights in a game changed: people who lost theirs are no longer counted or notified. */
  review(game: number): void {
    const nobody = writePresence({ game: asGameId(game), people: [] });
    this.#seats.review(game).then((gone) => {
      for (const socket of gone) socket.send(nobody);
    }, this.#options.onFault);
  }

  /** Reports that no one is here any more. */
  async close(): Promise<void> {
    await this.#beat.stop();
    for (const game of this.#seats.games) this.#tell({ node: this.#node, game, people: [] });
    this.#closed = true;
    await this.#announced;
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
    this.#announced = this.#announced.then(() => database.notify(PRESENCE_CHANNEL, fitting(report))).catch(onFault);
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
    for (const socket of this.#seats.in(game)) socket.send(text);
  }
}

/** A report as sent, truncated if too many people are here. */
function fitting(report: Report): string {
  const people = [...(report.people ?? [])];
  let text = JSON.stringify(report);
  while (Buffer.byteLength(text) > MOST_BYTES && people.length > 0) {
    people.pop();
    text = JSON.stringify({ ...report, people });
  }
  return text;
}
