import { type LiveSource, nounOf, RELEASE_NOTICE } from '@waymark/contract';
import type { Database, Unlisten } from '../db/database';
import type { Caller } from '../session/caller';
import { RIGHTS_CHANGED } from '../session/callers';
import { detailFor, type LiveAudience, type VisibleTasks } from './audience';
import type { Members } from './members';
import { type Envelope, LIVE_CHANNEL, RELEASE_CHANNEL } from './publish-event';

/** One open socket, as the hub sees it. */
export interface Connection {
  readonly caller: Caller;
  /** When its token expires. */
  readonly until: number;
  /** Subscribed sources. */
  readonly sources: ReadonlySet<string>;
  send(text: string): void;
  /** Drops the connection, so that the client reconnects and reloads. */
  drop(): void;
  /** Closes it for good: its token is no longer valid. */
  refuse(): void;
}

/** Sources that change who may see a game, besides those about people. */
const RIGHTS: ReadonlySet<string> = new Set<LiveSource>(['ss.game.join', 'ss.game.delete']);

/** Looks up which challenges a listener may hear about. */
type FindVisibleTasks = (audience: LiveAudience) => Promise<ReadonlyMap<number, VisibleTasks>>;

/** Passes announcements of all nodes to this node's sockets that subscribed to them and may see the game. */
export class Hub {
  readonly #members: Members;
  readonly #findVisibleTasks: FindVisibleTasks;
  readonly #frameOf: (message: Envelope['message']) => string | undefined;
  readonly #byWhiteLabel = new Map<number, Set<Connection>>();
  readonly #onRights = new Set<(gameId: number) => void>();
  #unlisten: readonly Unlisten[] = [];
  /** Messages are delivered in order, although their recipients may have to be looked up. */
  #delivered: Promise<void> = Promise.resolve();

  /** @param frameOf serialises a message; undefined drops it */
  constructor(
    members: Members,
    findSights: FindVisibleTasks,
    frameOf: (message: Envelope['message']) => string | undefined = JSON.stringify,
  ) {
    this.#members = members;
    this.#findVisibleTasks = findSights;
    this.#frameOf = frameOf;
  }

  async listen(database: Database): Promise<void> {
    this.#unlisten = [
      await database.listen(
        LIVE_CHANNEL,
        (payload) => {
          this.#delivered = this.#delivered.then(() => this.#deliver(payload)).catch(() => this.dropAll());
        },
        () => this.#mendGap(),
      ),
      await database.listen(RELEASE_CHANNEL, (revisions) => this.#tellOfRelease(revisions)),
      await database.listen(RIGHTS_CHANGED, (userId) => this.#dropPerson(Number(userId))),
    ];
  }

  add(connection: Connection): void {
    const { whiteLabelId } = connection.caller;
    const connections = this.#byWhiteLabel.get(whiteLabelId) ?? new Set();
    connections.add(connection);
    this.#byWhiteLabel.set(whiteLabelId, connections);
  }

  remove(connection: Connection): void {
    const connections = this.#byWhiteLabel.get(connection.caller.whiteLabelId);
    connections?.delete(connection);
    if (connections?.size === 0) this.#byWhiteLabel.delete(connection.caller.whiteLabelId);
  }

  /** Registers a callback for games in which rights may have changed. */
  onRights(hear: (gameId: number) => void): void {
    this.#onRights.add(hear);
  }

  /** Closes the sockets of an ended session. */
  refuseSession(sessionId: number): void {
    for (const connection of this.#all()) if (connection.caller.sessionId === sessionId) connection.refuse();
  }

  /** Drops sockets with expired tokens: people who are still signed in reconnect with a fresh one. */
  dropOutdated(now: number): void {
    for (const connection of this.#all()) if (connection.until <= now) connection.drop();
  }

  /** Drops all sockets because messages may have been missed. */
  dropAll(): void {
    for (const connection of this.#all()) connection.drop();
  }

  async close(): Promise<void> {
    await Promise.all(this.#unlisten.map((unlisten) => unlisten()));
    this.dropAll();
  }

  /** Messages may have been missed, including changes of rights. */
  #mendGap(): void {
    this.#members.forgetAll();
    this.dropAll();
  }

  #all(): Connection[] {
    return [...this.#byWhiteLabel.values()].flatMap((connections) => [...connections]);
  }

  /** Drops a person's sockets, so that their clients reconnect with their new rights. */
  #dropPerson(userId: number): void {
    for (const connection of this.#all()) if (connection.caller.userId === userId) connection.drop();
  }

  #tellOfRelease(revisions: string): void {
    const text = JSON.stringify({ id: `release-${revisions}`, source: RELEASE_NOTICE, detail: {} });
    for (const connection of this.#all()) connection.send(text);
  }

  async #deliver(payload: string): Promise<void> {
    const { whiteLabelId, gameId, only, tasks, message } = JSON.parse(payload) as Envelope;
    const noun = nounOf(message.source);
    if (noun === 'people' || RIGHTS.has(message.source)) {
      this.#members.forget(gameId);
      for (const hear of this.#onRights) hear(gameId);
    }
    const asking = [...(this.#byWhiteLabel.get(whiteLabelId) ?? [])].filter(({ sources }) =>
      sources.has(message.source),
    );
    if (asking.length === 0) return;
    const members = await this.#members.of(gameId);
    const whole = this.#frameOf(message);
    const hearing = asking.filter(
      ({ caller: { superAdmin, userId } }) => superAdmin || (members.has(userId) && (only?.includes(userId) ?? true)),
    );
    const textFor = tasks ? await this.#asSeen(gameId, tasks, message, hearing, whole) : () => whole;
    for (const connection of hearing) {
      const text = connection.caller.superAdmin ? whole : textFor(connection.caller.userId);
      if (text !== undefined) connection.send(text);
    }
  }

  /** Sends each listener their part of a message about challenges; players only hear about those their team sees. */
  async #asSeen(
    gameId: number,
    tasks: readonly number[],
    message: Envelope['message'],
    hearing: readonly Connection[],
    whole: string | undefined,
  ): Promise<(userId: number) => string | undefined> {
    const userIds = [...new Set(hearing.filter(({ caller }) => !caller.superAdmin).map(({ caller }) => caller.userId))];
    const audience = { gameId, taskIds: tasks, userIds, opened: message.source === 'ss.game.media' };
    const visible = userIds.length > 0 ? await this.#findVisibleTasks(audience) : undefined;
    return (userId) => {
      const seen = detailFor(visible?.get(userId), tasks, message);
      return seen && (seen === message.detail ? whole : this.#frameOf({ ...message, detail: seen }));
    };
  }
}
