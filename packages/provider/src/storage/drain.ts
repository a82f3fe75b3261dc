import type { Readable } from 'node:stream';

const MOST_BYTES = 32_000_000;
const PATIENCE = 10_000;

/**
 * Reads what is left of a body that nobody wants: senders look for an answer when they have sent it all, and the connection
 * stays good for the next call.
 * @returns whether it came to its end; what is too long, or too slow, is left
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
    const timer = setTimeout(settle, PATIENCE);
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) settle();
    };
    body.on('data', count).on('end', settle).on('close', settle).resume();
  });
}
