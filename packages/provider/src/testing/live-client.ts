import {
  ALL_LIVE_SOURCES,
  type GameId,
  type LiveMessage,
  type Presence,
  readLiveMessage,
  readPresence,
  writePresenceWish,
} from '@waymark/contract';
import { WebSocket } from 'ws';
import type { Visitor } from './visitor';

/** A client of the live socket. */
export interface LiveClient {
  /** All messages so far, in order. */
  readonly messages: readonly LiveMessage[];
  /** Resolves with the first matching message, past or future. */
  waitFor(fits: (message: LiveMessage) => boolean): Promise<LiveMessage>;
  /** Opens a game on this page; undefined closes it. */
  open(game: number | undefined): void;
  /** Presence messages, in order. */
  readonly presence: readonly Presence[];
  /** Resolves when the latest names are these. */
  waitForPeople(...names: string[]): Promise<void>;
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
  close(): void;
}

/** Opens a live socket; resolves when it is open, or refused. */
export async function openLiveClient(
  origin: string,
  { token = '', whitelabel }: Pick<Visitor, 'token' | 'whitelabel'>,
  subscriptions: readonly string[] = ALL_LIVE_SOURCES,
): Promise<LiveClient> {
  const query = new URLSearchParams({ token, whitelabel, subscriptions: subscriptions.join(',') });
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/socket?${query}`);
  const messages: LiveMessage[] = [];
  const presence: Presence[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (frame) => {
    const message = readLiveMessage(String(frame));
    if (message) messages.push(message);
    const seen = readPresence(String(frame));
    if (seen) presence.push(seen);
    for (const look of waiting) look();
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('close', resolve);
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve());
    socket.on('error', reject);
  });
  /** Resolves with a match, now or after a future frame. */
  const found = <T>(find: () => T | undefined) =>
    new Promise<T>((resolve) => {
      const look = () => {
        const match = find();
        if (match === undefined) return;
        waiting.delete(look);
        resolve(match);
      };
      waiting.add(look);
      look();
    });
  return {
    messages,
    closed,
    waitFor: (fits) => found(() => messages.find(fits)),
    open: (game) => socket.send(writePresenceWish(game as GameId | undefined)),
    presence,
    waitForPeople: async (...names) => {
      const wanted = names.join();
      await found(() =>
        presence
          .at(-1)
          ?.people.map(({ name }) => name)
          .join() === wanted
          ? wanted
          : undefined,
      );
    },
    close: () => socket.terminate(),
  };
}
