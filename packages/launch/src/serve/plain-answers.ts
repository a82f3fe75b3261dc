import type { IncomingMessage, ServerResponse } from 'node:http';

/** Responds with a status and a short text. */
export function sendPlain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text);
}

/** Responds to a load balancer or monitoring, with a notice for the operator. */
export function sendStatus(response: ServerResponse, code: number, status: string, notice?: string): void {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  response.writeHead(code, headers).end(JSON.stringify({ status, notice }));
}

/** Refuses everything but GET and HEAD. */
export function refuseMethod(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  response.setHeader('Allow', 'GET, HEAD');
  sendPlain(response, 405, 'Method Not Allowed');
  return true;
}
