import { Agent, request as ask, type IncomingHttpHeaders } from 'node:http';
import type { Handler } from '@waymark/launch';

/** Hop-by-hop headers, which must not be forwarded. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection', 'host']);

/** Proxies calls to a local HTTP/1.1 server. */
export function proxyTo(port: number): { readonly handler: Handler; close(): void } {
  const agent = new Agent({ keepAlive: true });
  const handler: Handler = (incoming, answer) =>
    new Promise((resolve, reject) => {
      const { method, url } = incoming;
      const call = ask({ host: '127.0.0.1', port, agent, method, path: url, headers: endToEnd(incoming.headers) });
      call.once('error', reject);
      call.once('response', (answered) => {
        answer.writeHead(answered.statusCode ?? 502, endToEnd(answered.headers));
        answered.pipe(answer);
        answer.once('close', resolve);
      });
      incoming.pipe(call);
    });
  return { handler, close: () => agent.destroy() };
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP_BY_HOP.has(name)));
}
