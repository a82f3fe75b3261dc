import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { Cleanup } from '../cleanup';

/** A received message. */
export interface Taken {
  readonly to: string;
  /** Its Message-ID. */
  readonly id: string;
}

/** An SMTP server that accepts every message and records its recipients. */
export async function openPostOffice(
  end: Cleanup,
): Promise<{ readonly url: string; readonly taken: readonly Taken[] }> {
  const taken: Taken[] = [];
  const server = createServer((socket) => serve(socket, (one) => taken.push(one)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  end.add(async () => void server.close());
  const address = server.address();
  if (!address || typeof address !== 'object') throw new Error('The post office has no address.');
  return { url: `smtp://127.0.0.1:${address.port}`, taken };
}

function serve(socket: Socket, keep: (message: Taken) => void): void {
  let rest = '';
  let to = '';
  /** Undefined outside a message. */
  let id: string | undefined;
  const hear = (line: string): string | undefined => {
    if (id !== undefined) {
      if (line === '.') {
        keep({ to, id });
        id = undefined;
        return '250 Kept';
      }
      id ||= /^Message-ID:\s*(\S+)/i.exec(line)?.[1] ?? '';
      return undefined;
    }
    if (/^DATA/i.test(line)) {
      id = '';
      return '354 Go on';
    }
    to = /^RCPT TO:<(.+?)>/i.exec(line)?.[1] ?? to;
    if (/^QUIT/i.test(line)) {
      socket.end('221 Bye\r\n');
      return undefined;
    }
    return '250 Fine';
  };
  socket.write('220 post.bench\r\n');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    const lines = (rest + String(chunk)).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const answer = hear(line);
      if (answer) socket.write(`${answer}\r\n`);
    }
  });
}
