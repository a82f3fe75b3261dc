import { get as getPlain } from 'node:http';
import { get as getSecure } from 'node:https';

/** Timeout after which a shell counts as missing. */
const TIMEOUT_MS = 10_000;

/** The text of a page. Browsers resolve every name below `localhost` to this machine; the system may not. */
export function askPage(address: string): Promise<string> {
  const url = new URL(address);
  const host = url.hostname.endsWith('.localhost') ? 'localhost' : url.hostname;
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  return new Promise((resolve, reject) => {
    const options = { host, port: url.port, path: url.pathname, headers: { Host: url.host, Accept: 'text/html' } };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    get({ ...options, signal }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve(text)).on('error', reject);
    }).on('error', reject);
  });
}
