import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The response of a stand-in. */
export interface StandInReply {
  readonly status: number;
  readonly body: unknown;
}

/** A stand-in for an external JSON API. */
export abstract class StandInServer {
  /** Sent with every response. */
  protected readonly headers: Readonly<Record<string, string>> = {};
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const reply = this.answer(request, Buffer.concat(chunks));
    if (!reply) return void request.socket.destroy();
    response.writeHead(reply.status, { 'Content-Type': 'application/json', ...this.headers });
    response.end(JSON.stringify(reply.body));
  });

  /** @returns its address */
  async start(): Promise<string> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  /** The response to a call; undefined breaks the connection. */
  protected abstract answer(request: IncomingMessage, body: Buffer): StandInReply | undefined;
}
