import type { FastifyReply, FastifyRequest } from 'fastify';

/** A call that is not in the documents. */
export interface UnknownCall {
  readonly method: string;
  /** With its version segment, without its query. */
  readonly path: string;
  /** Whether a page made it rather than a program such as the shell's server. */
  readonly byPage: boolean;
}

/** Ways in which providers answer unknown addresses. */
const REFUSALS: readonly (readonly [type: string, content: string])[] = [
  ['application/json; charset=utf-8', '{"error":"No route matches this address."}'],
  ['text/plain; charset=utf-8', 'Not Found'],
  ['text/html; charset=utf-8', '<!doctype html><title>404</title><h1>The page you were looking for is not here.</h1>'],
  ['', ''],
];

/** Answers undocumented calls, and reports them. */
export class UnknownCalls {
  #answered = 0;

  constructor(private readonly tell: (call: UnknownCall) => void) {}

  refuse(request: FastifyRequest, path: string, reply: FastifyReply): FastifyReply {
    // Browsers send the purpose of a request; programs do not.
    this.tell({ method: request.method, path, byPage: 'sec-fetch-site' in request.headers });
    const [type, content] = REFUSALS[this.#answered % REFUSALS.length] ?? ['', ''];
    this.#answered += 1;
    reply.code(404);
    return type ? reply.type(type).send(content) : reply.send();
  }
}
