import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** A mail server stand-in: what it received, its address, and closing it. */
export interface PostOffice {
  readonly lines: readonly string[];
  readonly url: string;
  readonly port: number;
  close(): void;
}

/** A server with enough SMTP to accept or refuse messages; on a free port by default. */
export async function postOffice({ refuses = false, port = 0 } = {}): Promise<PostOffice> {
  const output: string[] = [];
  const answer = (socket: Socket, line: string, inData: boolean): boolean => {
    if (inData) return line !== '.' || !socket.write('250 Kept\r\n');
    if (/^DATA/i.test(line)) return socket.write('354 Go on\r\n');
    if (/^EHLO/i.test(line)) socket.write('250 post.example\r\n');
    else if (/^QUIT/i.test(line)) socket.end('221 Bye\r\n');
    else socket.write(refuses && /^RCPT/i.test(line) ? '550 No such box\r\n' : '250 Fine\r\n');
    return false;
  };
  const server: Server = createServer((socket) => {
    let inData = false;
    let rest = '';
    socket.write('220 post.example\r\n');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      const lines = (rest + String(chunk)).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        output.push(line);
        inData = answer(socket, line, inData);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo;
  return { lines: output, url: `smtp://127.0.0.1:${taken}`, port: taken, close: () => server.close() };
}
