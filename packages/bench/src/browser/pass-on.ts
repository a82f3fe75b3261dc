import { Agent, request as ask, type IncomingHttpHeaders } from 'node:http';
import type { Handler } from '@waymark/launch';

/** What belongs to one connection and means nothing on the next. */
const OF_THE_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
  'host',
]);

/** Hands calls on to a server that speaks plain HTTP/1.1 on this machine. */
export function passOnTo(port: number): { readonly handler: Handler; close(): void } {
  const agent = new Agent({ keepAlive: true });
  const handler: Handler = (asked, answer) =>
    new Promise((resolve, reject) => {
      const { method, url } = asked;
      const call = ask({ host: '127.0.0.1', port, agent, method, path: url, headers: travelling(asked.headers) });
      call.once('error', reject);
      call.once('response', (answered) => {
        answer.writeHead(answered.statusCode ?? 502, travelling(answered.headers));
        answered.pipe(answer);
        answer.once('close', resolve);
      });
      asked.pipe(call);
    });
  return { handler, close: () => agent.destroy() };
}

function travelling(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_THE_CONNECTION.has(name)),
  );
}
