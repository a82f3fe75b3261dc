import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errors } from './errors';

/** What never became a request: its head is too long, took too long or is none. */
function refusalOf(code: string | undefined) {
  if (code === 'HPE_HEADER_OVERFLOW') return errors.headTooLong();
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return errors.tooSlow();
  return errors.malformed('The request cannot be read.');
}

/**
 * Answers what never became a request, and says that the connection ends with it: a client that took it for a good one
 * would lose its next request there.
 */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = refusalOf(error.code);
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}
