import { Agent, request } from 'node:https';

/** A response; status 0 if there was none. */
interface Said {
  readonly status: number;
  readonly body: unknown;
}

/** Calls the provider behind nginx. Never rejects. */
export type Caller = (method: string, path: string, body?: object) => Promise<Said>;

const TIMEOUT_MS = 20_000;

/** Calls through keep-alive connections, like browsers; `token` is read for each. */
export function callerOf(origin: string, whitelabel: string, token: () => string | undefined): Caller {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, servername: hostname });
  return (method, path, body) =>
    new Promise((resolve) => {
      const given = token();
      const headers = {
        Host: `${hostname}:${port}`,
        'X-Whitelabel': whitelabel,
        'Content-Type': 'application/json',
        ...(given ? { Authorization: `Bearer ${given}` } : {}),
      };
      const sent = request({ host: '127.0.0.1', port, agent, headers, method, path: `/v1${path}` }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('error', () => resolve({ status: 0, body: undefined }));
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body: parse(Buffer.concat(parts)) }));
      });
      sent.setTimeout(TIMEOUT_MS, () => sent.destroy());
      sent.once('error', () => resolve({ status: 0, body: undefined }));
      sent.end(body ? JSON.stringify(body) : undefined);
    });
}

function parse(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString());
  } catch {
    return undefined;
  }
}
