import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line to a server that can be broken in the ways in which networks break. */
export interface BreakableLine {
  /** The server's address, by way of this line. */
  readonly url: string;
  /** Connections that were tried so far. */
  tried(): number;
  /** Ends every connection, and each that is tried, until it is mended. */
  cut(): void;
  /** Carries nothing more on the connections that are there, and tells nobody. */
  silence(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Lays a line to the server of an address. */
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
