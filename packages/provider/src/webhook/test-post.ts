import { request as secureRequest } from 'node:https';
import { pinAddress, type Resolve, resolveWithSystem } from './outside';
import { isPublicAddress } from './public-address';

/** How webhooks are tested; only tests change the defaults. */
export interface TestPostOptions {
  readonly resolve?: Resolve;
  readonly isAllowed?: (address: string) => boolean;
  readonly request?: typeof secureRequest;
  /** Timeout in milliseconds for name lookup, connection and response status. */
  readonly patience?: number;
}

const PATIENCE = 8000;
const MOST_HEADER_BYTES = 8192;

/**
 * Posts `{"test": true}` to an address.
 * @returns whether the status is a success; redirects are not followed
 * @throws {AddressRefused} if the address is not public
 */
export async function testPost(url: URL, options: TestPostOptions = {}): Promise<boolean> {
  const { resolve = resolveWithSystem, isAllowed = isPublicAddress, request = secureRequest } = options;
  const patience = AbortSignal.timeout(options.patience ?? PATIENCE);
  const tooLate = new Promise<'late'>((done) => patience.addEventListener('abort', () => done('late'), { once: true }));
  const pinned = await Promise.race([pinAddress(url, resolve, isAllowed), tooLate]);
  if (pinned === 'late') return false;
  const body = JSON.stringify({ test: true });
  return new Promise((done) => {
    const post = request(url, {
      ...pinned,
      method: 'POST',
      agent: false,
      signal: patience,
      maxHeaderSize: MOST_HEADER_BYTES,
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': 'Waymark-Webhook-Test',
      },
    });
    post.on('response', (answer) => {
      // Only the status matters, so the body is not read.
      answer.destroy();
      const { statusCode = 0 } = answer;
      done(statusCode >= 200 && statusCode < 300);
    });
    post.on('upgrade', (_answer, socket) => socket.destroy());
    post.on('error', () => done(false));
    post.on('close', () => done(false));
    post.end(body);
  });
}
