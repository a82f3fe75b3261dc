import type { Readable } from 'node:stream';

const MOST_BYTES = 32_000_000;
const TIMEOUT = 10_000;

/**
 * Reads and discards the rest of a body: senders expect a response only after sending it all, and the connection stays
 * usable.
 * @returns whether the end was reached; a body that is too long or too slow is abandoned
 */
export function drain(body: Readable): Promise<boolean> {
  if (body.readableEnded || body.destroyed) return Promise.resolve(body.readableEnded);
  return new Promise((resolve) => {
    let bytes = 0;
    const settle = () => {
      clearTimeout(timer);
      body.off('data', count).off('end', settle).off('close', settle).pause();
      resolve(body.readableEnded);
    };
    const timer = setTimeout(settle, TIMEOUT);
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) settle();
    };
    body.on('data', count).on('end', settle).on('close', settle).resume();
  });
}
