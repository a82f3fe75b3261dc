import { Agent, get } from 'node:http';

/** A repeated call. */
export interface Load {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly calls: number;
  readonly atOnce: number;
}

/**
 * Makes the calls concurrently on keep-alive connections.
 * @returns the total size of the responses
 * @throws on the first unsuccessful call
 */
export async function makeCalls({ url, headers, calls, atOnce }: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let left = calls;
  let bytes = 0;
  const caller = async () => {
    while (left > 0) {
      left -= 1;
      const answered = await callOnce(agent, url, headers ?? {});
      bytes += answered;
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, caller));
  } finally {
    agent.destroy();
  }
  return bytes;
}

function callOnce(agent: Agent, url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.once('error', reject);
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve(bytes);
        else reject(new Error(`${url} answered ${answer.statusCode}.`));
      });
    }).once('error', reject);
  });
}
