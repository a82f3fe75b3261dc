import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errors } from './errors';

/** Connections that never sent a valid request: headers too long, too slow or malformed. */
function refusalOf(code: string | undefined) {
  if (code === 'HPE_HEADER_OVERFLOW') return errors.headTooLong();
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return errors.tooSlow();
  return errors.malformed('The request cannot be read.');
}

/** Answers them and announces that the connection closes; otherwise a client would lose its next request. */
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
