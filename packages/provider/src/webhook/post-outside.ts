import { request as secureRequest } from 'node:https';
import { pinAddress, type Resolve, resolveWithSystem } from './outside';
import { isPublicAddress } from './public-address';

/** How user-supplied addresses are called; only tests change the defaults. */
export interface OutsideOptions {
  readonly resolve?: Resolve;
  readonly isAllowed?: (address: string) => boolean;
  readonly request?: typeof secureRequest;
  /** Timeout in milliseconds for name lookup, connection and response status. */
  readonly timeout?: number;
}

/** The content. */
export interface Post {
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const TIMEOUT = 8000;
const MOST_HEADER_BYTES = 8192;

/**
 * Posts to a user-supplied address.
 * @returns the status; undefined if there was none in time. Redirects are not followed
 * @throws {AddressRefused} if the address is not public
 */
export async function postOutside(
  url: URL,
  { body, headers }: Post,
  options: OutsideOptions = {},
): Promise<number | undefined> {
  const { resolve = resolveWithSystem, isAllowed = isPublicAddress, request = secureRequest } = options;
  const timeout = AbortSignal.timeout(options.timeout ?? TIMEOUT);
  const tooLate = new Promise<'late'>((done) => timeout.addEventListener('abort', () => done('late'), { once: true }));
  const pinned = await Promise.race([pinAddress(url, resolve, isAllowed), tooLate]);
  if (pinned === 'late') return undefined;
  return new Promise((done) => {
    const post = request(url, {
      ...pinned,
      method: 'POST',
      agent: false,
      signal: timeout,
      maxHeaderSize: MOST_HEADER_BYTES,
      headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
    });
    post.on('response', (answer) => {
      // Only the status matters, so the body is not read.
      answer.destroy();
      done(answer.statusCode);
    });
    post.on('upgrade', (_answer, socket) => socket.destroy());
    post.on('error', () => done(undefined));
    post.on('close', () => done(undefined));
    post.end(body);
  });
}
