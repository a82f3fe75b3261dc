import { Agent, request } from 'node:https';

/** Calls made while something happens to the servers. */
export interface SteadyCalls {
  /** Ends them. @returns how many were answered, and what was wrong with the others */
  end(): Promise<{ readonly answered: number; readonly failed: readonly string[] }>;
}

const TOO_MANY = 429;

/** Steady calls through keep-alive connections, like browsers: every fifth one writes, and one too many for a busy node is repeated. */
export function callSteadily(
  { origin, token, whitelabel, game }: Readonly<Record<'origin' | 'token' | 'whitelabel' | 'game', string>>,
  perSecond: number,
): SteadyCalls {
  const { port, hostname } = new URL(origin);
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, servername: hostname });
  const headers = {
    Host: `${hostname}:${port}`,
    Authorization: `Bearer ${token}`,
    'X-Whitelabel': whitelabel,
    'Content-Type': 'application/json',
  };
  const failed: string[] = [];
  const pending = new Set<Promise<void>>();
  let count = 0;
  const call = () => {
    count += 1;
    const writes = count % 5 === 0;
    const [method, path, body] = writes
      ? ['PUT', `/v1/games/${game}.json`, JSON.stringify({ name: `Name ${count}` })]
      : ['GET', '/v1/games.json', ''];
    const done = new Promise<void>((resolve) => {
      const end = (problem?: string) => {
        if (problem !== undefined) failed.push(`${method} ${problem}`);
        resolve();
      };
      const send = () => {
        const sent = request({ host: '127.0.0.1', port, agent, headers, method, path }, (answer) => {
          const { statusCode, headers } = answer;
          answer.resume().once('end', () => {
            if (statusCode === TOO_MANY) setTimeout(send, Number(headers['retry-after']) * 1000);
            else end(statusCode === 200 ? undefined : `${statusCode}`);
          });
        });
        sent.once('error', (error) => end(error.message));
        sent.end(body);
      };
      send();
    });
    pending.add(done);
    void done.then(() => pending.delete(done));
  };
  const timer = setInterval(call, 1000 / perSecond);
  return {
    end: async () => {
      clearInterval(timer);
      await Promise.all(pending);
      agent.destroy();
      return { answered: count - failed.length, failed };
    },
  };
}
