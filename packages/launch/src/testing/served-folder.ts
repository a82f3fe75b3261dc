import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Handler, type Listener, listen } from '../serve/listener';

/** The folder of the running test: a build with a page and a script. */
export const served = { folder: '' };
let server: Listener | undefined;

/** Recreates the folder before each test, and stops its servers; for the top of a file. */
export function prepareFolder(): void {
  beforeEach(async () => {
    served.folder = await mkdtemp(join(tmpdir(), 'waymark-servers-'));
    await mkdir(join(served.folder, 'assets'));
    await writeFile(join(served.folder, 'index.html'), '<html><head><title>x</title></head><body></body></html>');
    await writeFile(join(served.folder, 'assets/main.0123abcd.js'), 'console');
  });
  afterEach(async () => {
    await server?.close();
    server = undefined;
    await rm(served.folder, { recursive: true, force: true });
  });
}

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

/** One call and its response. */
export function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body?: unknown,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    call.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Test ports are outside the ranges of the project's servers. */
export async function serve(handler: Handler): Promise<number> {
  const port = 42_000 + (process.pid % 4000);
  server = await listen(port, 'a test', handler);
  return port;
}
