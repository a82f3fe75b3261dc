import { connect, createServer, type Socket } from 'node:net';
import { PlainFailure } from '../plain-failure';
import { portTaken } from '../settings/free-ports';

/** An open port. */
export interface SecondPort {
  close(): Promise<void>;
}

/**
 * Forwards a port of this machine to another, for providers on a port that browsers refuse.
 * @throws {PlainFailure} for a port in use
 */
export async function openSecondPort(from: number, to: number): Promise<SecondPort> {
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    return socket;
  };
  const server = createServer((visitor) => {
    const inside = keep(connect(to, 'localhost'));
    keep(visitor).pipe(inside).pipe(visitor);
    visitor.on('error', () => inside.destroy());
    inside.on('error', () => visitor.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new PlainFailure(portTaken(from, 'the provider'))));
    server.listen(from, 'localhost', resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
