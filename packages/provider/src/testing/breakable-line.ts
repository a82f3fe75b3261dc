import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy to a server that can break the connection the way networks do. */
export interface BreakableLine {
  /** The server's address through the proxy. */
  readonly url: string;
  /** Number of connection attempts. */
  tried(): number;
  /** Closes every connection, and each new one, until it is restored. */
  cut(): void;
  /** Silently drops all traffic on existing connections. */
  silence(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Opens a proxy to the server of an address. */
export async function layLine(address: string): Promise<BreakableLine> {
  const target = new URL(address);
  const ends = new Set<Socket>();
  let tried = 0;
  let whole = true;
  const server = createServer((near) => {
    tried += 1;
    near.on('error', () => {});
    if (!whole) return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    far.on('error', () => {});
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      from.pipe(to);
      from.on('close', () => {
        ends.delete(from);
        to.destroy();
      });
    }
    return near;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = server.address();
  const url = new URL(address);
  url.port = String(own && typeof own === 'object' ? own.port : 0);
  url.hostname = '127.0.0.1';
  const endAll = () => {
    for (const end of ends) end.destroy();
  };
  return {
    url: url.href,
    tried: () => tried,
    cut: () => {
      whole = false;
      endAll();
    },
    silence: () => {
      for (const end of ends) end.unpipe().pause();
    },
    mend: () => {
      whole = true;
    },
    close: async () => {
      endAll();
      server.close();
      await once(server, 'close');
    },
  };
}
