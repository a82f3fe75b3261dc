import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { pathOf } from './calls';

/** Transforms a response: receives its real content, and returns what to send. */
export type Tamper = (content: string, line: BrokenLine) => string | Promise<string>;

/** Connection faults during a response. */
interface BrokenLine {
  /** Breaks before the first byte. */
  cut(): string;
  /** Sends half of the response and breaks. */
  cutInTheMiddle(): string;
}

/** A call with a fault. */
interface Fault {
  readonly method: string;
  readonly path: string;
  readonly tamper: Tamper;
}

/** A proxy between the page and the real provider that passes everything except what a test breaks. */
export class FaultProxy {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private fault: Fault | undefined;
  private away = false;

  private constructor(private readonly target: URL) {
    this.server = createServer((request, response) => void this.pass(request, response));
    this.server.on('upgrade', (request, visitor, head) => this.join(request, visitor as Socket, head));
  }

  /** Opens a proxy to this origin on its own port. */
  static async open(origin: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(new URL(origin));
    await new Promise<void>((resolve) => proxy.server.listen(0, 'localhost', resolve));
    return proxy;
  }

  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** Live sockets open through the proxy. */
  get openSockets(): number {
    return this.sockets.size;
  }

  /** Breaks responses to one call until it is repaired. */
  break(method: string, path: string, tamper: Tamper): void {
    this.fault = { method, path, tamper };
  }

  /** Breaks every response and every socket until it is repaired, like a provider that is stopped. */
  goAway(): void {
    this.away = true;
    this.cutSockets();
  }

  mend(): void {
    this.fault = undefined;
    this.away = false;
  }

  /** Drops all live sockets without a close frame. */
  cutSockets(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cutSockets();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const { fault } = this;
    if (this.away) return void request.destroy();
    const meant = fault && method === fault.method && pathOf(this.origin + url) === fault.path ? fault : undefined;
    // Modified responses must be uncompressed.
    const headers = { ...request.headers, ...(meant ? { 'accept-encoding': 'identity' } : {}) };
    const { hostname, port } = this.target;
    const inside = ask({ hostname, port, method, path: url, headers }, async (answer) => {
      if (!meant) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      let content = '';
      for await (const chunk of answer.setEncoding('utf8')) content += chunk;
      await send(response, answer, content, meant.tamper);
    });
    inside.on('error', () => response.destroy());
    response.on('error', () => inside.destroy());
    request.pipe(inside);
  }

  private join(request: IncomingMessage, visitor: Socket, head: Buffer): void {
    if (this.away) return void visitor.destroy();
    const inside = connect(Number(this.target.port), this.target.hostname, () => {
      const lines = [`${request.method} ${request.url} HTTP/1.1`];
      for (let at = 0; at < request.rawHeaders.length; at += 2)
        lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
      inside.write(`${lines.join('\r\n')}\r\n\r\n`);
      inside.write(head);
      visitor.pipe(inside).pipe(visitor);
    });
    this.sockets.add(visitor);
    visitor.on('close', () => {
      this.sockets.delete(visitor);
      inside.destroy();
    });
    visitor.on('error', () => inside.destroy());
    inside.on('close', () => visitor.destroy());
    inside.on('error', () => visitor.destroy());
  }
}

const CUT = '\0cut';
const CUT_IN_THE_MIDDLE = '\0cut in the middle';

async function send(response: ServerResponse, answer: IncomingMessage, content: string, tamper: Tamper): Promise<void> {
  const broken = await tamper(content, { cut: () => CUT, cutInTheMiddle: () => CUT_IN_THE_MIDDLE });
  if (broken === CUT) {
    response.destroy();
    return;
  }
  const body = broken === CUT_IN_THE_MIDDLE ? content : broken;
  const { 'content-encoding': _, 'transfer-encoding': __, etag: ___, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 200, { ...headers, 'content-length': Buffer.byteLength(body) });
  if (broken === CUT_IN_THE_MIDDLE) response.write(body.slice(0, body.length / 2), () => response.destroy());
  else response.end(body);
}
