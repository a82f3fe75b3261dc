import { isExtraLiveSource, isLiveSource } from '@waymark/contract';
import { WebSocket } from 'ws';
import type { Entrance } from '../session/callers';
import type { Connection } from './hub';

/** Close code for an invalid token. */
export const BAD_TOKEN = 4401;
/** Close code for a client that sends too much. */
const POLICY = 1008;

/** A client this far behind is disconnected; it reconnects and reloads. */
const MOST_WAITING_BYTES = 1_000_000;
/** How often a page may report which game it shows. */
const MOST_MESSAGES = 60;
const MINUTE = 60_000;

/** Callbacks of a socket. */
export interface SocketUse {
  readonly entrance: Entrance;
  /** Subscribed sources. */
  readonly subscriptions: readonly string[];
  readonly onMessage: (connection: Connection, text: string) => void;
  readonly onClose: (connection: Connection) => void;
}

/** Serves a socket. */
export function useSocket(socket: WebSocket, { entrance, subscriptions, onMessage, onClose }: SocketUse): Connection {
  const connection: Connection = {
    caller: entrance.caller,
    until: entrance.until,
    sources: new Set(subscriptions.filter((one) => isLiveSource(one) || isExtraLiveSource(one))),
    send: (text) => {
      if (socket.bufferedAmount > MOST_WAITING_BYTES) socket.terminate();
      else if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    drop: () => socket.terminate(),
    refuse: () => socket.close(BAD_TOKEN, 'Please sign in.'),
  };
  let received = 0;
  let began = Date.now();
  socket.on('message', (frame, binary) => {
    if (Date.now() - began > MINUTE) [received, began] = [0, Date.now()];
    received += 1;
    if (received > MOST_MESSAGES) socket.close(POLICY, 'Too many messages.');
    else if (!binary) onMessage(connection, String(frame));
  });
  socket.on('close', () => onClose(connection));
  socket.on('error', () => socket.terminate());
  return connection;
}
