import { ALL_LIVE_SOURCES, type LiveMessage, readLiveMessage } from '@waymark/contract';
import { WebSocket } from 'ws';
import type { Visitor } from './visitor';

/** Somebody at the live socket. */
export interface LiveEar {
  /** Everything heard so far, in order. */
  readonly heard: readonly LiveMessage[];
  /** Resolves with the first message that fits, past or to come. */
  hear(fits: (message: LiveMessage) => boolean): Promise<LiveMessage>;
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
  close(): void;
}

/** Opens a live socket; resolves when it is open, or closed at once. */
export async function listenLive(
  origin: string,
  { token = '', whitelabel }: Pick<Visitor, 'token' | 'whitelabel'>,
  subscriptions: readonly string[] = ALL_LIVE_SOURCES,
): Promise<LiveEar> {
  const query = new URLSearchParams({ token, whitelabel, subscriptions: subscriptions.join(',') });
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/socket?${query}`);
  const heard: LiveMessage[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (frame) => {
    const message = readLiveMessage(String(frame));
    if (message) heard.push(message);
    for (const look of waiting) look();
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('close', resolve);
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve());
    socket.on('error', reject);
  });
  return {
    heard,
    closed,
    hear: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          const found = heard.find(fits);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    close: () => socket.terminate(),
  };
}
